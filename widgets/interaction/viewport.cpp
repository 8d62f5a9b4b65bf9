#include "widgets/interaction/viewport_p.h"

#include "geometry/vector.h"

#include <cmath>

namespace Trammel {

double viewDegrees(const ViewPort &viewPort)
{
    const QTransform transform = viewPort.sceneToView();
    const double degrees = degreesFromAxis({transform.m11(), transform.m12()});
    return normalizedDegrees(std::round(degrees * 1e9) / 1e9);
}

double pixelSize(const ViewPort &viewPort)
{
    return 1 / std::sqrt(std::abs(viewPort.sceneToView().determinant()));
}

} // namespace Trammel

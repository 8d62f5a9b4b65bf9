#include "widgets/panels/minimappicture_p.h"

#include "widgets/model/document/asdrawn_p.h"
#include "widgets/view/layers/layer_p.h"
#include "widgets/view/painting/shapepainter_p.h"

#include <QtCore/QElapsedTimer>
#include <QtCore/QTimerEvent>

#include <algorithm>

namespace Trammel {

namespace {

/// The shortest pause before an update, and the time limit of each of its steps, in milliseconds.
constexpr int ShortestPause = 100;
constexpr int StepBudget = 4;
/// The ratio of a pause to the time that the update before it took.
constexpr int RestShare = 8;
constexpr int LongestPause = 5000;
/// The picture is fitted again if the width and the height of the drawing are both below this share of the shown area.
constexpr double LeastShare = 0.7;

} // namespace

void MinimapPicture::setDocument(Document *document)
{
    if (m_document)
        m_document->disconnect(this);
    m_document = document;
    if (document) {
        connect(document, &Document::regionChanged, this, &MinimapPicture::noteRegion);
        connect(document, &Document::orderChanged, this, [this] {
            m_stale.addAll();
            wait();
        });
        connect(document, &Document::reset, this, &MinimapPicture::noteAll);
    }
    m_image = {};
    noteAll();
}

void MinimapPicture::setSize(QSize size, double ratio)
{
    if (size == m_size && ratio == m_ratio)
        return;
    m_size = size;
    m_ratio = ratio;
    noteAll();
}

void MinimapPicture::setPalette(const QPalette &palette)
{
    m_palette = palette;
    noteAll();
}

void MinimapPicture::setActive(bool active)
{
    m_isActive = active;
    if (active && !isUpToDate())
        wait();
    if (!active) {
        m_pause.stop();
        m_step.stop();
        if (m_repair)
            noteAll();
    }
}

QTransform MinimapPicture::toImage() const
{
    return m_transform * QTransform::fromScale(m_ratio, m_ratio);
}

void MinimapPicture::noteRegion(const QRectF &region)
{
    m_isFitDue = true;
    m_stale.add(viewRect(region, toImage(), QRect(QPoint(), m_stale.size()), 2));
    wait();
}

void MinimapPicture::noteAll()
{
    m_repair.reset();
    m_step.stop();
    m_area = {};
    m_isFitDue = true;
    m_stale = Damage((QSizeF(m_size) * m_ratio).toSize());
    m_stale.addAll();
    wait();
}

void MinimapPicture::wait()
{
    if (m_isActive && !m_pause.isActive() && !m_repair)
        m_pause.start(int(std::clamp<qint64>(m_cost * RestShare, ShortestPause, LongestPause)), this);
}

void MinimapPicture::timerEvent(QTimerEvent *event)
{
    if (event->timerId() == m_pause.timerId()) {
        m_pause.stop();
        start();
    } else if (event->timerId() == m_step.timerId()) {
        work();
    }
}

void MinimapPicture::fit()
{
    m_isFitDue = false;
    constexpr double margin = 0.05;
    const Aabb2 box = m_document->bounds();
    const double extent = box.isEmpty() ? 0 : std::max({box.size()[0], box.size()[1], 1.0});
    const Aabb2 wanted = box.expanded(extent * margin);
    const bool isLarge = !m_area.isEmpty() && !wanted.isEmpty()
        && std::max(wanted.size()[0] / m_area.size()[0], wanted.size()[1] / m_area.size()[1]) < LeastShare;
    if (m_area.contains(box) && !m_area.isEmpty() && !isLarge)
        return;
    m_area = wanted;
    const QRectF rect = toRect(wanted);
    m_transform = {};
    if (!rect.isEmpty()) {
        const double scale = std::min(m_size.width() / rect.width(), m_size.height() / rect.height());
        m_transform = QTransform::fromTranslate(-rect.center().x(), -rect.center().y())
            * QTransform::fromScale(scale, scale)
            * QTransform::fromTranslate(m_size.width() / 2.0, m_size.height() / 2.0);
    }
    m_stale.addAll();
}

void MinimapPicture::start()
{
    if (!m_document || m_stale.size().isEmpty()) {
        m_stale.clear();
        m_isFitDue = false;
        return;
    }
    QElapsedTimer timer;
    timer.start();
    fit();
    m_cost = timer.elapsed();
    if (m_stale.isEmpty())
        return;
    const bool isNew = m_image.size() != m_stale.size() || m_transform != m_shown;
    if (isNew)
        m_stale.addAll();
    m_repair.emplace(m_stale, toImage(), m_ratio, std::move(m_canvas));
    m_stale.clear();
    Aabb2 all;
    for (const QRectF &area : m_repair->areas())
        all = all.united(toBox(area));
    const AsDrawn drawn(m_document);
    m_repair->setShapes(m_document->candidates(all));
    m_step.start(0, this);
}

void MinimapPicture::work()
{
    if (!m_document || !m_repair) {
        m_step.stop();
        m_repair.reset();
        return;
    }
    const AsDrawn drawn(m_document);
    QElapsedTimer timer;
    timer.start();
    const auto draw = [this](ShapePainter &painter, std::span<const ShapeId> ids) {
        for (std::size_t i = 0; i < ids.size(); ++i) {
            const Shape *shape = m_document->isVisible(ids[i]) ? m_document->find(ids[i]) : nullptr;
            if (shape && !painter.paint(*shape))
                return qsizetype(i);
        }
        return qsizetype(ids.size());
    };
    const bool isDone = m_repair->run(draw, m_palette, QDeadlineTimer(StepBudget));
    m_cost += timer.elapsed();
    if (!isDone)
        return;
    m_step.stop();
    if (m_image.size() != m_stale.size()) {
        m_image = QImage(m_stale.size(), QImage::Format_ARGB32_Premultiplied);
        m_image.fill(Qt::transparent);
    }
    m_canvas = m_repair->finish(m_image);
    m_image.setDevicePixelRatio(1);
    m_repair.reset();
    m_shown = m_transform;
    Q_EMIT changed();
    if (!isUpToDate())
        wait();
}

} // namespace Trammel

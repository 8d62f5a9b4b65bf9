#include "geometry/spatialindex.h"

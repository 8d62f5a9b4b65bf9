#include "geometry/triangulation.h"

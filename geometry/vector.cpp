#include "geometry/vector.h"

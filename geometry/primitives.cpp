#include "geometry/primitives.h"

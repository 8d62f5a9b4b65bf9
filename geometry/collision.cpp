#include "geometry/collision.h"

#include "geometry/orientation.h"

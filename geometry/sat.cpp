#include "geometry/sat.h"

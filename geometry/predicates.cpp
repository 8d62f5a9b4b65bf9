#include "geometry/predicates.h"

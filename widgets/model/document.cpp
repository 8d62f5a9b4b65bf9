#include "widgets/model/document.h"

#pragma once

#include <optional>

/// How long QGraphicsScene::clear() takes with so many items, in milliseconds; nothing when it is not done
/// in time. It cannot be stopped, so it runs in a process of its own: this program, started as
/// "--stock-clear SIZE".
std::optional<double> timeOfStockClear(int size, double limit);

/// What that process does; prints the milliseconds.
void printStockClear(int size);

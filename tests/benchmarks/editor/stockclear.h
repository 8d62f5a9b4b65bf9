#pragma once

#include <optional>

/// The duration of QGraphicsScene::clear() with this number of items, in milliseconds. Empty if it exceeds the limit.
/// The call cannot be interrupted, so it runs in a separate process: this program, started as "--stock-clear SIZE".
std::optional<double> timeOfStockClear(int size, double limit);

/// Runs in that process: measures clear() and prints the milliseconds.
void printStockClear(int size);

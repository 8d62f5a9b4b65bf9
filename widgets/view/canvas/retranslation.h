#pragma once

#include <trammel/widgets_export.h>

#include <QtCore/QtGlobal>

#include <functional>

QT_BEGIN_NAMESPACE
class QWidget;
QT_END_NAMESPACE

namespace Trammel {

/// Calls a function that sets texts: now, and whenever the language of the application changes while the widget exists.
/// The order of several functions of a widget is undefined. They are called before the changeEvent() of the widget and
/// before the functions of its children.
TRAMMEL_WIDGETS_EXPORT void keepTranslated(QWidget *widget, const std::function<void()> &setTexts);

} // namespace Trammel

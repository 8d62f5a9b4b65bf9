<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Trammel</name>
    <message numerus="yes">
        <source>Drawing of %Ln shapes</source>
        <translation>
            <numerusform>Drawing of %Ln shape</numerusform>
            <numerusform>Drawing of %Ln shapes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of %L1 units do not fit into the width.</source>
        <translation>
            <numerusform>%Ln of %L1 units does not fit into the width.</numerusform>
            <numerusform>%Ln of %L1 units do not fit into the width.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of %L1 units do not fit into the container.</source>
        <translation>
            <numerusform>%Ln of %L1 units does not fit into the container.</numerusform>
            <numerusform>%Ln of %L1 units do not fit into the container.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>touches %n others</source>
        <translation>
            <numerusform>touches %n other</numerusform>
            <numerusform>touches %n others</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>contains %n items</source>
        <translation>
            <numerusform>contains %n item</numerusform>
            <numerusform>contains %n items</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Connected %n shapes.</source>
        <translation>
            <numerusform>Connected %n shape.</numerusform>
            <numerusform>Connected %n shapes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Trammel::FindBar</name>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matches</numerusform>
        </translation>
    </message>
</context>
</TS>

#pragma once

#include <QtCore/QStringList>

#include <vector>

/// One operation of Trammel and its peers, measured in one run of a benchmark program.
struct RatioRow
{
    struct Peer
    {
        QString name;
        QString benchmark;
    };

    QString question;
    /// The name of the program without "benchmark_".
    QString program;
    QString own;
    /// Peers that are not installed are left out.
    std::vector<Peer> peers;
    /// The required ratio of the peer's time to Trammel's time. 0 for no goal.
    double goal = 0;
    /// The peer that the goal refers to. Empty for the fastest one.
    QString against = {};
    /// The number of items that one call of Trammel processes, where peers process one per call.
    int items = 1;
    /// Whether the row is part of the short table.
    bool isChosen = false;
};

std::vector<RatioRow> ratioRows();

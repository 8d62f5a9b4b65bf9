#pragma once

#include <QtCore/QStringList>

#include <vector>

/// A question that ours and its peers answer in one run of a benchmark program.
struct RatioRow
{
    struct Peer
    {
        QString name;
        QString benchmark;
    };

    QString question;
    /// Without "benchmark_".
    QString program;
    QString own;
    /// Those that are not installed are left out.
    std::vector<Peer> peers;
    /// As how many times as long the peer that counts should take, and which that is; the fastest one where
    /// none is named. 0 for no goal.
    double goal = 0;
    QString against = {};
    /// What ours answers at once, for peers that answer one by one.
    int items = 1;
    /// One of a few that stand for all.
    bool isChosen = false;
};

std::vector<RatioRow> ratioRows();

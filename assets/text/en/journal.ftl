# What is found in a journal, and why something was not done.

journal-notice-torn-line = The last act was never fully written and is left out; what there was of it is kept beside the file
journal-notice-tail-missing = Acts { $found } to { $seen } were written once and are missing from the file; an older copy may have been put in its place
journal-notice-tail-differs = Act { $at } is not the one that was written here; the file was continued elsewhere
journal-notice-read-only = The file can only be read, so nothing can be done in this tournament until it can be written
journal-notice-not-locked = This folder cannot keep a second window from writing to the file; use only one
journal-notice-in-use = Another window is working on this tournament, so it can only be looked at here

journal-damage = The journal is damaged at line { $line }: { $what }. Everything before it is shown, and nothing is written to the file
journal-damage-not-a-line = it does not have a number, a checksum and an act
journal-damage-sequence = act { $expected } should come next, and act { $found } stands there
journal-damage-checksum = it was changed, or does not belong after the line before it
journal-damage-not-an-act = it holds no act that this program knows ({ $reason })
journal-damage-misfit = its act does not fit those before it

failure-read-only = The tournament can only be looked at here, so nothing was changed
failure-busy = Other stations wrote first, so nothing was changed; try again
failure-fault = Nothing was changed: the act would have broken what must always be true ({ $what })
failure-broken = Nothing was changed: the program met an error of its own

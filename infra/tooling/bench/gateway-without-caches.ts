import { PolledSnapshots } from '~/gateway/live/polled-snapshots';
import { KnownSessions } from '~/infra/sessions/known-sessions';

/** The gateway of the product without what `BENCH_WITHOUT` names, to see what each cache is worth: every poll reads what it needs. */
const without = (process.env.BENCH_WITHOUT ?? '').split(' ');

if (without.includes('polled-snapshots')) {
  PolledSnapshots.prototype.read = async (_topic, isFor, load) => {
    const snapshot = await load();
    return snapshot && isFor(snapshot) ? snapshot : null;
  };
}
if (without.includes('known-sessions')) {
  KnownSessions.prototype.find = async function (claim) {
    return claim ? this['sessions'].find(claim) : null;
  };
}

// Once everything above is done.
require('~/gateway/main');

import { deleteOldNotifications } from '~/domain/accounts/delete-old-notifications';
import { deleteOldLinks } from '~/domain/accounts/email/delete-old-links';
import { forgetGuests } from '~/domain/accounts/forget-guests';
import { deleteOldExports } from '~/domain/accounts/privacy/exports';
import { deleteEmptyGroups } from '~/domain/group-practice/delete-empty-groups';
import { forgetKnocks } from '~/domain/group-practice/forget-knocks';
import { deleteOldMails } from '~/domain/mails/delete-old-mails';
import { hourPassed } from '~/domain/ops/events';
import { deleteWhatIsOverJob, FROM_THE_START, RETENTION_EVERY } from '~/domain/ops/jobs';
import { deleteLeftQuestionDrafts } from '~/domain/questions/delete-left-drafts';
import { deleteEndedLinks } from '~/domain/shared-results/share-result';
import { deleteLeftStationDrafts } from '~/domain/stations/delete-left-drafts';
import type { Transaction } from '~/domain/kit/transaction';
import { handle } from '../registry';

/** Rows in one transaction: few enough that nobody waits for it. */
const BATCH = 100;

const kinds: readonly ((tx: Transaction, most: number) => Promise<number>)[] = [
  forgetGuests,
  deleteOldNotifications,
  deleteOldExports,
  forgetKnocks,
  deleteOldLinks,
  deleteOldMails,
  deleteLeftStationDrafts,
  deleteLeftQuestionDrafts,
  deleteEndedLinks,
];

/** In small transactions, each of which finds by itself what is still to be done: killed at any moment, the next run goes on. */
export const deleteWhatIsOver = handle(deleteWhatIsOverJob, {
  async run({ groups_since }, { deps, commit }) {
    for (const deleteSome of kinds) while ((await deps.inTransaction((tx) => deleteSome(tx, BATCH))) === BATCH);
    let walk = { since: new Date(groups_since), more: true };
    while (walk.more) walk = await deps.inTransaction((tx) => deleteEmptyGroups(tx, walk.since, BATCH));
    await commit(async (tx) => {
      tx.announce(hourPassed, { at: tx.clock.now().toISOString() });
      tx.enqueue(deleteWhatIsOverJob, { groups_since: walk.since.toISOString() }, { delay: RETENTION_EVERY });
    });
  },
  failed: async (tx) => tx.enqueue(deleteWhatIsOverJob, FROM_THE_START, { delay: RETENTION_EVERY }),
});

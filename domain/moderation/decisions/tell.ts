import { notificationsPage, type NotificationKind } from '../../accounts/contract';
import { notify } from '../../accounts/notify';
import { href } from '../../kit/contract';
import type { Transaction } from '../../kit/transaction';
import type { Standing } from '../queue/contract';
import { ownCasePage } from './contract';

const TOLD: Record<Exclude<Standing, 'taken_down'>, NotificationKind> & { taken_down: NotificationKind } = {
  shown: 'moderated-restored',
  hidden: 'moderated-hidden',
  returned: 'moderated-returned',
  removing: 'moderated-hidden',
  taken_down: 'moderated-taken-down',
};

/** Tells an author how a thing of theirs stands now, and why; never who reported it. */
export const tellAuthor = (
  tx: Transaction,
  author: number,
  about: { case_id: number; thing: string; reason: string; standing: Standing; about: 'standing' | 'change' | 'stays' },
): Promise<void> =>
  notify(tx, {
    account_id: author,
    kind:
      about.about === 'stays'
        ? 'moderated-stays'
        : about.about === 'change'
          ? 'moderated-changed'
          : TOLD[about.standing],
    values: { thing: about.thing, reason: about.reason },
    url: href(ownCasePage, { case_id: about.case_id }),
  });

/** Tells who reported a thing what came of it. In the order of their ids, as everybody who notifies several. */
export async function tellReporters(
  tx: Transaction,
  reporters: readonly number[],
  thing: string,
  upheld: boolean | null,
): Promise<void> {
  for (const account_id of reporters.toSorted((one, other) => one - other))
    await notify(tx, {
      account_id,
      kind: upheld === null ? 'report-resolved' : upheld ? 'report-upheld' : 'report-kept',
      values: { thing },
      url: href(notificationsPage),
    });
}

import { notificationsPage, type NotificationKind } from '../../accounts/contract';
import { notify } from '../../accounts/notify';
import { href } from '../../kit/contract';
import { statement } from '../../kit/statement';
import type { Transaction } from '../../kit/transaction';
import type { Standing } from '../queue/contract';
import { type Place, placeFor, seenAtOr } from '../targets/seen-at';
import { JOIN_TARGET, TARGETS } from '../targets/targets';
import { ownCasePage } from './contract';
import { PEOPLE } from '~/domain/accounts/views';
import { CASES } from '~/domain/reports/views';

const TOLD: Record<Exclude<Standing, 'taken_down'>, NotificationKind> & { taken_down: NotificationKind } = {
  shown: 'moderated-restored',
  hidden: 'moderated-hidden',
  returned: 'moderated-returned',
  removing: 'moderated-hidden',
  taken_down: 'moderated-taken-down',
};

/** Tells an author how a thing of theirs stands now, and why; never who reported it. */
export const notifyAuthor = (
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

// The thing may be hidden by now, and then most of them lead nowhere.
const places = statement<{ account_id: number; place: Place }, [number, readonly number[]]>(
  'moderation.places-for-reporters',
  `SELECT account.id AS account_id, ${placeFor('account.id')} AS place
     FROM ${CASES} target JOIN ${PEOPLE} account ON account.id = ANY ($2::int[])
     ${JOIN_TARGET}
    WHERE target.id = $1::int ORDER BY account.id`,
);
/** Tells who reported a thing what came of it, with the moderator's words if it stays, and leads them to it. In the order of their ids, as everybody who notifies several. */
export async function notifyReporters(
  tx: Transaction,
  reporters: readonly number[],
  about: { case_id: number; thing: string; upheld: boolean | null; shown: boolean; reason: string },
): Promise<void> {
  const { case_id, thing, upheld, shown, reason } = about;
  if (reporters.length === 0) return;
  for (const { account_id, place } of await tx.sql.all(places, [case_id, reporters]))
    await notify(tx, {
      account_id,
      kind: upheld === null ? 'report-resolved' : upheld ? 'report-upheld' : 'report-kept',
      // Words for what was done to the author are the author's.
      values: upheld === false ? { thing, reason } : { thing },
      url: shown || !TARGETS[place.kind].goneWhenHidden ? seenAtOr(place) : href(notificationsPage),
    });
}

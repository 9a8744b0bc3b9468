import { notify } from '../../accounts/notify';
import type { Person } from '../../accounts/person';
import { mayModerate } from '../../accounts/policy';
import { lockRoles, setRole } from '../../accounts/roles/change-role';
import { href } from '../../kit/contract';
import { statement } from '../../kit/statement';
import type { Transaction } from '../../kit/transaction';
import { notReviewed, notUndoable } from '../../review/refusals';
import { queueChanged } from '../decisions/case.query';
import { lockApplicant } from './apply';
import { becomeAuthorPage } from './contract';

const whose = statement<{ account_id: number }, [number]>(
  'moderation.whose-decided-application',
  'SELECT account_id FROM author_applications WHERE id = $1::int',
);
const reopen = statement<{ id: number }, [number, string]>(
  'moderation.reopen-application',
  `UPDATE author_applications application SET state = 'open', reason = '', decided_by = NULL, decided_at = NULL
    WHERE id = $1::int AND state = $2
      AND NOT EXISTS (SELECT FROM author_applications later WHERE later.account_id = application.account_id AND later.id > application.id)
   RETURNING id`,
);

/**
 * An application waits again. Who was accepted is no author until it is decided anew; what they published meanwhile stays.
 * @param person checked again here: their own role may have been taken a moment ago
 * @param revision of the sample where it was accepted; null where it was refused
 * @throws Problem not-found `proposal-not-reviewed`; conflict `decision-not-undoable` where it was decided again, or the person has applied again since
 */
export async function undoOfApplication(
  tx: Transaction,
  person: Person,
  applicationId: number,
  revision: number | null,
): Promise<void> {
  const accepted = revision !== null;
  await lockRoles(tx);
  const own = await lockApplicant(tx, person.id);
  if (!own || !mayModerate({ ...person, roles: own })) throw notReviewed();
  const account_id = (await tx.sql.one(whose, [applicationId]))?.account_id;
  const roles = account_id === undefined ? null : await lockApplicant(tx, account_id);
  if (account_id === undefined || !roles) throw notUndoable();
  if (!(await tx.sql.one(reopen, [applicationId, accepted ? 'accepted' : 'refused']))) throw notUndoable();
  const notice = { kind: 'application-reopened', values: {}, url: href(becomeAuthorPage) } as const;
  if (accepted && roles.includes('author')) {
    const origin = 'application';
    await setRole(tx, { account_id, role: 'author', given: false, reason: '', origin, by_id: person.id, notice });
  } else await notify(tx, { account_id, ...notice });
  await queueChanged(tx);
}

import { inForce } from '../../accounts/sanctions/in-force';
import { isStaff, mayModerate } from '../../accounts/policy';
import type { Person } from '../../accounts/person';
import type { Role } from '../../accounts/contract';
import type { SentPageData } from '../../kit/contract';
import { notFound } from '../../kit/errors';
import { statement } from '../../kit/statement';
import type { Reader } from '../../kit/transaction';
import type { OwnSanction, personPage, RecordedSanction } from './contract';
import { PEOPLE } from '~/domain/accounts/views';
import { CASES } from '~/domain/reports/views';

interface Row {
  id: number;
  kind: RecordedSanction['kind'];
  reason: string;
  created_at: Date;
  until: Date | null;
  in_force: boolean;
  lifted_at: Date | null;
  lift_reason: string;
  asked_words: string;
  answered: boolean;
  by: string | null;
  lifted_by: string | null;
}
const ofAccount = statement<Row, [number, Date]>(
  'moderation.sanctions-of',
  `SELECT sanction.id, sanction.kind, sanction.reason, sanction.created_at, sanction.until, sanction.kind <> 'warn' AND ${inForce('sanction', '$2')} AS in_force, sanction.lifted_at,
          sanction.lift_reason, sanction.asked_words, sanction.answered_at IS NOT NULL AS answered, giver.display_name AS by, lifter.display_name AS lifted_by
     FROM account_sanctions sanction
     LEFT JOIN ${PEOPLE} giver ON giver.id = sanction.given_by
     LEFT JOIN ${PEOPLE} lifter ON lifter.id = sanction.lifted_by
    WHERE sanction.account_id = $1::int ORDER BY sanction.id DESC LIMIT 100`,
);

const toSanction = ({ created_at, until, lifted_at, lift_reason, asked_words, ...row }: Row): RecordedSanction => ({
  ...row,
  at: created_at.toISOString(),
  until: until?.toISOString() ?? null,
  lifted: lifted_at === null ? null : { at: lifted_at.toISOString(), reason: lift_reason },
  asked: asked_words,
});

const sanctionsOf = async (read: Reader, accountId: number): Promise<RecordedSanction[]> =>
  (await read.sql.all(ofAccount, [accountId, read.clock.now()])).map(toSanction);

/** What was decided on oneself; not by whom. */
export const ownSanctions = async (read: Reader, accountId: number): Promise<OwnSanction[]> =>
  (await sanctionsOf(read, accountId)).map(({ by: _, lifted_by: __, ...sanction }) => sanction);

interface Sanctioned {
  id: number;
  name: string;
  avatar: string;
  since: Date;
  roles: Role[];
  case_id: number | null;
}
const find = statement<Sanctioned, [number]>(
  'moderation.person-to-sanction',
  `SELECT account.id, account.display_name AS name, account.avatar, account.created_at AS since, account.roles,
          (SELECT id FROM ${CASES} moderated WHERE kind = 'person' AND entity_id = account.id) AS case_id
     FROM ${PEOPLE} account WHERE account.id = $1::int AND NOT account.guest`,
);

/** Nobody decides on themselves; on staff and moderators only staff decide. */
export const maySanction = (who: Person, target: { id: number; roles: readonly Role[] }): boolean =>
  mayModerate(who) &&
  who.id !== target.id &&
  (isStaff(who) || !target.roles.some((role) => role === 'staff' || role === 'moderator'));

/** @throws Problem not-found for anybody but moderators, and if there is no such person */
export async function findSanctioned(
  read: Reader,
  who: Person,
  accountId: number,
): Promise<SentPageData<typeof personPage>> {
  const found = mayModerate(who) ? await read.sql.one(find, [accountId]) : null;
  if (!found) throw notFound();
  const { case_id, roles, since, ...person } = found;
  return {
    person: { ...person, since: since.toISOString() },
    may_sanction: maySanction(who, { id: person.id, roles }),
    // A moderator does not read here what others decided on them, and who did.
    sanctions: who.id === accountId ? [] : await sanctionsOf(read, accountId),
    case_id,
  };
}

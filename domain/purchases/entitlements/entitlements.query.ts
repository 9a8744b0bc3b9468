import { type Person, PERSON_COLUMNS, type PersonRow, toPerson } from '~/domain/accounts/person';
import type { Snapshot } from '~/domain/kit/contract';
import { statement } from '~/domain/kit/statement';
import type { Reader } from '~/domain/kit/transaction';
import { type Ability, GATED, SUPPORTER } from './abilities';
import type { accountEntitlements } from './contract';
import { may } from './may';

type EntitlementsSnapshot = Snapshot<typeof accountEntitlements>;

interface Held {
  product: string | null;
  source: string;
  entitlements: string[];
  starts_at: string;
  ends_at: string | null;
}

const ofAccount = statement<PersonRow & { version: number; held: Held[] }, [number, Date]>(
  'purchases.entitlements',
  `SELECT ${PERSON_COLUMNS}, account.entitlements_version AS version,
          coalesce((SELECT json_agg(one ORDER BY one.id) FROM (
            SELECT id, product, source, entitlements, starts_at, ends_at FROM grants
             WHERE account_id = account.id AND ended_at IS NULL AND starts_at <= $2 AND (ends_at IS NULL OR ends_at > $2)) one), '[]') AS held
     FROM accounts account WHERE account.id = $1 AND NOT account.guest`,
);

const iso = (at: string | null): string | null => at && new Date(at).toISOString();

const abilitiesOf = (person: Person): string[] => {
  const asked: Ability[] = [
    ...GATED,
    ...(person.entitlements ?? []).filter((one) => one.startsWith('pack.')).map((one) => one as Ability),
  ];
  return asked.filter((ability) => may(person, ability));
};

/** A role gives as a grant does. */
const ROLE_GRANT = {
  product: SUPPORTER,
  source: 'role',
  entitlements: [SUPPORTER],
  from: null,
  until: null,
};

/** What a person may do beyond an account, and what gives it. Null for a guest, or nobody. */
export async function entitlementsOf(read: Reader, accountId: number): Promise<EntitlementsSnapshot | null> {
  const now = read.clock.now();
  const row = await read.sql.one(ofAccount, [accountId, now]);
  if (!row) return null;
  const person = toPerson(row, now);
  const byRole = person.roles.includes('supporter') || person.roles.includes('staff');
  return {
    version: row.version,
    abilities: abilitiesOf(person),
    grants: [
      ...(byRole ? [ROLE_GRANT] : []),
      ...row.held.map(({ product, source, entitlements, starts_at, ends_at }) => ({
        product: product ?? '',
        source: source.slice(0, source.indexOf(':')),
        entitlements,
        from: iso(starts_at),
        until: iso(ends_at),
      })),
    ],
  };
}

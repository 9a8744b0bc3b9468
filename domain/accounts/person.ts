import type { Language, Person, Role } from '../kit/person';
import { NEEDS_SECOND_FACTOR } from './security/role-rule';

export type { Person };

/** The columns of `accounts` that make a person, for statements that join it as `account`. */
export const PERSON_COLUMNS =
  'account.id, account.display_name, account.avatar, account.username, account.guest, account.roles, account.language, account.demo, account.second_factor, account.entitlements';

/** The same with what only somebody who asks with a session is asked for. */
export const ASKING_COLUMNS = `${PERSON_COLUMNS}, account.erase_at IS NOT NULL AS leaving`;

/** A grant as its account holds it (`save-entitlements.ts`). Times are epoch milliseconds; `until` is null if it has no end. */
export interface HeldGrant {
  has: string[];
  from: number;
  until: number | null;
}

export interface PersonRow {
  id: number;
  display_name: string;
  avatar: string;
  username: string | null;
  guest: boolean;
  roles: Role[];
  language: Language;
  demo: boolean;
  second_factor: boolean;
  /** The grants that have not ended; absent for somebody who has just come. */
  entitlements?: readonly HeldGrant[];
  /** Of `ASKING_COLUMNS` alone. */
  leaving?: boolean;
}

const inForce = ({ from, until }: HeldGrant, now: number) => from <= now && (until === null || until > now);

/** What grants give at a moment, and when time alone changes that. */
function entitledAt(grants: readonly HeldGrant[], now: number): Pick<Person, 'entitlements' | 'entitledUntil'> {
  const has = [...new Set(grants.filter((grant) => inForce(grant, now)).flatMap((grant) => grant.has))].sort();
  const changes = grants.flatMap(({ from, until }) => [from, until ?? 0]).filter((at) => at > now);
  return {
    ...(has.length > 0 ? { entitlements: has } : {}),
    ...(changes.length > 0 ? { entitledUntil: Math.min(...changes) } : {}),
  };
}

/** Roles that need a second factor are no roles of a person who has none: nothing else has to ask. */
export function toPerson(row: PersonRow, now: Date): Person {
  const off = row.second_factor || row.demo ? [] : row.roles.filter((role) => NEEDS_SECOND_FACTOR.includes(role));
  return {
    id: row.id,
    name: row.display_name,
    avatar: row.avatar,
    username: row.username,
    guest: row.guest,
    roles: off.length > 0 ? row.roles.filter((role) => !off.includes(role)) : row.roles,
    language: row.language,
    ...(off.length > 0 ? { rolesOff: off } : {}),
    ...(row.leaving ? { leaving: true as const } : {}),
    ...entitledAt(row.entitlements ?? [], now.getTime()),
  };
}

/** `Ana María`, `Ruiz` → `Ana María R.`: enough to be recognised by, not enough to be looked up by. */
export function displayName(firstName: string, lastName: string): string {
  const [initial] = lastName.trim();
  return initial ? `${firstName.trim()} ${initial.toLocaleUpperCase()}.` : firstName.trim();
}

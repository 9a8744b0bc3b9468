import type { Language, Person, Role } from '../kit/person';

export type { Person };

/** The columns of `accounts` that make a person, for statements that join it as `account`. */
export const PERSON_COLUMNS =
  'account.id, account.display_name, account.avatar, account.username, account.guest, account.roles, account.language';

export interface PersonRow {
  id: number;
  display_name: string;
  avatar: string;
  username: string | null;
  guest: boolean;
  roles: Role[];
  language: Language;
}

export const toPerson = (row: PersonRow): Person => ({
  id: row.id,
  name: row.display_name,
  avatar: row.avatar,
  username: row.username,
  guest: row.guest,
  roles: row.roles,
  language: row.language,
});

/** `Ana María`, `Ruiz` → `Ana María R.`: enough to be recognised by, not enough to be looked up by. */
export function displayName(firstName: string, lastName: string): string {
  const [initial] = lastName.trim();
  return initial ? `${firstName.trim()} ${initial.toLocaleUpperCase()}.` : firstName.trim();
}

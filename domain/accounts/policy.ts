import type { Role } from './contract';
import type { Person } from './person';

const has = (person: Person, ...roles: Role[]) => !person.guest && roles.some((role) => person.roles.includes(role));

export const isRegistered = (person: Person | null): person is Person => person !== null && !person.guest;
export const isStaff = (person: Person) => has(person, 'staff');
/** By role or by a grant. Gates ask `may` of `purchases/entitlements`. */
export const isSupporter = (person: Person) =>
  has(person, 'supporter', 'staff') || (!person.guest && (person.entitlements ?? []).includes('supporter'));
export const mayAuthor = (person: Person) => has(person, 'author', 'moderator', 'staff');
export const mayModerate = (person: Person) => has(person, 'moderator', 'staff');
/** What a person may do wherever they are. `publish`: write for everybody; `operate`: use the pages of operators. */
export const personAbilities = { publish: mayAuthor, moderate: mayModerate, operate: isStaff };
/** Give and take the roles of others, and of oneself. */
export const mayChangeRoles = isStaff;
/** Notifications are read by the person they are for, and by nobody else. */
export const mayReadNotifications = (person: Person, accountId: number) =>
  isRegistered(person) && person.id === accountId;

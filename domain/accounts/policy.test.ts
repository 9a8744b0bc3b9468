import { type Role, ROLES } from './contract';
import type { Person } from './person';
import { isRegistered, isStaff, isSupporter, mayAuthor, mayModerate, mayReadNotifications } from './policy';

const somebody = (...roles: Role[]): Person => ({
  id: 7,
  name: 'Rosa Q.',
  avatar: '',
  username: 'rosa',
  guest: false,
  roles,
  language: 'en',
});
const rolesThat = (may: (person: Person) => boolean) => ROLES.filter((role) => may(somebody(role)));

test('who may do what by role', () => {
  expect(rolesThat(isStaff)).toEqual(['staff']);
  expect(rolesThat(isSupporter)).toEqual(['supporter', 'staff']);
  expect(rolesThat(mayAuthor)).toEqual(['author', 'moderator', 'staff']);
  expect(rolesThat(mayModerate)).toEqual(['moderator', 'staff']);
});

test('a guest may do none of it, with any roles in their row', () => {
  const guest = { ...somebody(...ROLES), guest: true };
  expect([
    isRegistered(guest),
    isStaff(guest),
    isSupporter(guest),
    mayAuthor(guest),
    mayModerate(guest),
    mayReadNotifications(guest, guest.id),
  ]).toEqual(Array(6).fill(false));
  expect(isRegistered(null)).toBe(false);
});

test('notifications are for the person themself, not even for staff', () => {
  expect(mayReadNotifications(somebody(), 7)).toBe(true);
  expect(mayReadNotifications(somebody('staff'), 8)).toBe(false);
});

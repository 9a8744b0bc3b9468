import { abilities, abilitiesOf } from './abilities';
import type { Person } from './person';

const person: Person = { id: 7, name: 'Rosa', avatar: '', username: 'rosa', guest: false, roles: [], language: 'en' };
const rules = {
  read: () => true,
  change: ({ id }: Person, thing: { owner_id: number }) => thing.owner_id === id,
};

test('abilities are what the rules say of the person and the thing', () => {
  expect(abilitiesOf(rules, person, { owner_id: 7 })).toEqual({ read: true, change: true });
  expect(abilitiesOf(rules, person, { owner_id: 8 })).toEqual({ read: true, change: false });
});

test('nobody has none', () =>
  expect(abilitiesOf(rules, null, { owner_id: 7 })).toEqual({ read: false, change: false }));

test('a contract names all of them, and takes no others', () => {
  const schema = abilities('read', 'change');
  expect(schema.parse({ read: true, change: false, other: true })).toEqual({ read: true, change: false });
  expect(schema.safeParse({ read: true }).success).toBe(false);
});

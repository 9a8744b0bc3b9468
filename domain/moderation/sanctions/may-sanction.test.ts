import type { Role } from '../../accounts/contract';
import type { Person } from '../../accounts/person';
import { maySanction } from './sanctions.query';

const person = (id: number, ...roles: Role[]) => ({ id, roles, guest: false }) as Person;

it.each([
  ['learner', 'learner', false],
  ['author', 'learner', false],
  ['moderator', 'learner', true],
  ['moderator', 'author', true],
  ['moderator', 'moderator', false],
  ['moderator', 'staff', false],
  ['staff', 'moderator', true],
  ['staff', 'staff', true],
] as const)('%s on %s: %s', (who, on, may) => expect(maySanction(person(1, who), person(2, on))).toBe(may));

it('nobody decides on themselves', () => expect(maySanction(person(1, 'staff'), person(1, 'staff'))).toBe(false));

import { rooms as domainRooms } from '~/domain/rooms';
import { rooms } from './rooms';

it('are rooms of the product, each named once', () => {
  const names = rooms.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => name !== 'home' && !domainRooms.some((room) => room.name === name))).toEqual([]);
});

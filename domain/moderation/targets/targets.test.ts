import { REPORTED_THINGS } from '~/domain/reports/contract';
import { rooms } from '~/domain/rooms';
import { TARGETS } from './targets';

it('everything that rooms declare as moderated can be reported, and nothing else', () => {
  const declared = rooms.flatMap(({ moderated }) => moderated.map(({ kind }) => kind));
  expect(declared.sort()).toEqual([...REPORTED_THINGS].sort());
  expect(Object.keys(TARGETS).sort()).toEqual(declared);
});

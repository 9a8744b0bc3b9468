import type { RouteObject } from 'react-router';
import { contracts, rooms as domainRooms } from '~/domain/rooms';
import { purchasePage } from '~/domain/purchases/contract';
import { sharedResult } from '~/domain/shared-results/contract';
import { stationEntry } from '~/domain/stations/contract';
import { STATION_BASES } from '~/domain/stations/styles';
import type { PageHandle } from '../core/room';
import { messages } from '../messages/testing/messages';
import { rooms } from './rooms';

it('are rooms of the product, each named once', () => {
  const names = rooms.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => name !== 'home' && !domainRooms.some((room) => room.name === name))).toEqual([]);
});

/** Named after what they are about: `preview` of the gateway's page says it. */
const NAMED_BY_DATA = [purchasePage.path, sharedResult.path, stationEntry.path];

const below = (all: readonly RouteObject[]): RouteObject[] =>
  all.flatMap((route) => [route, ...below(route.children ?? [])]);

it('name the heading of every page that anybody may open, for its first HTML', () => {
  const handles = new Map(
    below(rooms.flatMap((room) => room.routes)).map(({ path, handle }) => [path, handle as PageHandle | undefined]),
  );
  const open = contracts.flatMap((one) => (one.kind === 'page' && one.access === 'anyone' ? [one.path] : []));
  expect(open).toEqual(expect.arrayContaining(['/terms/', '/privacy/', '/join/:pin/', '/forgotten-password/']));
  const headingsOf = (path: string) =>
    STATION_BASES.map((base) =>
      (handles.get(path.replace(':base', base)) ?? handles.get(path))?.heading?.replace(':base', base),
    );
  const without = open.filter((path) =>
    headingsOf(path).some((heading) => !heading || !(heading in messages.en) || !(heading in messages.es)),
  );
  expect(without.toSorted()).toEqual(NAMED_BY_DATA.toSorted());
});

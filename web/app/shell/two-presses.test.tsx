/** @jest-environment jsdom */
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { STATION_BASES } from '~/domain/stations/styles';
import type { Person } from '~/web/core/session';
import { LED_TO, NOT_WALKED_TO } from '~/web/e2e/led-to';
import { NotificationsMenu } from '~/web/features/accounts/notifications-menu';
import { rooms } from '../rooms';
import { pathsOf } from '../routes';
import { LEARNER, renderApp } from '../testing/render-app';
import { BottomBar } from './bottom-bar';
import { Footer } from './footer';
import { Header } from './header';
import { MenuDrawer } from './menu-drawer';
import { ProfileMenu } from './profile-menu';
import { SearchLink } from './search-link';

/** A person who may go everywhere. */
const EVERYTHING: Person = { ...LEARNER, roles: ['learner', 'author', 'moderator', 'staff'] };

/** Where the links on the screen lead, without what they ask for. */
const links = () =>
  [...document.querySelectorAll('a[href^="/"]')].map((link) => link.getAttribute('href')!.split(/[?#]/)[0]!);

/** Where two presses lead at most: the links that are there, and those in what each button opens. */
async function twoPresses(element: ReactNode, buttons: readonly RegExp[], person: Person | null = EVERYTHING) {
  await renderApp({ routes: [{ path: '/here/', element }], at: '/here/', person });
  const found = new Set(links());
  for (const name of buttons) {
    const button = screen.getByRole('button', { name });
    const opens = button.getAttribute('aria-haspopup') === 'menu' ? 'menuitem' : 'dialog';
    await userEvent.click(button);
    await screen.findAllByRole(opens);
    for (const link of links()) found.add(link);
    await userEvent.keyboard('{Escape}');
  }
  cleanup();
  return found;
}

const AREAS = [/^Practise$/, /^Questions$/, /^Cards$/];
const OWN = [/^Account of/, /^Notifications/];

const atADesk = () =>
  twoPresses(
    <>
      <Header />
      <Footer />
    </>,
    [...AREAS, ...OWN],
  );

/** What a narrow screen shows of the header, and the bar at the thumb. */
function OnAPhone() {
  const [opened, open] = useState(false);
  return (
    <>
      <SearchLink />
      <NotificationsMenu personId={EVERYTHING.id} />
      <ProfileMenu person={EVERYTHING} />
      <Footer />
      <BottomBar onMore={() => open(true)} />
      {opened && <MenuDrawer onClose={() => open(false)} />}
    </>
  );
}

/** Without a parameter; of the four styles of stations, which have the same pages, the first one's. */
const isPlain = (path: string): boolean =>
  !path.includes(':') && !STATION_BASES.slice(1).some((base) => path.startsWith(`/${base}/`));
const pages = (of: typeof rooms) =>
  of.flatMap(({ routes }) => pathsOf(routes).filter((path) => isPlain(path) && !(path in NOT_WALKED_TO)));

/** Where the room is entered through a page of another one. */
const ENTERED_AT: Readonly<Record<string, string>> = { 'circuit-runs': '/osce-stations/circuits/' };

describe('within two presses', () => {
  it.each([
    ['at a desk', atADesk],
    ['on a phone', () => twoPresses(<OnAPhone />, [...AREAS, /^More$/, ...OWN])],
  ])('somebody is in every room %s', async (_, walk) => {
    const found = await walk();
    const visitor = await twoPresses(<Header />, [], null);
    const far = rooms.filter((room) => {
      const entry = ENTERED_AT[room.name];
      const own = entry ? [entry] : pages([room]);
      return own.length > 0 && !own.some((path) => path === '/' || found.has(path) || visitor.has(path));
    });
    expect(far.map(({ name }) => name)).toEqual([]);
  });

  it('somebody is on every page, or on one that leads there', async () => {
    const found = await atADesk();
    const visitor = await twoPresses(<Header />, [], null);
    const others = pages(rooms).filter((path) => path !== '/' && !found.has(path) && !visitor.has(path));
    expect(
      Object.values(LED_TO)
        .flatMap(({ to }) => to)
        .toSorted(),
    ).toEqual([...new Set(others)].toSorted());
    expect(LED_TO.filter(({ from }) => !found.has(from))).toEqual([]);
  });
});

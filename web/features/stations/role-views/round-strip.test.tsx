/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react';
import { groupLobby, type LobbySnapshot } from '~/domain/group-practice/contract';
import { keyOfTicks, roundTicks } from '~/domain/group-practice/marks-contract';
import { saveSnapshot } from '~/web/live/snapshots';
import { checklistOf, PIN, SLUG, statusOf } from '../testing/answers';
import { fakeGateway, renderStations } from '../testing/render-stations';
import { StudentPage } from './student-page';

const AT = `/osce-stations/${SLUG}/student/?pin=${PIN}`;
const ROUTES = [{ path: '/osce-stations/:slug/student/', element: <StudentPage /> }];
const station = { ...checklistOf().station, extra_candidate_resources: '' };
const settle = () => act(async () => void (await jest.advanceTimersByTimeAsync(0)));
const person = (id: number, name: string, role: string, presence = 'here') => ({
  id,
  name,
  role,
  presence,
  avatar: '',
});

async function open(status: Parameters<typeof statusOf>[0]) {
  fakeGateway({ [`GET ${AT}`]: { body: { station, group: { pin: PIN, is_host: false, role: 'observer' } } } });
  const { push, cache } = renderStations({ at: AT, routes: ROUTES });
  const send = async (ticked: number[], members: unknown[], version: number) => {
    await act(async () => {
      const lobby = { version, members } as unknown as LobbySnapshot;
      saveSnapshot(cache, groupLobby.name, PIN, lobby);
      saveSnapshot(cache, roundTicks.name, keyOfTicks(PIN, 1), { version, items: 3, ticked });
    });
    await settle();
  };
  await settle();
  await push(PIN, statusOf({ state: 'running', round: 1, ...status }));
  // The strip is fetched.
  await act(async () => void (await import('~/web/parts/group-practice/round-strip')));
  await settle();
  return send;
}

const MEMBERS = [
  person(7, 'Noor B.', 'student'),
  person(9, 'Ivo P.', 'examiner'),
  person(1, 'Amina K.', 'observer'),
  person(8, 'Ruth E.', 'none'),
];

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

describe('the strip of a round', () => {
  it('shows an observer who is in it, who is away, and the lines that are ticked', async () => {
    const send = await open({ host_id: 8, student: 7, examiner: 9, observer: [1] });
    await send([0, 2], MEMBERS, 1);
    const people = () =>
      within(screen.getByRole('list', { name: 'In this round' }))
        .getAllByRole('listitem')
        .map((item) => item.textContent);
    expect(people()).toEqual([
      expect.stringContaining('Noor B., Candidate'),
      expect.stringContaining('Ivo P., Examiner'),
      expect.stringContaining('Amina K., Observer'),
    ]);
    const clipboard = () => screen.getByRole('img', { name: /items ticked/ });
    expect(clipboard()).toHaveAccessibleName('2 of 3 items ticked');
    const lit = () => [...clipboard().children].map((line) => line.hasAttribute('data-lit'));
    expect(lit()).toEqual([true, false, true]);
    await send([0, 1, 2], [person(7, 'Noor B.', 'student', 'away'), ...MEMBERS.slice(1)], 2);
    expect(lit()).toEqual([true, true, true]);
    expect(people()[0]).toContain('Noor B., Candidate, away');
  });

  it('counts those for whom there is no room', async () => {
    const send = await open({ host_id: 8, student: 7, examiner: 9, observer: [1] });
    const observers = Array.from({ length: 10 }, (_, at) => person(20 + at, `Person ${at}`, 'observer'));
    await send([], [MEMBERS[0], MEMBERS[1], ...observers], 1);
    const items = within(screen.getByRole('list', { name: 'In this round' })).getAllByRole('listitem');
    expect(items).toHaveLength(5);
    expect(items.at(-1)).toHaveTextContent('+8');
  });

  it.each([
    ['the candidate', { host_id: 8, student: 1, examiner: 9, observer: [] }],
    ['a candidate who hosts', { host_id: 1, student: 1, examiner: 9, observer: [] }],
    ['a group that waits', { host_id: 8, student: 7, examiner: 9, observer: [1], state: 'lobby' as const }],
  ])('is not there for %s', async (_, status) => {
    const send = await open(status);
    await send([0], MEMBERS, 1);
    expect(screen.queryByRole('list', { name: 'In this round' })).toBeNull();
    expect(screen.queryByRole('img', { name: /items ticked/ })).toBeNull();
  });
});

/** @jest-environment jsdom */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GUEST, LEARNER, renderApp } from '~/web/app/testing/render-app';
import { Refusal } from '~/web/app/testing/fake-gateway';
import type { Session } from '~/web/core/session';
import { AdditionsContext } from '~/web/core/slot';
import { TodayRowsContext, type TodayItem } from '~/web/core/today';
import { follow } from '~/web/parts/audio-pairing/following';
import { HomePage } from './home-page';

const Row = ({ item }: { item: TodayItem }) => <a href={item.url}>{String(item.values.title)}</a>;
const routes = [
  {
    path: '/',
    element: (
      <TodayRowsContext value={{ 'unfinished-quiz': Row }}>
        <HomePage />
      </TodayRowsContext>
    ),
  },
];
const TODAY = 'GET /api/learning/today/';
const item = (id: number) => ({
  kind: 'unfinished-quiz',
  url: `/learn/quiz/${id}/`,
  values: { title: `Quiz ${id}` },
});
const DAYS = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28', '2026-11-29'];
const WEEK = {
  days: DAYS.map((date, nth) => ({ date, done: [20, 0, 7, 0, 0, 0, 0][nth], planned: [0, 0, 3, 1, 0, 0, 0][nth] })),
  today: DAYS[2],
  goal: 20,
  streak: { days: 4, forgiven: true },
};
const today = (answer: object) => ({
  [TODAY]: { items: [], weakest: [], newcomer: false, ...answer },
  'GET /api/learning/week/': WEEK,
});
const section = async (name: string) => within((await screen.findByRole('heading', { name })).closest('section')!);

describe('the start page of a learner', () => {
  it('shows what rooms say is to be done today, and leaves out what this version cannot show', async () => {
    const items = [item(3), { kind: 'of-a-later-release', url: '/', values: {} }, item(2)];
    await renderApp({ routes, at: '/', person: LEARNER, answers: today({ items }) });
    const shown = await section('Today');
    expect(await shown.findByRole('link', { name: 'Quiz 3' })).toHaveAttribute('href', '/learn/quiz/3/');
    expect(within(shown.getAllByRole('list')[0]!).getAllByRole('listitem')).toHaveLength(2);
    expect(shown.getByRole('link', { name: 'My learning' })).toHaveAttribute('href', '/profile/');
    const [first, second] = shown.getAllByRole('listitem');
    expect(first).toHaveTextContent(/^Now/);
    expect(second).not.toHaveTextContent('Now');
  });

  it('shows the week: what was done, what is planned, the streak, and a goal that is changed at once', async () => {
    const { sent } = await renderApp({
      routes,
      at: '/',
      person: LEARNER,
      answers: { ...today({}), 'POST /api/learning/goal/': { goal: 30 } },
    });
    const week = await section('This week');
    const days = await week.findAllByRole('listitem');
    expect(days.map((day) => day.querySelector('span')!.textContent)).toEqual([
      'Monday 20 done',
      'Tuesday 0 done',
      'Wednesday 7 done',
      'Thursday 1 card due',
      'Friday no cards due',
      'Saturday no cards due',
      'Sunday no cards due',
    ]);
    expect(days[2]).toHaveAttribute('aria-current', 'date');
    expect(week.getAllByRole('link').map((day) => day.getAttribute('href'))).toEqual([
      '/profile/',
      '/profile/',
      '/flashcards/progress/',
    ]);
    expect(week.getByText('4 days in a row, one missed day forgiven')).toBeInTheDocument();
    await userEvent.selectOptions(week.getByRole('combobox', { name: 'Goal for a day' }), '30');
    expect(week.getByRole('combobox')).toHaveValue('30');
    await waitFor(() => expect(sent).toMatchObject([{ path: '/api/learning/goal/', body: { goal: 30 } }]));
  });

  it('says what was done on the first day and what tomorrow holds, until it is put away', async () => {
    const first_day = { questions: 10, cards: 0, stations: 1, due: 12, mistakes: 3, exam: null };
    const { sent } = await renderApp({
      routes,
      at: '/',
      person: LEARNER,
      answers: {
        ...today({}),
        'GET /api/learning/week/': { ...WEEK, first_day },
        'POST /api/learning/first-day/put-away/': { ok: true },
      },
    });
    const shown = await section('A good first day');
    expect(shown.getByText('Done: 10 questions and 1 station.')).toBeInTheDocument();
    expect(shown.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
      '12 cards are due',
      '3 mistakes to practise again',
      'Your goal: 20 questions, cards or stations',
    ]);
    expect(shown.getByRole('link', { name: 'Set your exam date' })).toHaveAttribute('href', '/flashcards/plan/');
    await userEvent.click(shown.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'A good first day' })).not.toBeInTheDocument());
    expect(sent).toMatchObject([{ path: '/api/learning/first-day/put-away/' }]);
  });

  it('starts a quiz on a weak topic with one press', async () => {
    const weakest = [{ topic_id: 5, specialty_id: 2, name: 'Asthma', answers: 8, score: 25 }];
    const { sent } = await renderApp({
      routes,
      at: '/',
      person: LEARNER,
      answers: { ...today({ weakest }), 'POST /learn/quiz/setup/': { next_url: '/learn/quiz/9/' } },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Practise Asthma, 25% correct so far' }));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('/learn/quiz/9/'));
    expect(sent).toMatchObject([{ path: '/learn/quiz/setup/', body: { specialty: 2, topic: 5, mode: 1 } }]);
  });

  it('tells a newcomer what to begin with', async () => {
    const { sent } = await renderApp({
      routes,
      at: '/',
      person: LEARNER,
      answers: { ...today({ newcomer: true }), 'POST /api/trial/quiz/': { next_url: '/learn/quiz/9/' } },
    });
    const begin = await section('Where to begin');
    expect(begin.getAllByRole('heading', { level: 3 }).map((step) => step.textContent)).toEqual([
      'Answer ten questions',
      'Practise a station',
      'Find a practice partner',
    ]);
    expect(begin.getByRole('link', { name: 'Choose a station' })).toHaveAttribute('href', '/osce-stations/');
    await userEvent.click(begin.getByRole('button', { name: 'Start now' }));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('/learn/quiz/9/'));
    expect(sent).toMatchObject([{ path: '/api/trial/quiz/' }]);
  });

  it('shows sign-ins on new devices last and in one line, and dismisses them all', async () => {
    const signIn = (id: number, device: string) => ({
      id,
      kind: 'new-device',
      url: '/account/security/',
      values: { device },
      read: false,
      created_at: '2026-11-25T12:00:00.000Z',
    });
    const snapshot = (read: boolean) => ({
      version: read ? 2 : 1,
      unread: read ? 0 : 2,
      items: [signIn(2, 'Firefox on Windows'), signIn(1, 'Chrome on Android')].map((one) => ({ ...one, read })),
    });
    const marked: unknown[] = [];
    await renderApp({
      routes,
      at: '/',
      person: LEARNER,
      answers: {
        ...today({ items: [item(3)] }),
        'POST /notifications/': (body: { data_request: string; notification_id?: number }) => {
          if (body.data_request === 'mark_read') marked.push(body.notification_id);
          return snapshot(body.data_request === 'mark_read');
        },
      },
    });
    const line = await screen.findByRole('link', { name: 'New sign-in: Firefox on Windows' });
    const first = await screen.findByRole('link', { name: 'Quiz 3' });
    expect(first.compareDocumentPosition(line) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: /New sign-in/ })).not.toBeInTheDocument());
    expect(marked).toEqual([2, 1]);
  });

  it('says that nothing is waiting', async () => {
    await renderApp({ routes, at: '/', person: LEARNER, answers: today({}) });
    expect(await (await section('Today')).findByText('Nothing is waiting for you')).toBeInTheDocument();
  });

  it('says that it cannot be read, and the ways in stand', async () => {
    await renderApp({
      routes,
      at: '/',
      person: LEARNER,
      answers: { ...today({}), [TODAY]: new Refusal(403, 'not-allowed') },
    });
    expect(await (await section('Today')).findByRole('alert')).toBeInTheDocument();
    expect((await section('Join a group')).getByRole('button', { name: 'Join' })).toBeInTheDocument();
    expect(await (await section('This week')).findAllByRole('listitem')).toHaveLength(7);
  });
});

describe('others', () => {
  it('a visitor reads in a line that there are quizzes', async () => {
    await renderApp({ routes, at: '/' });
    expect(screen.getByRole('link', { name: 'quiz with explanations' })).toHaveAttribute('href', '/learn/quiz/setup/');
  });

  it('a guest sees their group only', async () => {
    await renderApp({ routes, at: '/', person: GUEST });
    expect(screen.queryByRole('heading', { name: 'This week' })).not.toBeInTheDocument();
  });
});

it('says to a visitor whom it is for, and leads on from its foot', async () => {
  await renderApp({ routes, at: '/' });
  const who = await section('Who it is for');
  expect(who.getAllByRole('listitem')).toHaveLength(4);
  const addresses = (name: string) =>
    within(screen.getByRole('navigation', { name }))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
  expect(addresses('Stations')).toEqual(['/osce-stations/', '/sca-cases/', '/nursing-toc/', '/ecoe-stations/']);
  expect(addresses('Help and terms')).toEqual(['/forgotten-password/', '/terms/', '/privacy/']);
});

describe('promotions on the start page', () => {
  const additions = [{ home: () => <p>Promotions</p> }];
  const withAdditions = [
    { path: '/', element: <AdditionsContext value={additions}>{routes[0]!.element}</AdditionsContext> },
  ];
  afterEach(() => act(() => follow({ state: 'idle', to_rate: null })));

  it('go while a partner is searched for or spoken with, and come back when all of it is done', async () => {
    await renderApp({ routes: withAdditions, at: '/', person: LEARNER, answers: today({}) });
    expect(await screen.findByText('Promotions')).toBeInTheDocument();
    act(() => follow({ state: 'searching', to_rate: null }));
    expect(screen.queryByText('Promotions')).not.toBeInTheDocument();
    act(() => follow({ state: 'matched', to_rate: null }));
    expect(screen.queryByText('Promotions')).not.toBeInTheDocument();
    act(() => follow({ state: 'idle', to_rate: null }));
    expect(await screen.findByText('Promotions')).toBeInTheDocument();
  });

  it('are not there in a group', async () => {
    const group = { pin: '482913507', station: 'Acute chest pain' } as unknown as Session['group'];
    await renderApp({ routes: withAdditions, at: '/', person: LEARNER, group, answers: today({}) });
    await section('Today');
    expect(screen.queryByText('Promotions')).not.toBeInTheDocument();
  });
});

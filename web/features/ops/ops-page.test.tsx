/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LEARNER, renderApp } from '~/web/app/testing/render-app';
import { byMinute, lineOf, longest, ticksOf } from './lines';
import './plot';
import { OpsPage } from './ops-page';
import { isQuiet } from './quiet-queues';
import { FakeFeed, queueOf, snapshotOf } from './testing/fake-feed';

const STAFF = { ...LEARNER, id: 3, name: 'Olga P.', roles: ['staff' as const] };
const FAILED = {
  id: 31,
  state: 'failed',
  at: '2026-11-21T10:00:00.000Z',
  failure: 'the provider answered 503',
  affects: { people: ['Ana R.', 'Ben'], thing: 'Acute chest pain', missed: true },
  promotable: false,
};
const listOf = (...items: unknown[]) => ({ items, page: 1, pages: 1, count: items.length });

beforeEach(() => {
  FakeFeed.opened = [];
  Object.assign(globalThis, { WebSocket: FakeFeed });
});

const open = (answers: Record<string, unknown> = {}, person: typeof LEARNER = STAFF, language: 'en' | 'es' = 'en') =>
  renderApp({
    routes: [{ path: '/ops/', element: <OpsPage /> }],
    at: '/ops/',
    person,
    language,
    answers: {
      'GET /ops/': { audit: [], interests: [] },
      'GET /ops/jobs/': listOf(FAILED),
      'GET /ops/browser-errors/': { last_15_minutes: 0, last_24_hours: 0, kinds: [] },
      'POST /ops/': { jobs: 1 },
      ...answers,
    },
  });

describe('the ops page', () => {
  it('is not there for anybody but staff, and opens no feed', async () => {
    await open({}, { ...LEARNER, roles: ['moderator'] });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Page not found');
    expect(FakeFeed.opened).toEqual([]);
  });

  it('says in one sentence that all is well', async () => {
    await open();
    expect(FakeFeed.last.url).toBe('ws://localhost/ops/feed/');
    await FakeFeed.now();
    expect(screen.getByRole('heading', { name: 'All systems normal' })).toBeInTheDocument();
    expect(screen.getByText('2 people are in lobbies right now.')).toBeInTheDocument();
  });

  it('says what is wrong, where, and whom it hurts, the worst first', async () => {
    await open();
    await FakeFeed.now({
      queues: [queueOf({ failed: 2 }), queueOf({ name: 'group-practice.pass-hosting-on', paused: true })],
    });
    expect(screen.getByRole('heading', { name: 'Written feedback: 2 jobs failed' })).toBeInTheDocument();
    expect(screen.getByText('Learners who asked for feedback on a station.')).toBeInTheDocument();
    expect(screen.getByText('Handing over hosting: paused, no jobs wait')).toBeInTheDocument();
    // A sign and a word beside the colour.
    expect(within(screen.getByRole('article', { name: 'Written feedback' })).getByText('Trouble')).toBeInTheDocument();
  });

  it('folds queues that are quiet, and leaves one in sight that was not', async () => {
    await open();
    const names = () => screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
    const other = { name: 'group-practice.pass-hosting-on' };
    await FakeFeed.now({ queues: [queueOf({ delayed: 3 }), queueOf(other)] });
    expect(names()).toEqual([]);
    await FakeFeed.now({ queues: [queueOf({ active: 1 }), queueOf(other)] });
    expect(names()).toEqual(['Written feedback']);
    await FakeFeed.now({ queues: [queueOf(), queueOf(other)] });
    expect(names()).toEqual(['Written feedback']);
    const quiet = screen.getByRole('button', { name: '1 idle queue', expanded: false });
    await userEvent.click(quiet);
    expect(quiet).toHaveAttribute('aria-expanded', 'true');
    expect(names()).toEqual(['Written feedback', 'Handing over hosting']);
  });

  it.each([{ waiting: 1 }, { active: 1 }, { failed: 1 }, { paused: true }])('%j is not quiet', (busy) => {
    const queue = queueOf(busy);
    expect(isQuiet(queue, snapshotOf({ queues: [queue] }))).toBe(false);
    expect(isQuiet(queueOf(), snapshotOf())).toBe(true);
  });

  it('speaks Spanish', async () => {
    await open({}, STAFF, 'es');
    await FakeFeed.now({ queues: [queueOf({ failed: 1 })] });
    expect(screen.getByRole('heading', { name: 'Comentarios escritos: falló una tarea' })).toBeInTheDocument();
  });

  it('shows what fails in browsers, and in which build', async () => {
    const kind = {
      id: 1,
      name: 'TypeError',
      message: 'x is not a function',
      component: 'RunPage',
      route: '/learn/quiz/:quizlog_id/',
      build: 'index-1a2b',
      browser: 'Chrome 141',
      stack: ['run-page-3c4d.js:1:20'],
      count: 12,
      first_seen: '2026-11-21T09:00:00.000Z',
      last_seen: '2026-11-21T10:00:00.000Z',
    };
    await open({ 'GET /ops/browser-errors/': { last_15_minutes: 2, last_24_hours: 12, kinds: [kind] } });
    await FakeFeed.now();
    const section = await screen.findByRole('region', { name: 'Errors in browsers' });
    expect(await within(section).findByText('2 in the last 15 minutes, 12 in the last 24 hours.')).toBeInTheDocument();
    expect(within(section).getByText('TypeError: x is not a function')).toBeInTheDocument();
    expect(
      within(section).getByText('Page /learn/quiz/:quizlog_id/ · build index-1a2b · Chrome 141'),
    ).toBeInTheDocument();
    expect(within(section).getByText('run-page-3c4d.js:1:20')).toBeInTheDocument();
  });

  it('says how many reports are open, and leads to them', async () => {
    await open();
    await FakeFeed.now({ reports: 3 });
    expect(screen.getByText('3 open reports.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See the reports' })).toHaveAttribute('href', '/ops/reports/');
  });

  it('says how many people wait for which product', async () => {
    await open({ 'GET /ops/': { audit: [], interests: [{ product: 'supporter', name: 'Supporter', count: 12 }] } });
    await FakeFeed.now();
    expect(
      within(await screen.findByRole('region', { name: 'Requests to be notified about a product' })).getByText(
        'Supporter',
      ).nextSibling,
    ).toHaveTextContent('12');
  });

  it('shows whom a failed job affects after one click, and retries it after one question', async () => {
    const { sent, answers } = await open();
    await FakeFeed.now({ queues: [queueOf({ failed: 1 })] });
    await userEvent.click(screen.getByRole('button', { name: 'Who is affected?' }));
    expect(await screen.findByText('Ana R. and Ben')).toBeInTheDocument();
    expect(screen.getByText('Acute chest pain')).toBeInTheDocument();
    expect(screen.getByText('the provider answered 503')).toBeInTheDocument();

    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(sent).toEqual([]);
    answers['GET /ops/jobs/'] = listOf();
    await userEvent.click(
      within(await screen.findByRole('dialog', { name: 'Retry this job?' })).getByRole('button', { name: 'Retry' }),
    );
    expect(sent).toEqual([{ path: '/ops/', body: { data_request: 'retry_job', job_id: 31 } }]);
    expect(await screen.findByText('No failed jobs')).toBeInTheDocument();
  });

  it('asks before it pauses, resumes or drains a queue', async () => {
    const { sent } = await open();
    const deeds = [
      [queueOf(), 'Pause', 'Pause Written feedback?', 'pause_queue'],
      [queueOf({ paused: true }), 'Resume', 'Resume Written feedback?', 'resume_queue'],
      [queueOf({ waiting: 4 }), 'Drain', 'Drain Written feedback?', 'drain_queue'],
    ] as const;
    for (const [queue, deed, question, data_request] of deeds) {
      await FakeFeed.now({ queues: [queue] });
      const quiet = screen.queryByRole('button', { name: '1 idle queue' });
      if (quiet) await userEvent.click(quiet);
      await userEvent.click(screen.getByRole('button', { name: 'Actions for Written feedback' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: deed }));
      const dialog = await screen.findByRole('dialog', { name: question });
      await userEvent.click(within(dialog).getByRole('button', { name: deed }));
      expect(sent.at(-1)).toEqual({ path: '/ops/', body: { data_request, queue: 'stations.write-feedback' } });
    }
    expect(sent).toHaveLength(3);
  });

  it('says what it does not know', async () => {
    await open();
    await FakeFeed.now({
      redis: { up: false, ms: null, memory: null, clients: null },
      queues: null,
      processes: null,
      push: null,
    });
    expect(screen.getByRole('heading', { name: 'Redis does not answer' })).toBeInTheDocument();
    expect(screen.getByText(/the state of the queues is unknown/)).toBeInTheDocument();
  });

  it('says that it is offline and of when its figures are, connects again, and reads who did what again', async () => {
    const { answers } = await open();
    await FakeFeed.now();
    expect(await screen.findByText(/No actions yet/)).toBeInTheDocument();
    jest.useFakeTimers();
    try {
      await FakeFeed.lose();
      expect(screen.getByText('Offline. Reconnecting…')).toBeInTheDocument();
      expect(screen.getByText(/^as of/)).toBeInTheDocument();
      act(() => jest.advanceTimersByTime(600));
    } finally {
      jest.useRealTimers();
    }
    expect(FakeFeed.opened).toHaveLength(2);
    answers['GET /ops/'] = {
      interests: [],
      audit: [
        {
          id: 1,
          who: 'Olga P.',
          act: 'drain',
          queue: 'stations.write-feedback',
          jobs: 3,
          state: 'done',
          created_at: '2026-11-21T10:00:00.000Z',
        },
      ],
    };
    await FakeFeed.now({ audit: 1 });
    expect(await screen.findByRole('cell', { name: 'Drained 3 jobs from Written feedback' })).toBeInTheDocument();
  });

  it('has a table behind each plot', async () => {
    await open();
    const points = [0, 30_000, 60_000, 90_000].map((later, index) => ({
      at: 1_800_000_000_000 - 120_000 + later,
      queues: {},
      push: [index, index * 10] as [number, number],
      people: { lobbies: index },
      sockets: index,
      watched: 0,
      outbox: 0,
    }));
    await FakeFeed.say({ kind: 'history', points });
    await FakeFeed.now();
    const figures = screen.getAllByRole('button', { name: 'Figures' });
    expect(figures).toHaveLength(7);
    const people = screen.getByRole('region', { name: 'People' });
    await userEvent.click(within(people).getByRole('button', { name: 'Figures' }));
    expect(
      within(people)
        .getAllByRole('row')
        .slice(1)
        .map((row) => within(row).getAllByRole('cell')[1]!.textContent),
    ).toEqual(['2', '3', '1']);
  });
});

describe('what is drawn', () => {
  it('marks its axis with round figures, whole ones where things are counted', () => {
    expect(ticksOf(0, true)).toEqual([0]);
    expect(ticksOf(1, true)).toEqual([0, 1]);
    expect(ticksOf(7, true)).toEqual([0, 5]);
    expect(ticksOf(40, false)).toEqual([0, 20, 40]);
    expect(ticksOf(0.9, false)).toEqual([0, 0.5]);
  });

  it('takes the longest of times, and of a minute the last', () => {
    expect([longest([]), longest([null, 3, 2]), longest([null])]).toEqual([null, 3, null]);
    const line = lineOf(
      'x',
      [0, 59_000, 60_000].map((at) => ({ at, sockets: at }) as never),
      (point) => point.sockets,
    );
    expect(byMinute([line])).toEqual([
      { at: 60_000, values: [60_000] },
      { at: 59_000, values: [59_000] },
    ]);
    expect(snapshotOf().queues).toHaveLength(1);
  });
});

/** @jest-environment jsdom */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { circuitRun, type RunSnapshot } from '~/domain/circuit-runs/contract';
import { Refusal } from '~/web/app/testing/fake-gateway';
import { LEARNER, renderApp } from '~/web/app/testing/render-app';
import { saveSnapshot } from '~/web/live/snapshots';
import { newsOf } from '~/web/parts/circuit-runs/run-news';
import { forgetRun } from '~/web/parts/circuit-runs/use-follow';
import { nextUp } from '~/web/parts/circuit-runs/next-up';
import { ResultsPage } from './results-page';
import { RunPage } from './run-page';
import { memberOf, PIN, roundOf, RUN, runningOf, runOf } from './testing/snapshots';

const ROUTES = [
  { path: '/circuit-runs/:pin/', element: <RunPage /> },
  { path: '/circuit-runs/:pin/results/', element: <ResultsPage /> },
];
const AMINA = { ...LEARNER, id: 1, name: 'Amina K.' };
const me = AMINA.id;

async function open(run: RunSnapshot, answers: Record<string, unknown> = {}) {
  let truth = run;
  forgetRun(PIN);
  const app = await renderApp({
    routes: ROUTES,
    at: RUN,
    person: AMINA,
    answers: {
      [`GET ${RUN}`]: { run, me, chat_link: '', audio: false, invitation: 'k3y' },
      'POST /api/circuit-runs/status/': () => truth,
      ...answers,
    },
  });
  const push = (next: RunSnapshot) =>
    act(async () => {
      truth = next;
      saveSnapshot(app.cache, circuitRun.name, PIN, next);
    });
  // What is posted without being looked for is the poll of the run.
  return { ...app, push, acts: () => app.sent.filter(({ path }) => path === RUN) };
}
const bar = () => screen.findByRole('region', { name: 'Circuit: Finals' });
const rows = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent));

describe('the lobby', () => {
  it('shows PIN, what it comes to, and who has which role in which round', async () => {
    await open(
      runOf({ host_id: me, members: [memberOf(me), memberOf(2)], plan: [roundOf(1, me, 2), roundOf(2, 2, me)] }),
    );
    expect(await screen.findByText('2 stations · 26 min')).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'PIN 4 8 2 9 1 3 5 0 7' })).toBeInTheDocument();
    expect(rows()).toEqual([
      ['Round', 'You', 'Ben'],
      ['113 mins', 'Candidate', 'Examiner'],
      ['213 mins', 'Examiner', 'Candidate'],
    ]);
  });

  it('marks what changes in the plan when somebody comes, and says who came', async () => {
    const { push } = await open(runOf({ host_id: me }));
    await screen.findByText('2 stations · 26 min');
    expect(document.querySelectorAll('td[data-changed]')).toHaveLength(0);
    await push(
      runOf({
        version: 2,
        host_id: me,
        members: [memberOf(1), memberOf(2), memberOf(3)],
        plan: [roundOf(1, 1, 2, 3), roundOf(2, 3, 1, 2)],
      }),
    );
    await waitFor(() => expect(document.querySelectorAll('td[data-changed]')).toHaveLength(3));
    expect(await screen.findAllByText('Carla M. joined. The plan has changed.')).not.toHaveLength(0);
  });

  it('is begun by the host', async () => {
    const { acts } = await open(runOf({ host_id: me }), { [`POST ${RUN}`]: runningOf({ version: 2 }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Begin the circuit' }));
    expect(acts()).toEqual([{ path: RUN, body: { data_request: 'begin' } }]);
    expect(await bar()).toHaveTextContent('Round 1 of 2');
  });

  it('has others wait, and tells who is not in it', async () => {
    const { push } = await open(runOf({ host_id: 2 }));
    expect(await screen.findByText(/Ben begins when everyone is here/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Begin the circuit' })).not.toBeInTheDocument();
    await push(runOf({ version: 2, host_id: me }));
    expect(await screen.findAllByText('You are the host now.')).not.toHaveLength(0);
  });

  it('is not for who is not in it', async () => {
    await open(runOf(), { [`GET ${RUN}`]: new Refusal(404, 'not-found') });
    expect(await screen.findByRole('heading', { name: 'You are not in this circuit' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Join with this PIN' })).toHaveAttribute('href', `/join/${PIN}/`);
  });
});

describe('the bar', () => {
  it('has round, phase, clock and what comes next', async () => {
    await open(runningOf());
    const shown = await bar();
    for (const words of ['Round 1 of 2', 'Station', 'Next: feedback']) expect(shown).toHaveTextContent(words);
    expect(within(shown).getByRole('timer')).toHaveTextContent('7:50');
  });

  it('takes everybody where the run wants them, when that changes, and leaves them free in between', async () => {
    const view = `/osce-stations/acute-chest-pain/student/?pin=${PIN}`;
    const { push, router } = await open(runOf());
    await push(
      runningOf({ version: 2, members: [memberOf(me, 'student', { destination: view }), memberOf(2, 'examiner')] }),
    );
    await waitFor(() => expect(router.state.location.pathname + router.state.location.search).toBe(view));
    await act(() => router.navigate(RUN));
    await push(
      runningOf({ version: 3, members: [memberOf(me, 'student', { destination: view }), memberOf(2, 'examiner')] }),
    );
    expect(router.state.location.pathname).toBe(RUN);
    expect(await screen.findByRole('link', { name: 'Go to my view' })).toHaveAttribute('href', view);
  });

  it('paused cannot be taken for running', async () => {
    await open(runningOf({ state: 'paused', phase_ends_at: null, remaining: 61_000 }));
    const shown = await bar();
    expect(within(shown).getByRole('timer')).toHaveTextContent('1:01');
    expect(within(shown).getByText('Paused')).toBeInTheDocument();
  });

  it('gives the host everything, the examiner the clock, and others the way out only', async () => {
    const controls = async () =>
      within(await screen.findByRole('group', { name: 'Circuit controls' }))
        .getAllByRole('button')
        .map((button) => button.getAttribute('aria-label') ?? button.textContent);
    const { push } = await open(runningOf({ host_id: me }));
    expect(await controls()).toEqual(['Pause for all', 'Add 1 min', 'To the feedback', 'Circuit menu']);
    await push(runningOf({ version: 2, host_id: 2, members: [memberOf(me, 'examiner'), memberOf(2, 'student')] }));
    expect(await controls()).toEqual(['Pause for all', 'Add 1 min', 'Circuit menu']);
    await push(runningOf({ version: 3, host_id: 2 }));
    expect(await controls()).toEqual(['Circuit menu']);
  });

  it('asks once before a station is ended, and says which round and phase it ends', async () => {
    const { acts } = await open(runningOf({ host_id: me }), {
      [`POST ${RUN}`]: runningOf({ version: 2, host_id: me, phase: 'feedback' }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'To the feedback' }));
    expect(acts()).toEqual([]);
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'End the station' }));
    expect(acts()).toEqual([{ path: RUN, body: { data_request: 'skip', round: 1, phase: 'station' } }]);
  });

  it('says when the candidate has left', async () => {
    await open(runningOf({ state: 'paused', phase_ends_at: null, remaining: 61_000, held: 'candidate', host_id: me }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The candidate has left.');
    expect(screen.getByRole('button', { name: 'Resume' })).toBeDisabled();
  });

  it('has the examiner submit in the feedback, and the others wait for the marks', async () => {
    const { push } = await open(
      runningOf({ phase: 'feedback', members: [memberOf(me, 'examiner'), memberOf(2, 'student')] }),
    );
    expect(await bar()).toHaveTextContent('Submit your marks now');
    await push(runningOf({ version: 2, phase: 'feedback', phase_ends_at: Date.now() + 170_000 }));
    expect(await screen.findByText('Ben is finishing the marks')).toHaveAttribute('role', 'status');
    expect(screen.getByText('Round 2 begins in about 3 minutes.')).toBeInTheDocument();
    const drawn = (role: string) => document.querySelector(`[data-role="${role}"]`)!;
    expect(drawn('examiner')).toHaveAttribute('data-awaited');
    expect(drawn('examiner')).toHaveTextContent('B');
    expect(drawn('student')).toHaveAttribute('data-state', 'filled');
    expect(drawn('patient')).toHaveAttribute('data-state', 'outline');
    await push(runningOf({ version: 3, state: 'paused', phase: 'feedback', phase_ends_at: null }));
    await waitFor(() => expect(screen.queryByText(/begins in about/)).not.toBeInTheDocument());
  });

  it.each([
    [[roundOf(2, 2, 1)], 'Round 2 begins in about 40 seconds.', /You take part from the next round/],
    [[], 'The results open in about 40 seconds.', /It is the last round/],
  ])('tells who came late when they go on, with the plan %j', async (plan, words, about) => {
    const members = [memberOf(me), memberOf(2, 'examiner'), memberOf(3, 'student')];
    await open(runningOf({ members, plan, phase: 'feedback', quizlog_id: 5, phase_ends_at: Date.now() + 39_000 }));
    expect(await screen.findByText('This round is under way')).toBeInTheDocument();
    expect(document.querySelector('[data-awaited]')).toBeNull();
    expect(screen.getByText(words)).toBeInTheDocument();
    expect(screen.getByText(about)).toBeInTheDocument();
  });
});

it.each([
  [{ phase: 'reading' }, 'examiner', 'begin.examiner'],
  [{ phase: 'reading', alone: true }, 'student', 'begin.alone'],
  [{ phase: 'station' }, 'student', 'feedback'],
  [{ phase: 'feedback' }, 'student', 'round.examiner'],
  [{ phase: 'feedback', plan: [roundOf(2, 1, 1)] }, 'student', 'round.alone'],
  [{ phase: 'feedback', plan: [], round: 2 }, 'student', 'results'],
] as const)('what comes next in %j as %s is %s', (more, role, next) => {
  expect(nextUp(runningOf(more as Partial<RunSnapshot>), 1, role)).toBe(next);
});

it('news are the others who came and went, the plan, the host and one’s own new role', () => {
  const before = runningOf();
  expect(newsOf(before, runningOf({ round: 2 }), 1)).toEqual([]);
  expect(
    newsOf(before, runningOf({ members: [memberOf(1, 'student')], host_id: 1, plan: [roundOf(2, 1, 1)] }), 1),
  ).toEqual([{ kind: 'left', name: 'Ben' }, { kind: 'replanned' }]);
  expect(
    newsOf(before, runningOf({ host_id: 2, members: [memberOf(1, 'examiner'), memberOf(2, 'student')] }), 1),
  ).toEqual([
    { kind: 'host', name: 'Ben' },
    { kind: 'role', role: 'examiner' },
  ]);
});

it('the results say what each round came to, with its summary for who was there', async () => {
  const results = {
    pin: PIN,
    label: 'Finals',
    style: 1,
    done: true,
    begun_at: '2026-11-21T10:00:00.000Z',
    rounds: [
      {
        round: 1,
        station: 'Acute chest pain',
        outcome: 'submitted',
        candidate: { id: 1, name: 'Amina K.' },
        examiner: { id: 2, name: 'Ben' },
        quizlog_id: 71,
        score: 62.5,
        seconds_used: 420,
      },
      {
        round: 2,
        station: 'Asthma',
        outcome: 'unfinished',
        candidate: { id: 2, name: 'Ben' },
        examiner: null,
        quizlog_id: null,
        score: null,
        seconds_used: null,
      },
    ],
    people: [
      { id: 1, name: 'Amina K.', me: true, student: 1, examiner: 0, patient: 0, observer: 0, average: 62.5 },
      { id: 2, name: 'Ben', me: false, student: 1, examiner: 1, patient: 0, observer: 0, average: null },
    ],
  };
  await renderApp({
    routes: ROUTES,
    at: `${RUN}results/`,
    person: AMINA,
    answers: {
      [`GET ${RUN}results/`]: results,
      'GET /osce-stations/circuits/': {
        style: 1,
        circuits: [{ id: 3, label: 'Finals', slug: 'finals', stations: 2, tried: 1, mean: 62.5 }],
      },
    },
  });
  expect(await screen.findByRole('link', { name: 'Acute chest pain' })).toHaveAttribute(
    'href',
    '/osce-stations/summary/71',
  );
  const [first, second] = within(screen.getByRole('list', { name: 'Station by station' })).getAllByRole('listitem');
  expect(first).toHaveTextContent('Marked · Amina K., examined by Ben63%7:00');
  expect(second).toHaveTextContent('No result');
  expect(await screen.findByRole('link', { name: 'Run it again' })).toHaveAttribute(
    'href',
    '/osce-stations/circuits/finals/?run=1',
  );
});

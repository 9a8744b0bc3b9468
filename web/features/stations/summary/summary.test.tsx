/** @jest-environment jsdom */
import { act, fireEvent, screen, within } from '@testing-library/react';
import { kudosOfRound, type RoundSnapshot } from '~/domain/kudos/contract';
import { stationFeedback } from '~/domain/stations/summary-contract';
import { saveSnapshot } from '~/web/live/snapshots';
import { AnnouncerProvider } from '~/web/ui/announcer';
import { draftKey, readDraft, writeDraft } from '../examiner/draft';
import { cardOf, PIN, SLUG, statusOf } from '../testing/answers';
import { fakeGateway, LEARNER, renderStations, type Answers } from '../testing/render-stations';
import { feedbackOf, summaryOf } from '../testing/summary-answers';
import { SummaryPage } from './summary-page';

// Drawn by nivo, which measures; the table beside it says the same.
jest.mock('../history-chart', () => ({ HistoryChart: () => null }));

const ADDRESS = '/osce-stations/summary/71';
const ROUTES = [
  {
    path: '/osce-stations/summary/:quizlog_id',
    element: (
      <AnnouncerProvider>
        <SummaryPage />
      </AnnouncerProvider>
    ),
  },
];
const settle = () => act(async () => void (await jest.advanceTimersByTimeAsync(0)));
const pass = (milliseconds: number) => act(async () => void (await jest.advanceTimersByTimeAsync(milliseconds)));
const click = async (name: string | RegExp) => {
  await act(async () => void fireEvent.click(screen.getByRole('button', { name })));
  await settle();
};

async function open(answers: Answers, at = ADDRESS, person = LEARNER) {
  const gateway = fakeGateway(answers);
  const view = renderStations({ at, routes: ROUTES, person });
  await settle();
  await settle();
  return {
    ...gateway,
    ...view,
    feedback: (snapshot: ReturnType<typeof feedbackOf>) =>
      act(async () => saveSnapshot(view.cache, stationFeedback.name, '71', snapshot)),
  };
}

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

describe('what came of the station', () => {
  it('is the score, the time used, the score by section and what was missed', async () => {
    await open({ [`GET ${ADDRESS}`]: { body: summaryOf() } });
    expect(screen.getAllByText('67%')[0]).toBeInTheDocument();
    expect(screen.getByText('7:13')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Opening 2/2' })).toBeInTheDocument();
    const missed = screen.getByRole('region', { name: 'What was missed' });
    expect(within(missed).getByText('Thanks the patient')).toBeInTheDocument();
    expect(within(missed).queryByText('Washes hands')).toBeNull();
  });

  it('has an empty place for each item that was missed, which one press makes a card of', async () => {
    const card = {
      flashcard_id: 5,
      deck_id: 2,
      deck_name: 'From practice',
      deck_url: '/flashcards/2/',
      existed: false,
    };
    const { sent } = await open({
      [`GET ${ADDRESS}`]: { body: summaryOf() },
      'POST /api/flashcards/draft/': { body: card },
    });
    await click('Make a card: Thanks the patient');
    await settle();
    expect(sent.at(-1)?.body).toMatchObject({ source_kind: 'checklist-item', quizlog_id: 71, section: 1, item: 0 });
    expect(screen.getByText('Thanks the patient').closest('li')?.querySelector('[data-made]')).not.toBeNull();
  });

  it('shows a place as filled from the start if there is a card of its item', async () => {
    const [section] = summaryOf().sections.slice(1);
    const items = [{ title: 'Thanks the patient', ticked: false, has_card: true as const }];
    await open({ [`GET ${ADDRESS}`]: { body: summaryOf({ sections: [{ ...section!, items }] }) } });
    await settle();
    const place = screen.getByText('Thanks the patient').closest('li')!;
    expect(place).toHaveAttribute('data-carded');
    expect(within(place).getByRole('button', { name: 'Card made: Thanks the patient' })).toBeInTheDocument();
  });

  it('can be saved as a picture that names nobody', async () => {
    await open({ [`GET ${ADDRESS}`]: { body: summaryOf({ in_group: true }) }, ...ROUND });
    await click('Picture of the result');
    await settle();
    const picture = screen.getByRole('img', { name: '67%, Acute chest pain, 13 June 2026' });
    expect([...picture.querySelectorAll('text')].map((line) => line.textContent)).toEqual([
      '67%',
      'Acute chest pain',
      '13 June 2026',
      'Wardmates',
    ]);
  });

  it('of a talk tells what could not be judged from what was missed, and how many were judged', async () => {
    const { sections } = summaryOf();
    const closing = {
      ...sections[1]!,
      items: [{ title: 'Thanks the patient', ticked: false, unjudged: true as const }],
    };
    await open({ [`GET ${ADDRESS}`]: { body: summaryOf({ sections: [sections[0]!, closing] }) } });
    const region = (name: string) => within(screen.getByRole('region', { name }));
    expect(region('Not judged').getByText('Thanks the patient')).toBeInTheDocument();
    expect(region('What was missed').queryByText('Thanks the patient')).toBeNull();
    expect(region('What was missed').getAllByText(/every item that could be judged was ticked/)[0]).toBeInTheDocument();
    const judged = screen.getByText('Judged').parentElement!;
    expect(judged).toHaveTextContent('2/3');
  });

  it('names the bands of a GP case', async () => {
    await open({
      [`GET ${ADDRESS}`]: {
        body: summaryOf({
          grades: { dgd_grade: 'pass', cmc_grade: 'clear-fail', rto_grade: 'clear-pass', overall_score: 'fail' },
        }),
      },
    });
    expect(within(screen.getByRole('region', { name: 'Grades' })).getByText('Clear fail')).toBeInTheDocument();
  });

  it('has the video in a frame, but asks nothing of the other site before it is to be played (spec 3 §5)', async () => {
    const result = summaryOf();
    await open({
      [`GET ${ADDRESS}`]: { body: { ...result, station: { ...result.station, video_id: 'dQw4w9WgXcQ' } } },
    });
    expect(document.querySelector('iframe')).toBeNull();
    await click('Play the video');
    expect(screen.getByTitle('Video of the station')).toHaveAttribute(
      'src',
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
    );
  });

  it('names a guest who is no longer known by name', async () => {
    await open({ [`GET ${ADDRESS}`]: { body: summaryOf({ candidate_name: '' }) } });
    expect(screen.getByText(/A guest/)).toBeInTheDocument();
    expect(screen.queryByText(/You took part as a guest/)).toBeNull();
  });

  it('invites a guest to register and come back to it', async () => {
    await open({ [`GET ${ADDRESS}`]: { body: summaryOf() } }, ADDRESS, { ...LEARNER, guest: true });
    expect(screen.getByRole('link', { name: 'Register to keep this result' })).toHaveAttribute(
      'href',
      '/register/?next=%2Fosce-stations%2Fsummary%2F71',
    );
  });
});

describe('marks of a former examiner that arrived afterwards', () => {
  const late_marks: NonNullable<ReturnType<typeof summaryOf>['late_marks']> = [
    { author: 'Carla M.', change: { kind: 'tick', title: 'Thanks the patient' } },
    { author: '', change: { kind: 'grade', group: 'overall_score', grade: 'fail' } },
  ];
  const handovers = [{ from: 1, from_name: 'Amina K.', to: 9, to_name: 'Edu R.' }];
  const complete = statusOf({ state: 'complete', complete: true, quizlog_id: 71, examiner: 9, handovers });

  it('are shown by name beside a result that does not change', async () => {
    await open({ [`GET ${ADDRESS}`]: { body: summaryOf({ late_marks }) } });
    const section = screen.getByRole('region', { name: 'Arrived afterwards' });
    expect(within(section).getByRole('heading', { name: 'Carla M.' })).toBeInTheDocument();
    expect(within(section).getByText('Thanks the patient')).toBeInTheDocument();
    // A guest who has been away for long.
    expect(within(section).getByRole('heading', { name: 'A guest' })).toBeInTheDocument();
    expect(within(section).getByText('Overall: Fail')).toBeInTheDocument();
    expect(
      within(screen.getByRole('region', { name: 'What was missed' })).getByText('Thanks the patient'),
    ).toBeInTheDocument();
    expect(screen.getAllByText('67%')[0]).toBeInTheDocument();
  });

  it('appear on the summary that is open when they arrive', async () => {
    const at = `${ADDRESS}?pin=${PIN}`;
    const { answers, push } = await open({ [`GET ${at}`]: { body: summaryOf({ late_marks: [] }) } }, at);
    await push(PIN, { ...complete, handovers: [], suggested: 0 });
    await settle();
    expect(screen.queryByRole('region', { name: 'Arrived afterwards' })).toBeNull();
    answers[`GET ${at}`] = { body: summaryOf({ late_marks }) };
    await push(PIN, { ...complete, handovers: [], version: 2, suggested: 1 });
    await pass(10);
    await pass(10);
    expect(screen.getByRole('region', { name: 'Arrived afterwards' })).toBeInTheDocument();
  });

  it('are brought by the device that still has them', async () => {
    const at = `${ADDRESS}?pin=${PIN}`;
    const key = draftKey(LEARNER.id, 'osce-stations', SLUG, { pin: PIN, round: 1 });
    writeDraft(key, {
      sheet: null,
      changes: [{ kind: 'tick', item_id: 3, by: '3f1f7d0e-0000-4000-8000-000000000002', order: 1 }],
      submission_id: '3f1f7d0e-0000-4000-8000-000000000001',
      turn: 0,
    });
    const address = `/osce-stations/${SLUG}/checklist/?pin=${PIN}`;
    const { sent, push } = await open(
      {
        [`GET ${at}`]: { body: summaryOf() },
        [`POST ${address}#change_marks`]: { body: { marks: null, suggested: 1 } },
      },
      at,
    );
    await push(PIN, { ...complete, quizlog_id: 70 });
    await settle();
    expect(sent).toEqual([]);
    await push(PIN, { ...complete, version: 2 });
    await settle();
    expect(sent).toMatchObject([
      { path: address, body: { data_request: 'change_marks', changes: [{ item_id: 3 }], turn: 0 } },
    ]);
    expect(readDraft(key)).toBeNull();
  });
});

describe('feedback (spec 3 §4)', () => {
  // rules: 3.4.28, 3.7.28
  it('is asked for, waited for, and shown when it is pushed, saying that it is automatic', async () => {
    const { sent, feedback } = await open({
      [`GET ${ADDRESS}`]: { body: summaryOf() },
      [`POST ${ADDRESS}#start_ai_feedback`]: { body: feedbackOf({ version: 2, show_waiting: true }) },
    });
    await click('Get feedback');
    expect(sent).toMatchObject([{ body: { data_request: 'start_ai_feedback' } }]);
    expect(screen.getByText(/The feedback is being written/)).toBeInTheDocument();
    await feedback(feedbackOf({ version: 3, ai_feedback: '<p>You listened well.</p>', writer: 'offline' }));
    await settle();
    expect(screen.getByText('You listened well.')).toBeInTheDocument();
    expect(screen.getByText(/Generated from the marks/)).toBeInTheDocument();
  });

  it('that failed says why and can be asked for again', async () => {
    const failed = feedbackOf({ version: 3, failure: 'provider-unreachable' });
    await open({
      [`GET ${ADDRESS}`]: { body: summaryOf({ feedback: failed }) },
      [`POST ${ADDRESS}#start_ai_feedback`]: { body: feedbackOf({ version: 4, show_waiting: true }) },
    });
    expect(screen.getByText(/could not be reached/)).toBeInTheDocument();
    await click('Ask again');
    expect(screen.getByText(/The feedback is being written/)).toBeInTheDocument();
  });

  it('by the offline writer can be followed by the model’s, and stays until it is there', async () => {
    const offline = feedbackOf({
      version: 2,
      ai_feedback: '<p>You covered 2 of 3.</p>',
      writer: 'offline',
      may_ask: true,
    });
    const { feedback } = await open({
      [`GET ${ADDRESS}`]: { body: summaryOf({ feedback: offline }) },
      [`POST ${ADDRESS}#start_ai_feedback`]: { body: { ...offline, version: 3, show_waiting: true, may_ask: false } },
    });
    await click('Ask the language model');
    expect(screen.getByText('You covered 2 of 3.')).toBeInTheDocument();
    expect(screen.getByText(/The language model is writing/)).toBeInTheDocument();
    await feedback(feedbackOf({ version: 4, ai_feedback: '<p>You listened well.</p>', writer: 'model' }));
    await settle();
    expect(screen.queryByText('You covered 2 of 3.')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Ask the language model' })).toBeNull();
  });

  it.each([
    [20, /^It usually takes about 20 seconds\.$/],
    [null, null],
  ])('that is awaited on arrival is waited for, as long as it usually takes (%s)', async (usual_seconds, words) => {
    const feedback = feedbackOf({ show_waiting: true, usual_seconds });
    await open({ [`GET ${ADDRESS}`]: { body: summaryOf({ feedback }) } });
    expect(screen.queryByRole('button', { name: 'Get feedback' })).toBeNull();
    const region = screen.getByText(/The feedback is being written/).closest('[aria-live]')!;
    expect(region.querySelector('[data-role="examiner"][data-awaited]')).toHaveAttribute('data-state', 'filled');
    // The panel is the live region: nothing in it is one as well.
    expect(region.querySelector('[role="status"], [aria-live]')).toBeNull();
    if (words) expect(screen.getByText(words)).toBeInTheDocument();
    else expect(screen.queryByText(/usually takes/)).toBeNull();
  });
});

const round = (thanks: RoundSnapshot['thanks'], version: number): RoundSnapshot => ({
  version,
  thanks,
  people: (['student', 'examiner', 'patient'] as const).map((role, index) => ({
    id: index + 1,
    name: ['Ben O.', 'Amina K.', 'Carla M.'][index]!,
    avatar: '',
    role,
  })),
});
const ROUND = { 'GET /kudos/71/': { body: { round: round([], 1), open: true, may_thank: [2, 3] } } };

describe('the room of the round', () => {
  const at = `${ADDRESS}?pin=${PIN}`;
  const answers = {
    [`GET ${at}`]: { body: summaryOf({ in_group: true, group: { pin: PIN, is_host: false } }) },
    ...ROUND,
  };
  const opened = () => document.querySelector('[data-opens]');
  const figure = (role: string) => document.querySelector(`svg [data-role="${role}"]`);

  it('is seen as the curtain opens, once for each result, and said once', async () => {
    const { unmount } = await open(answers, at);
    expect(opened()).not.toBeNull();
    expect(screen.getByRole('log')).toHaveTextContent('Result: 67%. 2 of 3 items.');
    unmount();
    const reloaded = await open(answers, at);
    expect(opened()).toBeNull();
    expect(screen.getByRole('log')).toHaveTextContent(/^$/);
    reloaded.unmount();
    const next = at.replace('71', '72');
    await open({ [`GET ${next}`]: { body: summaryOf({ quizlog_id: 72, in_group: true }) } }, next);
    expect(opened()).not.toBeNull();
  });

  it('stands open if the result is read later', async () => {
    await open({ [`GET ${ADDRESS}`]: { body: summaryOf({ in_group: true }) }, ...ROUND });
    expect(opened()).toBeNull();
    expect(screen.getByRole('log')).toHaveTextContent(/^$/);
  });

  it('draws who took part, and thanks that fly from one to the other as they come', async () => {
    const { cache } = await open(answers, at);
    await pass(10);
    await pass(10);
    expect(figure('patient')).toHaveAttribute('data-state', 'filled');
    expect(figure('patient')).toHaveTextContent('CM');
    expect(figure('observer')).toHaveAttribute('data-state', 'outline');
    const push = (snapshot: RoundSnapshot) => act(async () => saveSnapshot(cache, kudosOfRound.name, '71', snapshot));
    const flights = () =>
      [...document.querySelectorAll('[data-flight]')].map((each) => each.getAttribute('data-flight'));
    await push(round([{ from: 2, to: 1, kinds: ['kind-manner'] }], 2));
    await settle();
    expect(flights()).toEqual(['examiner student']);
    expect(document.querySelector('[data-thanked="student"]')).not.toBeNull();
    fireEvent.animationEnd(document.querySelector('[data-flight]')!);
    expect(flights()).toEqual([]);
    await push(
      round(
        [
          { from: 2, to: 1, kinds: [] },
          { from: 1, to: 3, kinds: ['good-questions'] },
        ],
        3,
      ),
    );
    await settle();
    expect(flights()).toEqual(['student patient']);
  });
});

describe('with the group', () => {
  const at = `${ADDRESS}?pin=${PIN}`;
  const answers = { [`GET ${at}`]: { body: summaryOf({ group: { pin: PIN, is_host: true } }) } };
  const complete = statusOf({ state: 'complete', complete: true, quizlog_id: 71 });

  it.each([
    ['takes the station that is suggested', ['Practise this next']],
    ['picks another station', ['Choose a station', /^Station 5/]],
  ])('the host %s, and goes to the lobby with the group', async (_, presses) => {
    const { push, sent } = await open(
      {
        ...answers,
        'GET /osce-stations/': { body: { style: 1, labels: [], items: [cardOf(5)], page: 1, pages: 1, count: 1 } },
        [`POST /group-study/${PIN}/#next_station`]: { body: { version: 9 } },
      },
      at,
    );
    await push(PIN, complete);
    await settle();
    expect(screen.getByRole('region', { name: 'Next: Station 5' })).toBeInTheDocument();
    for (const name of presses) await click(name);
    expect(sent.at(-1)).toMatchObject({
      path: `/group-study/${PIN}/`,
      body: { data_request: 'next_station', slug: 'station-5' },
    });
    expect(screen.getByText(`elsewhere: /group-study/${PIN}/`)).toBeInTheDocument();
  });

  it('the others can only go back to the lobby, and follow when the host has chosen', async () => {
    const { push } = await open(answers, at);
    await push(PIN, { ...complete, host_id: 9 });
    await settle();
    expect(screen.queryByRole('button', { name: 'Choose a station' })).toBeNull();
    expect(screen.getByText(/The host chooses the next station/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to the lobby' })).toHaveAttribute('href', `/group-study/${PIN}/`);
    await push(PIN, statusOf({ version: 2, state: 'lobby', round: 2, host_id: 9 }));
    await pass(0);
    expect(screen.getByText(`elsewhere: /group-study/${PIN}/`)).toBeInTheDocument();
  });
});

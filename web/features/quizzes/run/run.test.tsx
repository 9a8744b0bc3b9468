/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { sendReport } from '~/domain/reports/contract';
import { bookmarkQuestion, referenceRanges, voteQuestion } from '~/domain/questions/contract';
import { aiQuizWaiting } from '~/domain/quizzes/generation/contract';
import { endQuiz, flagQuestion, quizSummary, skipQuestion } from '~/domain/quizzes/contract';
import { href } from '~/domain/kit/contract';
import { Refusal } from '~/web/app/testing/fake-gateway';
import { answeredOf, freeTextOf, openQuestionOf, shownOf } from '../question/testing/questions';
import { keptKey, readKept } from './kept-answers';
import { ADDRESS, click, openRun, press } from './testing/open-run';
import { examOf, placeAt, placedAt, QUIZ, runOf } from './testing/runs';
import { closeToasts } from '~/web/ui/toast';

const UNCHECKED = { with_ai: true, checked_by: '', checked_on: '' };
const SUMMARY = href(quizSummary, { quizlog_id: QUIZ });
const KEPT = keptKey(7, QUIZ);
const UUID = /^[0-9a-f-]{36}$/;
const option = (name: string) => screen.getByRole('radio', { name });
const button = (name: string) => screen.getByRole('button', { name });
const heading = (name: string) => screen.findByRole('heading', { name });

beforeEach(() => {
  closeToasts();
  localStorage.clear();
  sessionStorage.clear();
});

describe('by keyboard alone (spec 1 §2)', () => {
  // rules: 1.2.18, 1.2.33, 1.2.34
  it('a question is picked, submitted, and the next one is there', async () => {
    const { actions } = await openRun(runOf(3));
    expect(button('Submit')).toBeDisabled();
    await press('2');
    expect(option('Alteplase')).toBeChecked();
    await press(' ');
    const verdict = await heading('Correct');
    expect(verdict).toHaveFocus();
    expect(actions('answer_submit')).toEqual([
      {
        data_request: 'answer_submit',
        question_id: 1,
        quizlog_id: QUIZ,
        answer_id: '12',
        submission_id: expect.stringMatching(UUID),
        seconds: expect.any(Number),
      },
    ]);
    expect(screen.getByText('Explanation of question 1.')).toBeInTheDocument();
    await press(' ');
    expect(screen.getByText('Stem of question 2.')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Question 2 of 3' })).toHaveFocus());
    expect(screen.queryByText('Stem of question 1.')).not.toBeInTheDocument();
  });

  // rules: 1.2.34, 1.7.5
  it('space does nothing before enough is picked', async () => {
    const { actions } = await openRun(
      runOf(3, { questions: [placedAt(0, { question: openQuestionOf(1, { selectable_answers: 2 }) })] }),
    );
    await press('1');
    await press(' ');
    expect(actions('answer_submit')).toEqual([]);
    await press('3');
    await press(' ');
    expect(actions('answer_submit')[0]!.answer_id).toBe('11,13');
  });

  // rules: 1.2.35
  it('shift and right skips, and the question leaves the list', async () => {
    const { calls } = await openRun(runOf(3));
    await press('ArrowRight', { shiftKey: true });
    expect(calls(skipQuestion.path)).toEqual([{ question_id: 1, quizlog_id: QUIZ }]);
    expect(screen.getByText('Stem of question 2.')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Question 1 of 2' })).toBeInTheDocument();
  });

  // rules: 1.2.38, 1.2.39, 1.2.40, 1.4.15
  it('b bookmarks, x reports, shift and up votes once', async () => {
    const { calls } = await openRun(runOf(3));
    await press('b');
    expect(calls(bookmarkQuestion.path)).toEqual([{ question_id: 1, action: 'add' }]);
    await press('ArrowUp', { shiftKey: true });
    expect(calls(voteQuestion.path)).toEqual([]);
    await press('1');
    await press(' ');
    await heading('Incorrect');
    await press('ArrowUp', { shiftKey: true });
    await press('ArrowDown', { shiftKey: true });
    expect(calls(voteQuestion.path)).toEqual([{ data_request: 'question_vote', question_id: 1, vote_type: 1 }]);
    expect(screen.getByRole('button', { name: 'Helpful (5)', pressed: true })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Not helpful (1)' })).toBeDisabled();
    await press('x');
    expect(await screen.findByRole('dialog', { name: 'Report this question' })).toBeInTheDocument();
  });

  // rules: 1.2.23, 1.2.36, 1.2.37
  it('shift and r opens the reference ranges, Escape closes them, and typing there is typing', async () => {
    const groups = [
      {
        group: 'Biochemistry',
        subheadings: [
          {
            heading: 'Electrolytes',
            keywords: ['U&E'],
            items: [
              { title: 'Sodium', values: ['133–146 mmol/L'] },
              { title: 'Potassium', values: ['3.5–5.3 mmol/L'] },
            ],
          },
        ],
      },
    ];
    await openRun(runOf(3), {}, { [`GET ${referenceRanges.path}`]: { groups } });
    await press('R', { shiftKey: true });
    const panel = screen.getByRole('complementary', { name: 'Reference ranges' });
    expect(await within(panel).findByText('Sodium')).toBeInTheDocument();
    const search = within(panel).getByRole('searchbox');
    expect(search).toHaveFocus();
    fireEvent.change(search, { target: { value: 'potas' } });
    await waitFor(() => expect(within(panel).queryByText('Sodium')).not.toBeInTheDocument());
    await press('2');
    expect(option('Alteplase')).not.toBeChecked();
    await press('Escape');
    expect(panel).not.toHaveAttribute('data-opened');
    await press('2');
    expect(option('Alteplase')).toBeChecked();
  });

  it('the reference ranges are here before somebody opens them, and are asked for once', async () => {
    let asked = 0;
    const groups = () => ((asked += 1), { groups: [] });
    await openRun(runOf(3), {}, { [`GET ${referenceRanges.path}`]: groups });
    await waitFor(() => expect(asked).toBe(1));
    await press('R', { shiftKey: true });
    expect(await screen.findByText(/^No results/)).toBeInTheDocument();
    expect(asked).toBe(1);
  });

  it('no key works while a dialog is open', async () => {
    await openRun(runOf(3));
    await click('End quiz');
    await screen.findByRole('dialog', { name: 'End the quiz?' });
    await press('2');
    expect(option('Alteplase')).not.toBeChecked();
  });
});

describe('a submitted answer (spec 1 §4)', () => {
  // rules: 1.4.2, 1.4.3
  it('locks the options at once, and shows how the others answered', async () => {
    let answer: (value: unknown) => void = () => {};
    await openRun(runOf(3), { answer_submit: () => new Promise((resolve) => (answer = resolve)) });
    fireEvent.click(option('Aspirin'));
    await click('Submit');
    expect(option('Alteplase')).toBeDisabled();
    await act(async () => answer(answeredOf(1, [11])));
    const right = screen.getByText('Alteplase').closest('li')!;
    expect(right).toHaveTextContent('Correct answer');
    expect(right).toHaveTextContent('62% chose this');
    expect(screen.getByText('Aspirin').closest('li')).toHaveTextContent('Your answer: incorrect');
  });

  it.each([
    [4, false],
    [5, true],
  ])('of %i people shows shares: %s', async (people, shown) => {
    await openRun(runOf(3), { answer_submit: answeredOf(1, [11], { answer_count: { 11: 1, 12: people - 1 } }) });
    fireEvent.click(option('Aspirin'));
    await click('Submit');
    const right = screen.getByText('Alteplase').closest('li')!;
    if (shown) expect(right).toHaveTextContent('chose this');
    else expect(right).not.toHaveTextContent(/%|chose this/);
  });

  it('that the server refuses can be changed and sent again', async () => {
    let refuse = true;
    const { actions } = await openRun(runOf(3), {
      answer_submit: () => (refuse ? new Refusal(422, 'invalid-input') : answeredOf(1)),
    });
    await press('2');
    await press(' ');
    expect(await screen.findByRole('alert')).toHaveTextContent('Please check the marked fields');
    expect(option('Alteplase')).toBeChecked();
    refuse = false;
    await click('Try again');
    await heading('Correct');
    expect(actions('answer_submit')).toHaveLength(2);
  });

  it('that another tab gave first is shown as it is recorded', async () => {
    const recorded = runOf(3, { questions: [placedAt(0, { answered: answeredOf(1, [13]) })] });
    await openRun(runOf(3), { answer_submit: new Refusal(409, 'already-answered'), questions: recorded });
    await press('2');
    await press(' ');
    await heading('Incorrect');
    expect(screen.getByText('You answered this question in another tab. That answer counts.')).toBeInTheDocument();
    expect(readKept(KEPT)).toEqual([]);
  });
});

describe('without a connection', () => {
  it('the answer is kept, one goes on, and it is sent on return', async () => {
    let reachable = false;
    const { actions } = await openRun(runOf(3), {
      answer_submit: ({ question_id }: { question_id: number }) =>
        reachable ? answeredOf(question_id) : new Refusal(503, 'unavailable'),
    });
    await press('2');
    await press(' ');
    expect(await screen.findByText('1 answer is waiting on this device.')).toBeInTheDocument();
    expect(readKept(KEPT)).toHaveLength(1);
    await press(' ');
    await press('2');
    await press(' ');
    expect(await screen.findByText('2 answers are waiting on this device.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Question 1: saved on this device' })).toBeInTheDocument();
    reachable = true;
    await act(async () => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Question 1: correct' })).toBeInTheDocument());
    const ids = actions('answer_submit').map((body) => body.submission_id);
    expect(new Set(ids).size).toBe(2);
    expect(readKept(KEPT)).toEqual([]);
    expect(await heading('Correct')).toBeInTheDocument();
  });
});

describe('free text (spec 1 §4)', () => {
  // rules: 1.4.10, 1.4.11, 1.4.12
  it('is shown when all boxes are filled, marked by oneself, and handed in by going on', async () => {
    const { actions } = await openRun(
      runOf(2, { questions: [placedAt(0, { question: freeTextOf(1) }), placedAt(1)] }),
      {
        free_text_show: shownOf(1),
        free_text_submit: shownOf(1, {
          written: [
            { answer_id: 11, user_text: 'heart attack', mark: true },
            { answer_id: 12, user_text: 'ecg', mark: false },
          ],
        }),
      },
    );
    expect(button('Show correct answers')).toBeDisabled();
    fireEvent.change(screen.getByLabelText('Diagnosis'), { target: { value: ' heart attack ' } });
    fireEvent.change(screen.getByLabelText('First test'), { target: { value: 'ecg' } });
    await click('Show correct answers');
    expect(actions('free_text_show')[0]!.texts).toEqual([
      { answer_id: 11, free_text: 'heart attack' },
      { answer_id: 12, free_text: 'ecg' },
    ]);
    expect(await heading('Mark your answers')).toHaveFocus();
    expect(screen.getByText('Myocardial infarction')).toBeInTheDocument();
    expect(button('Next')).toBeDisabled();
    await click('Mark all correct');
    const second = screen.getByRole('group', { name: 'First test' });
    await act(async () => void fireEvent.click(within(second).getByRole('button', { name: 'Incorrect' })));
    await click('Next');
    expect(actions('free_text_submit')[0]!.self_marks).toEqual([
      { answer_id: 11, mark: true, free_text: 'heart attack' },
      { answer_id: 12, mark: false, free_text: 'ecg' },
    ]);
    expect(screen.getByText('Stem of question 2.')).toBeInTheDocument();
  });
});

describe('the vote prompt (spec 1 §4)', () => {
  // rules: 1.4.20
  it('is answered before the next question', async () => {
    const { calls } = await openRun(
      runOf(2, { questions: [placedAt(0, { question: openQuestionOf(1, { moderate: true }) }), placedAt(1)] }),
    );
    await press('2');
    await press(' ');
    await heading('Correct');
    await press(' ');
    const dialog = await screen.findByRole('dialog', { name: 'Was this explanation helpful?' });
    expect(screen.queryByText('Stem of question 2.')).not.toBeInTheDocument();
    await act(async () => void fireEvent.click(within(dialog).getByRole('button', { name: 'No' })));
    expect(calls(voteQuestion.path)).toEqual([{ data_request: 'question_vote', question_id: 1, vote_type: -1 }]);
    expect(await screen.findByText('Stem of question 2.')).toBeInTheDocument();
  });
});

describe('the end (spec 1 §4)', () => {
  // rules: 1.4.6
  it('Finish quiz on the last question leads to the summary', async () => {
    const { calls } = await openRun(runOf(1));
    await press('2');
    await press(' ');
    await heading('Correct');
    await click('Finish quiz');
    expect(await heading(SUMMARY)).toBeInTheDocument();
    expect(calls(endQuiz.path)).toEqual([{ quizlog_id: QUIZ, seconds: expect.any(Number) }]);
  });

  // rules: 1.2.24, 1.4.29
  it.each([
    [0, '/'],
    [QUIZ, SUMMARY],
  ])('ending early is asked once; quizlog_id %s leads to %s', async (quizlog_id, where) => {
    await openRun(runOf(3), {}, { [`POST ${endQuiz.path}`]: { quizlog_id } });
    await click('End quiz');
    const dialog = await screen.findByRole('dialog', { name: 'End the quiz?' });
    await act(async () => void fireEvent.click(within(dialog).getByRole('button', { name: 'End quiz' })));
    expect(await heading(where)).toBeInTheDocument();
  });

  it('that failed says so and can be tried again', async () => {
    const { answers } = await openRun(runOf(3), {}, { [`POST ${endQuiz.path}`]: new Refusal(503, 'unavailable') });
    await click('End quiz');
    const dialog = await screen.findByRole('dialog', { name: 'End the quiz?' });
    await act(async () => void fireEvent.click(within(dialog).getByRole('button', { name: 'End quiz' })));
    expect(await within(dialog).findByRole('alert')).toBeInTheDocument();
    answers[`POST ${endQuiz.path}`] = { quizlog_id: QUIZ };
    await act(async () => void fireEvent.click(within(dialog).getByRole('button', { name: 'Try again' })));
    expect(await heading(SUMMARY)).toBeInTheDocument();
  });

  // rules: 1.4.8
  it('skipping the last open question loads the page again', async () => {
    const { answers } = await openRun(runOf(1), {}, { [`POST ${skipQuestion.path}`]: { remaining: 0 } });
    answers[`GET ${ADDRESS}`] = runOf(
      1,
      { places: [{ position: 0, question_id: 1, state: 'skipped', flagged: false }], questions: [] },
      { title: 'Loaded again' },
    );
    await click('Skip');
    expect(await heading('Loaded again')).toBeInTheDocument();
    expect(screen.getByText('No questions left')).toBeInTheDocument();
  });

  it('a skip that is refused brings the question back', async () => {
    await openRun(runOf(2), {}, { [`POST ${skipQuestion.path}`]: new Refusal(409, 'already-shown') });
    await click('Skip');
    expect(await screen.findByText('The question could not be skipped')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Question 1: not answered' })).toBeInTheDocument();
  });
});

describe('what a kind of quiz leaves out (spec 1 §6)', () => {
  // rules: 1.6.13
  it('a private quiz has no report', async () => {
    await openRun(runOf(1, {}, { abilities: { discuss: true, vote: true, report: false } }));
    expect(screen.queryByRole('button', { name: 'Report the question' })).not.toBeInTheDocument();
  });

  // rules: 1.6.14
  it('an AI quiz has no discussion and no vote', async () => {
    await openRun(runOf(1, {}, { kind: 'ai', abilities: { discuss: false, vote: false, report: true } }));
    await press('2');
    await press(' ');
    await heading('Correct');
    expect(screen.queryByText(/Discussion/)).not.toBeInTheDocument();
    expect(screen.queryByText('Was this explanation helpful?')).not.toBeInTheDocument();
  });

  // rules: 1.6.8
  it('a premium question has no author panel', async () => {
    const author_data = {
      avatar_url: '',
      first_name: 'Ada',
      last_name: 'L.',
      username: 'ada',
      training_stage: 7,
      school: '',
      total_upvotes: 3,
      bio: '',
      supporter: false,
      public_creator: true,
    };
    await openRun(
      runOf(2, {
        questions: [
          placedAt(0, { answered: answeredOf(1, [12], { author_data }) }),
          placedAt(1, {
            question: openQuestionOf(2, { question_is_premium: true }),
            answered: answeredOf(2, [22], { author_data }),
          }),
        ],
      }),
    );
    expect(screen.getByText('About the author')).toBeInTheDocument();
    await click('Question 2: not answered');
    expect(screen.queryByText('About the author')).not.toBeInTheDocument();
  });

  // rules: 1.4.24, 1.6.6
  it.each([false, true])('supporter %s: the notebook', async (user_is_supporter) => {
    const summaries = [
      { id: 3, url: '/notebook/stroke/', topic_name: 'Stroke', text: '<p>FAST.</p>', check: UNCHECKED },
    ];
    await openRun(
      runOf(1, { questions: [placedAt(0, { answered: answeredOf(1, [12], { summaries, user_is_supporter }) })] }),
    );
    const text = screen.getByText('FAST.').closest('[aria-hidden]');
    expect(text).not.toBeNull();
    if (user_is_supporter) {
      fireEvent.click(screen.getByTestId('click-blocker'));
      expect(screen.getByText('FAST.').closest('[aria-hidden]')).toBeNull();
      await click('Hide the notebook on Stroke');
      expect(screen.getByText('FAST.').closest('[aria-hidden]')).not.toBeNull();
    } else {
      expect(screen.getByRole('link', { name: 'Become a Supporter to view notebook content' })).toHaveAttribute(
        'href',
        expect.stringMatching(/^\/purchase\/supporter\/\?next=/),
      );
    }
  });
});

describe('the report (spec 1 §4, §5)', () => {
  // rules: 1.2.30, 1.3.30, 1.4.17, 1.4.28, 1.9.9
  it('is sent when it says enough, thanks, closes after a second, and is offered no more', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'performance'] });
    try {
      const { calls } = await openRun(runOf(1), {}, { [`POST ${sendReport.path}`]: { ok: true } });
      await click('Report the question');
      const dialog = screen.getByRole('dialog', { name: 'Report this question' });
      const text = within(dialog).getByLabelText('Please describe the problem');
      fireEvent.change(text, { target: { value: 'too short' } });
      expect(within(dialog).getByRole('button', { name: 'Send the report' })).toBeDisabled();
      fireEvent.change(text, { target: { value: 'The key is B' } });
      await act(async () => void fireEvent.click(within(dialog).getByRole('button', { name: 'Send the report' })));
      await act(async () => void (await jest.advanceTimersByTimeAsync(10)));
      expect(calls(sendReport.path)).toEqual([
        { data_request: 'question_report', entity_id: 1, report_select: 1, report_text: 'The key is B' },
      ]);
      expect(within(dialog).getByText(/Thank you/)).toBeInTheDocument();
      await act(async () => void (await jest.advanceTimersByTimeAsync(980)));
      expect(screen.getByRole('dialog')).toBeInTheDocument();
      await act(async () => void (await jest.advanceTimersByTimeAsync(20)));
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      expect(screen.queryByRole('button', { name: 'Report the question' })).not.toBeInTheDocument();
    } finally {
      jest.useRealTimers();
    }
  });
});

describe('an exam', () => {
  const exam = (more = {}) => examOf(2, {}, { server_time: Date.now(), ends_at: Date.now() + 600_000, ...more });

  it('saves picks as they are made, without a word about what is right', async () => {
    const { actions } = await openRun(exam(), { answer_submit: { saved: true } });
    await press('2');
    await waitFor(() => expect(actions('answer_submit')).toHaveLength(1));
    await press('3');
    await waitFor(() => expect(actions('answer_submit').map((body) => body.answer_id)).toEqual(['12', '13']));
    const [first, second] = actions('answer_submit').map((body) => Number(body.picked_at));
    expect(second).toBeGreaterThan(first!);
    expect(screen.queryByText('Explanation')).not.toBeInTheDocument();
    expect(option('Heparin')).toBeEnabled();
  });

  it('is looked over before it is handed in: without an answer, and flagged', async () => {
    const flagged = { ...exam(), places: [placeAt(0, { flagged: true }), placeAt(1)] };
    const { calls } = await openRun(exam(), { answer_submit: { saved: true }, questions: flagged });
    await press('2');
    await click('Flag for review');
    expect(calls(flagQuestion.path)).toEqual([{ question_id: 1, quizlog_id: QUIZ, flagged: true }]);
    await press(' ');
    await press(' ');
    expect(await heading('Before you hand in')).toHaveFocus();
    expect(screen.getByText('1 question without an answer')).toBeInTheDocument();
    expect(screen.getByText('1 flagged question')).toBeInTheDocument();
    await click('Hand in now');
    expect(await heading(SUMMARY)).toBeInTheDocument();
  });

  it('asks the server when its time is up, and leads to the summary once the server has ended it', async () => {
    const over = { ends_at: Date.now() - 1 };
    const { calls } = await openRun(exam(over), { questions: exam({ ...over, state: 'finished' }) });
    expect(await heading(SUMMARY)).toBeInTheDocument();
    expect(calls(endQuiz.path)).toEqual([]);
  });

  it('goes on if the server says that there is time left', async () => {
    const { actions, calls } = await openRun(exam({ ends_at: Date.now() - 1 }), { questions: exam() });
    await waitFor(() => expect(actions('questions')).toHaveLength(1));
    expect(await screen.findByRole('timer')).toHaveTextContent(/^(10:00|9:5\d)$/);
    expect(calls(endQuiz.path)).toEqual([]);
  });
});

describe('a quiz that is being written', () => {
  it('takes the next question as it comes, and waits calmly when one is faster', async () => {
    const WAITING = href(aiQuizWaiting, { quizlog_id: QUIZ });
    const growing = (count: number) =>
      runOf(
        count,
        {},
        {
          state: 'generating',
          length: 3,
          kind: 'ai',
          abilities: { discuss: false, vote: false, report: true },
          server_time: 1_800_000_000_000 + count,
        },
      );
    const snapshot = (written: number) => ({
      version: written,
      ready: ADDRESS,
      stage: 'writing',
      place: 0,
      written,
      length: 3,
      seconds_to_first: null,
      failure: null,
    });
    let written = 1;
    await openRun(growing(1), { questions: () => growing(written) }, { [`POST ${WAITING}`]: () => snapshot(written) });
    expect(screen.getByText('1 of 3 written')).toBeInTheDocument();
    await press('2');
    await press(' ');
    await heading('Correct');
    await press(' ');
    expect(screen.getByText('Question 2 is being written')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    written = 2;
    expect(await screen.findByText('Stem of question 2.')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Question 2 of 3' })).toHaveFocus());
  });
});

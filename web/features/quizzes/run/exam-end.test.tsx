/** @jest-environment jsdom */
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { href } from '~/domain/kit/contract';
import { endQuiz, quizSummary } from '~/domain/quizzes/contract';
import { Refusal } from '~/web/app/testing/fake-gateway';
import { handInKey, keep, keptKey, readKept } from './kept-answers';
import { sendAnswers } from './send-answers';
import { ADDRESS, click, openRun } from './testing/open-run';
import { examOf, placeAt, QUIZ } from './testing/runs';

const SUMMARY = href(quizSummary, { quizlog_id: QUIZ });
const KEPT = keptKey(7, QUIZ);
const LATE = new Refusal(409, 'time-is-up');
const GONE = new Refusal(404, 'quiz-not-found');
const TOO_LATE = '2 answers reached us after the exam had ended and do not count.';
const NONE = 'No answer reached us in time, so there is no result.';

const exam = (more = {}, data = {}) =>
  examOf(2, data, { server_time: Date.now(), ends_at: Date.now() + 600_000, ...more });
const over = () => ({ ends_at: Date.now() - 1 });
const ended = () => exam({ ...over(), state: 'finished' });
const heading = (name: string) => screen.findByRole('heading', { name });
const keepAnswers = (ids = [1, 2]) => {
  for (const question_id of ids)
    keep(KEPT, {
      kind: 'answer_submit',
      question_id,
      submission_id: `kept-${question_id}`,
      seconds: 5,
      answer_id: `${question_id}2`,
      picked_at: Date.now() - 60_000,
    });
};

let online = true;
beforeEach(() => {
  online = true;
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => online });
  localStorage.clear();
  sessionStorage.clear();
});
const goOnline = () =>
  act(async () => {
    online = true;
    window.dispatchEvent(new Event('online'));
  });

describe('answers of an exam that come after its end', () => {
  it('are said not to count, each, before one goes to the summary', async () => {
    keepAnswers();
    online = false;
    await openRun(exam(over()), { answer_submit: LATE, questions: ended });
    expect(await heading('Time is up')).toHaveFocus();
    expect(screen.getByText(/^2 answers have not reached us yet\./)).toBeInTheDocument();
    await goOnline();
    expect(await screen.findByText(TOO_LATE)).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Go to the summary' })).toHaveAttribute('href', SUMMARY);
    expect(readKept(KEPT)).toEqual([]);
  });

  it('alone leave no result, which the page says instead of leading away', async () => {
    keepAnswers();
    await openRun(exam(over()), { answer_submit: LATE, questions: GONE });
    expect(await screen.findByText(NONE)).toBeInTheDocument();
    expect(screen.getByText(TOO_LATE)).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'The exam has ended' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Go to the summary' })).not.toBeInTheDocument();
  });

  it('are spoken of as well on a page that is opened after the end', async () => {
    keepAnswers([2]);
    await openRun(ended(), { answer_submit: LATE, questions: ended });
    expect(await screen.findByText(/^1 answer reached us after the exam had ended/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to the summary' })).toBeInTheDocument();
  });

  it('and on one of an exam that is gone', async () => {
    keepAnswers();
    await openRun(exam(), {}, { [`GET ${ADDRESS}`]: GONE });
    expect(await screen.findByText(NONE)).toBeInTheDocument();
    expect(screen.getByText(TOO_LATE)).toBeInTheDocument();
    expect(readKept(KEPT)).toEqual([]);
  });

  it('that the server had already lead to the summary without a word', async () => {
    keepAnswers();
    await openRun(ended(), { answer_submit: { saved: true }, questions: ended });
    expect(await heading(SUMMARY)).toBeInTheDocument();
  });

  it('are not promised to count while there is time', async () => {
    keepAnswers();
    online = false;
    await openRun(exam());
    expect(await screen.findByText(/Only answers that arrive before the time is up count\./)).toBeInTheDocument();
  });
});

it('an exam that ends without an answer says so', async () => {
  await openRun(exam(over()), { questions: GONE });
  expect(await screen.findByText(NONE)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'New quiz' })).toBeInTheDocument();
});

describe('before an exam is handed in', () => {
  it('the server is asked what another device has answered', async () => {
    const elsewhere = () => exam({}, { places: [placeAt(0), placeAt(1, { state: 'answered' })] });
    const { actions } = await openRun(exam(), { questions: elsewhere });
    await click('Hand in');
    expect(actions('questions')).toHaveLength(1);
    expect(await screen.findByText('1 question without an answer')).toBeInTheDocument();
  });
});

describe('"Hand in" without a network', () => {
  async function handInOffline(actions = {}) {
    keepAnswers();
    online = false;
    const page = await openRun(exam(), { answer_submit: { saved: true }, ...actions });
    await click('Hand in');
    await click('Hand in now');
    expect(screen.getByText(/^The exam is handed in as soon as your answers are sent\./)).toBeInTheDocument();
    return page;
  }

  it('is remembered by a page that is opened again, and done as soon as the answers are sent', async () => {
    await handInOffline();
    cleanup();
    const { calls } = await openRun(exam(), { answer_submit: { saved: true }, questions: exam });
    expect(await heading('Before you hand in')).toBeInTheDocument();
    expect(calls(endQuiz.path)).toEqual([]);
    await goOnline();
    expect(await heading(SUMMARY)).toBeInTheDocument();
    expect(calls(endQuiz.path)).toHaveLength(1);
    expect(localStorage.getItem(handInKey(7, QUIZ))).toBeNull();
  });

  it('is overtaken by the end of the exam', async () => {
    await handInOffline({ answer_submit: LATE, questions: GONE });
    await goOnline();
    expect(await screen.findByText(NONE)).toBeInTheDocument();
    expect(screen.getByText(TOO_LATE)).toBeInTheDocument();
  });

  it('is done also if the answers are sent from another page', async () => {
    const { sent } = await handInOffline();
    cleanup();
    online = true;
    await act(() => sendAnswers(7));
    expect(sent.slice(-3).map(({ path }) => path)).toEqual([ADDRESS, ADDRESS, endQuiz.path]);
    expect(localStorage.getItem(handInKey(7, QUIZ))).toBeNull();
  });

  it('is taken back by going back to the questions', async () => {
    const { calls } = await handInOffline();
    await click('Back to the questions');
    await goOnline();
    await waitFor(() => expect(readKept(KEPT)).toEqual([]));
    expect(await heading('Question 1 of 2')).toBeInTheDocument();
    expect(localStorage.getItem(handInKey(7, QUIZ))).toBeNull();
    expect(calls(endQuiz.path)).toEqual([]);
  });
});

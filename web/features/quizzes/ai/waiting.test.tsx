/** @jest-environment jsdom */
import { act, fireEvent, screen } from '@testing-library/react';
import {
  aiQuizWaiting,
  GENERATION_FAILURES,
  quizGeneration,
  type GenerationSnapshot,
} from '~/domain/quizzes/generation/contract';
import { Refusal, type Answers } from '~/web/app/testing/fake-gateway';
import { LEARNER, renderApp } from '~/web/app/testing/render-app';
import { saveSnapshot } from '~/web/live/snapshots';
import { en } from '~/web/e2e/words';
import { generationOf } from '../testing/pages';
import { WaitingPage } from './waiting-page';

const ADDRESS = '/ai-quiz/waiting/9/';
const routes = [{ path: aiQuizWaiting.path, element: <WaitingPage /> }];
const settle = (milliseconds = 0) => act(async () => void (await jest.advanceTimersByTimeAsync(milliseconds)));

async function open(generation: GenerationSnapshot, answers: Answers = {}) {
  const view = await renderApp({
    routes,
    at: ADDRESS,
    person: LEARNER,
    answers: { [`GET ${ADDRESS}`]: { quizlog_id: 9, title: 'Cardiology', generation }, ...answers },
  });
  await settle();
  await settle();
  const push = async (more: Partial<GenerationSnapshot>) => {
    saveSnapshot(view.cache, quizGeneration.name, '9', generationOf(more));
    await settle();
  };
  return { ...view, push };
}
/** What is said of the stage, and how the one who writes is drawn. */
const stage = () => [
  document.querySelector('p[role="status"]')!.textContent,
  document.querySelector('[data-role="examiner"][data-awaited]')!.getAttribute('data-state'),
];

beforeEach(() => void jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('waiting for an AI quiz', () => {
  it('says the place in the queue, then that it is written, and draws it', async () => {
    const { push } = await open(generationOf({ place: 2 }));
    expect(stage()).toEqual(['2 quizzes are ahead of yours', 'ghost']);
    await push({ version: 2, place: 0 });
    expect(stage()).toEqual(['Yours is next', 'ghost']);
    await push({ version: 3, stage: 'writing', place: 0, written: 0 });
    expect(stage()).toEqual(['The first question is being written and checked', 'filled']);
  });

  it('says no time while none is known', async () => {
    await open(generationOf({ seconds_to_first: null }));
    expect(screen.queryByText(/until the first question|in a moment/)).not.toBeInTheDocument();
  });

  it.each([
    [3, 'The first question will be ready in a moment.'],
    [12, 'About 15 seconds until the first question.'],
    [90, 'About 90 seconds until the first question.'],
    [91, 'About 2 minutes until the first question.'],
  ])('of %s seconds is said honestly: %s', async (seconds_to_first, said) => {
    await open(generationOf({ seconds_to_first }));
    expect(screen.getByText(said)).toBeInTheDocument();
  });

  // rules: 1.2.26
  it('leads to the first question as soon as it is there, while the rest is written', async () => {
    const { push, router } = await open(generationOf({ stage: 'writing' }));
    await push({ version: 2, stage: 'writing', written: 1, ready: '/learn/quiz/9/' });
    expect(screen.getByRole('heading', { name: '/learn/quiz/9/' })).toBeInTheDocument();
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it('goes on at once for somebody who comes back after it is ready', async () => {
    await open(generationOf({ stage: 'done', written: 10, ready: '/learn/quiz/9/' }));
    expect(screen.getByRole('heading', { name: '/learn/quiz/9/' })).toBeInTheDocument();
  });

  // rules: 1.2.26, 1.4.23, 1.7.13, 1.9.2
  it('asks the documented address while no push gets through, every 4 s', async () => {
    const { polls, answers } = await open(generationOf());
    answers[`POST ${ADDRESS}`] = generationOf({ version: 2, place: 1 });
    await settle(5_000);
    expect(polls[0]).toEqual({ path: ADDRESS, body: { data_request: 'check_quizlog_status', quizlog_id: 9 } });
    expect(stage()).toContain('1 quiz is ahead of yours');
    expect(screen.getByText('Checking every 4 seconds')).toBeInTheDocument();
    const asked = polls.length;
    await settle(4_000);
    expect(polls.length).toBe(asked + 1);
  });

  it('of somebody else is not to be seen', async () => {
    await open(generationOf(), { [`GET ${ADDRESS}`]: new Refusal(404, 'not-found') });
    expect(screen.getByRole('alert')).toHaveTextContent('This does not exist');
  });
});

describe('a generation that failed', () => {
  it.each(GENERATION_FAILURES)('says why (%s), and that it costs nothing', async (failure) => {
    await open(generationOf({ failure }));
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent(en(`quizzes.ai.failure.${failure}`));
    expect(alert).toHaveTextContent('It does not count towards your limit for today.');
    expect(screen.getByRole('link', { name: 'Take a quiz from the bank' })).toHaveAttribute(
      'href',
      '/learn/quiz/setup/',
    );
  });

  it('can be tried again', async () => {
    const { sent } = await open(generationOf({ failure: 'internal' }), {
      [`POST ${ADDRESS}`]: generationOf({ version: 2, place: 4 }),
    });
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
    await settle();
    expect(sent).toEqual([{ path: ADDRESS, body: { data_request: 'try_again' } }]);
    expect(stage()).toContain('4 quizzes are ahead of yours');
  });

  it('that cannot be tried again says why', async () => {
    await open(generationOf({ failure: 'internal' }), { [`POST ${ADDRESS}`]: new Refusal(503, 'unavailable') });
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
    await settle();
    expect(screen.getByText(/This is not possible right now/)).toBeInTheDocument();
  });
});

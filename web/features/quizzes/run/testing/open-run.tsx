import { act, fireEvent, screen } from '@testing-library/react';
import { endQuiz, flagQuestion, quizRun, type QuizRunData, skipQuestion } from '~/domain/quizzes/contract';
import { bookmarkQuestion, voteQuestion } from '~/domain/questions/contract';
import { href } from '~/domain/kit/contract';
import type { Answers } from '~/web/app/testing/fake-gateway';
import { LEARNER, renderApp } from '~/web/app/testing/render-app';
import { answeredOf } from '~/web/features/quizzes/question/testing/questions';
import { RunPage } from '../run-page';
import { QUIZ } from './runs';

export const ADDRESS = href(quizRun, { quizlog_id: QUIZ });

type Handler = (body: Record<string, never>) => unknown;

/** A run as a browser would open it; `actions` are by their `data_request`. */
export async function openRun(data: QuizRunData, actions: Record<string, unknown> = {}, answers: Answers = {}) {
  const known: Record<string, unknown> = {
    answer_submit: ({ question_id, answer_id }: { question_id: number; answer_id: string }) =>
      answeredOf(question_id, answer_id.split(',').map(Number)),
    questions: data,
    ...actions,
  };
  const app = await renderApp({
    routes: [{ path: quizRun.path, element: <RunPage /> }],
    at: ADDRESS,
    person: LEARNER,
    answers: {
      [`GET ${ADDRESS}`]: data,
      [`POST ${ADDRESS}`]: (body: Record<string, never>) => {
        const answer = known[String(body.data_request)];
        return typeof answer === 'function' ? (answer as Handler)(body) : answer;
      },
      [`POST ${skipQuestion.path}`]: { remaining: 2 },
      [`POST ${flagQuestion.path}`]: ({ flagged }: { flagged: boolean }) => ({ flagged }),
      [`POST ${bookmarkQuestion.path}`]: ({ action }: { action: string }) => ({ bookmarked: action === 'add' }),
      [`POST ${voteQuestion.path}`]: ({ vote_type }: { vote_type: number }) => ({
        vote: vote_type,
        upvotes: 5,
        downvotes: 1,
      }),
      [`POST ${endQuiz.path}`]: { quizlog_id: QUIZ },
      ...answers,
    },
  });
  await screen.findByRole('heading', { level: 1 });
  return {
    ...app,
    /** What was sent to the run's own address, by `data_request`. */
    actions: (name: string) =>
      app.sent.filter(({ path, body }) => path === ADDRESS && body.data_request === name).map(({ body }) => body),
    calls: (path: string) => app.sent.filter((each) => each.path === path).map(({ body }) => body),
  };
}

/** A key pressed where the focus is. */
export const press = (key: string, more: KeyboardEventInit = {}) =>
  act(async () => void fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more }));
export const click = (name: string | RegExp) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));

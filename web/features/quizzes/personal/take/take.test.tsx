/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Refusal } from '~/web/app/testing/fake-gateway';
import { GUEST, LEARNER, renderApp } from '~/web/app/testing/render-app';
import { entryOf, quizOf } from '../testing/quizzes';
import { TakePage } from './take-page';

const ADDRESS = '/teach/take-quiz/3/';
const routes = [{ path: '/teach/take-quiz/:quizId/', element: <TakePage /> }];
const open = (
  entry: unknown,
  submit: unknown = { next_url: '/learn/quiz/9/' },
  person: typeof LEARNER | null = LEARNER,
) => renderApp({ routes, at: ADDRESS, person, answers: { [`GET ${ADDRESS}`]: entry, [`POST ${ADDRESS}`]: submit } });

describe('where a personal quiz is taken', () => {
  it('says what it is, who made it and how many questions it has', async () => {
    await open(entryOf({ quiz: quizOf({ category: ['Year 5'] }) }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Finals' })).toBeInTheDocument();
    expect(screen.getByText(/By Rosa Q\./)).toHaveTextContent('By Rosa Q. · 3 questions');
    expect(screen.getByText('Year 5')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Edit' })).not.toBeInTheDocument();
  });

  it('begins to study, or as an exam with its clock and without free text', async () => {
    const { sent } = await open(entryOf());
    expect(await screen.findByRole('button', { name: 'Start with 3 questions' })).toBeInTheDocument();
    await userEvent.click(
      screen.getByRole('radio', {
        name: /Exam One clock for the whole quiz: 3 minutes\. Answers at the end\. 1 free-text question is left out\./,
      }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Start with 2 questions' }));
    expect(sent).toEqual([{ path: ADDRESS, body: { mode: 2, submission_id: expect.any(String) as string } }]);
    expect(await screen.findByRole('heading', { name: '/learn/quiz/9/' })).toBeInTheDocument();
  });

  it('has no exam where all of it is free text', async () => {
    await open(entryOf({ exam_questions: 0 }));
    expect(await screen.findByRole('radio', { name: /Exam/ })).toBeDisabled();
  });

  it('leads on with what was begun, and back to what came of it', async () => {
    const one = {
      quizlog_id: 5,
      url: '/learn/quiz/5/',
      finished: false,
      right: 0,
      answered: 1,
      total: 3,
      started_at: '2026-03-01T10:00:00.000Z',
    };
    await open(
      entryOf({
        taken: [one, { ...one, quizlog_id: 4, url: '/learn/quiz/4/summary/', finished: true, right: 2, answered: 3 }],
      }),
    );
    expect(await screen.findByText('1 of 3 answered')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^Continue/ })).toHaveAttribute('href', '/learn/quiz/5/');
    expect(screen.getByText(/2 of 3 correct/)).toHaveTextContent('67%');
    expect(screen.getByRole('link', { name: /^Results/ })).toHaveAttribute('href', '/learn/quiz/4/summary/');
  });

  it('says that there is nothing to take yet', async () => {
    await open(entryOf({ quiz: quizOf({ questions: 0 }) }));
    expect(await screen.findByText(/no questions yet/, { selector: 'p:not([class*=author])' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Begin/ })).not.toBeInTheDocument();
  });

  it('asks who is signed out to sign in and come back, and a guest to register', async () => {
    const next = encodeURIComponent(ADDRESS);
    await open(new Refusal(401, 'not-signed-in'), null, null);
    expect(await screen.findByRole('heading', { level: 1, name: 'A quiz for you' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', `/login/?next=${next}`);
  });

  it('asks a guest to register and come back', async () => {
    await open(new Refusal(403, 'guests-only-in-group'), null, GUEST);
    expect(await screen.findByRole('link')).toHaveAttribute('href', `/register/?next=${encodeURIComponent(ADDRESS)}`);
  });

  it('says that it is not shared any more', async () => {
    await open(new Refusal(404, 'quiz-not-shared'));
    expect(await screen.findByRole('alert')).toHaveTextContent('no longer shares it');
  });
});

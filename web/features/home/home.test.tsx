/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { GUEST, LEARNER, renderApp } from '~/web/app/testing/render-app';
import { Refusal } from '~/web/app/testing/fake-gateway';
import { HomePage } from './home-page';

const routes = [{ path: '/', element: <HomePage /> }];
const unfinished = (quizlog_id: number) => ({
  quizlog_id,
  kind: 'bank',
  mode: 1,
  title: `Quiz ${quizlog_id}`,
  specialty_id: 1,
  answered: 1,
  total: 5,
  started_at: new Date().toISOString(),
  url: `/learn/quiz/${quizlog_id}/`,
});
const SETUP = 'GET /learn/quiz/setup/';
const setup = {
  specialties: [],
  topics: [],
  languages: ['en'],
  counts: { all: 0, new: 0, incorrect: 0 },
  unfinished: [unfinished(3), unfinished(2), unfinished(1)],
  exam_seconds: 90,
};
const section = async () =>
  within((await screen.findByRole('heading', { name: 'Answer questions' })).closest('section')!);

describe('the start page of a learner', () => {
  it('leads on with the newest unfinished quizzes, and into new ones', async () => {
    await renderApp({ routes, at: '/', person: LEARNER, answers: { [SETUP]: setup } });
    const quizzes = await section();
    expect(await quizzes.findByRole('link', { name: 'Continue: Quiz 3' })).toHaveAttribute('href', '/learn/quiz/3/');
    expect(quizzes.getAllByRole('link', { name: /^Continue/ })).toHaveLength(2);
    expect(quizzes.getByRole('link', { name: /^Start a quiz/ })).toHaveAttribute('href', '/learn/quiz/setup/');
    expect(quizzes.getByRole('link', { name: /^AI quiz/ })).toHaveAttribute('href', '/ai-quiz/setup/');
  });

  it('stands when the quizzes cannot be read', async () => {
    await renderApp({ routes, at: '/', person: LEARNER, answers: { [SETUP]: new Refusal(403, 'not-allowed') } });
    expect((await section()).getAllByRole('link')).toHaveLength(3);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('others', () => {
  it('a visitor is told in a line that there are quizzes', async () => {
    await renderApp({ routes, at: '/' });
    expect(screen.getByRole('link', { name: 'quiz with explanations' })).toHaveAttribute('href', '/learn/quiz/setup/');
  });

  it('a guest sees their group only', async () => {
    await renderApp({ routes, at: '/', person: GUEST });
    expect(screen.queryByRole('heading', { name: 'Answer questions' })).not.toBeInTheDocument();
  });
});

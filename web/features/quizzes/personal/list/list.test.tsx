/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LEARNER, renderApp } from '~/web/app/testing/render-app';
import { quizOf } from '../testing/quizzes';
import { QuizzesPage } from './quizzes-page';

const ADDRESS = '/teach/create-quiz/';
const routes = [{ path: ADDRESS, element: <QuizzesPage /> }];
const open = (items: unknown[], { page = 1, pages = 1 } = {}) =>
  renderApp({
    routes,
    at: ADDRESS,
    person: LEARNER,
    answers: {
      [`GET ${ADDRESS}`]: { items, page, pages, count: items.length },
      [`POST ${ADDRESS}`]: { next_url: '/teach/create-quiz/8/' },
    },
  });

describe("one's own quizzes", () => {
  it('lead to their editor, and to where they are taken', async () => {
    await open([quizOf({ shared: true }), quizOf({ id: 4, title: 'Empty', questions: 0 })]);
    expect(await screen.findByRole('link', { name: 'Finals' })).toHaveAttribute('href', '/teach/create-quiz/3/');
    expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('3 questions · Shared');
    expect(screen.getByRole('link', { name: 'Take the quiz: Finals' })).toHaveAttribute('href', '/teach/take-quiz/3/');
    expect(screen.queryByRole('link', { name: 'Take the quiz: Empty' })).not.toBeInTheDocument();
  });

  it('have pages', async () => {
    await open([quizOf()], { pages: 3 });
    expect(await screen.findByRole('link', { name: 'Page 2' })).toHaveAttribute('href', '/teach/create-quiz/?page=2');
    expect(screen.getByRole('link', { name: 'Page 1' })).toHaveAttribute('href', ADDRESS);
  });

  it('are made under a title', async () => {
    const { sent } = await open([]);
    await userEvent.click(await screen.findByRole('button', { name: 'New quiz' }));
    const title = await screen.findByRole('textbox', { name: 'Title' });
    await userEvent.click(screen.getByRole('button', { name: 'Create' }));
    expect(title).toBeInvalid();
    expect(sent).toEqual([]);
    await userEvent.type(title, 'Chest pain{Enter}');
    expect(sent).toEqual([
      { path: ADDRESS, body: { title: 'Chest pain', submission_id: expect.any(String) as string } },
    ]);
    expect(await screen.findByRole('heading', { name: '/teach/create-quiz/8/' })).toBeInTheDocument();
  });
});

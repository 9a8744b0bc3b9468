/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { myQuestions } from '~/domain/questions/authoring/contract';
import { Refusal } from '~/web/app/testing/fake-gateway';
import { LEARNER, renderApp } from '~/web/app/testing/render-app';
import { lineOf } from '../testing/forms';
import { MinePage } from './mine-page';

const PATH = myQuestions.path;
const page = (items: ReturnType<typeof lineOf>[], more: object = {}) => ({
  items,
  page: 1,
  pages: 1,
  count: items.length,
  abilities: { publish: true, edit_for_all: false },
  ...more,
});
const open = (answer: unknown, at: string = PATH) =>
  renderApp({
    routes: [{ path: PATH, element: <MinePage /> }],
    at,
    person: LEARNER,
    answers: { [`GET ${PATH}`]: answer },
  });

describe('my questions', () => {
  it('each leads to where it is changed, a draft to where it was begun', async () => {
    await open(page([lineOf(7), lineOf(8, { question_id: null, draft_id: 5, place: 'draft', title: '' })]));
    expect(await screen.findByRole('link', { name: 'Stem of question 7' })).toHaveAttribute(
      'href',
      '/questions/7/edit/',
    );
    expect(screen.getByRole('link', { name: 'No text yet' })).toHaveAttribute('href', '/questions/create/?draft=5');
  });

  it('show how often they were answered and how easy they are, which leads to the item analysis', async () => {
    await open(page([lineOf(7), lineOf(8, { times_answered: 0, facility: null })]));
    const facility = await screen.findByRole('link', { name: /item analysis/ });
    expect(facility).toHaveAttribute('href', '/questions/7/analysis/');
    expect(facility).toHaveTextContent('63%');
    expect(screen.getByText('40')).toBeInTheDocument();
    expect(screen.getByText('–')).toBeInTheDocument();
  });

  it('say where a change is begun and not saved', async () => {
    await open(page([lineOf(7, { draft_id: 3 })]));
    expect(await screen.findByText('Unsaved changes')).toBeInTheDocument();
  });

  it('are filtered by where they are and searched by words, in the address, from the first page on', async () => {
    const { router } = await open(page([lineOf(7)], { page: 2, pages: 3, count: 25 }), `${PATH}?page=2`);
    await userEvent.click(await screen.findByRole('radio', { name: 'Private' }));
    expect(router.state.location.search).toBe('?place=private');
    await act(async () => void fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'chest pain' } }));
    await waitFor(() => expect(router.state.location.search).toBe('?place=private&search=chest+pain'));
  });

  it('an empty list says what to do; one that nothing fits can be shown whole', async () => {
    await open(page([]));
    expect(await screen.findByText('You have not written a question yet')).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: 'New question' }).map((link) => link.getAttribute('href'))).toContain(
      '/questions/create/',
    );
  });

  it('none found', async () => {
    const { router } = await open(page([]), `${PATH}?search=zebra`);
    await userEvent.click(await screen.findByRole('button', { name: 'Show all' }));
    expect(router.state.location.search).toBe('');
  });

  it('a failed list has a way on', async () => {
    const { answers } = await open(new Refusal(422, 'invalid'));
    answers[`GET ${PATH}`] = page([lineOf(7)]);
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Stem of question 7' })).toBeInTheDocument();
  });
});

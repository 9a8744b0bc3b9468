/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Refusal } from '~/web/app/testing/fake-gateway';
import { LEARNER, renderApp } from '~/web/app/testing/render-app';
import { EditCardPage } from './edit-card-page';

const PATH = '/flashcards/edit-card/5/';
const shown = (front: string, revision: number, changed_by_self = false) => ({
  card: {
    ...{ id: '5', front: `<p>${front}</p>`, back: '<p>A1</p>', front_image_url: '', back_image_url: '' },
    ...{ tags: [], order: 1, revision, changed_by: 'Noor', changed_by_self, sent_id: '' },
  },
  deck: { id: 2, deck_name: 'Gallstones' },
  next_url: '/flashcards/decks/',
});

async function saveRefused(code: string, bySelf = false) {
  const routes = [{ path: '/flashcards/edit-card/:card_id/', element: <EditCardPage /> }];
  const answers = { [`GET ${PATH}`]: shown('Mine', 1), [`POST ${PATH}`]: new Refusal(409, code) };
  const app = await renderApp({ routes, at: PATH, person: LEARNER, answers });
  const save = await screen.findByRole('button', { name: 'Save card' });
  app.answers[`GET ${PATH}`] = shown('Theirs', 2, bySelf);
  await userEvent.click(save);
  const refusal = await screen.findByRole('alert');
  return { ...app, refusal };
}

describe('the page of one card', () => {
  it('shows what somebody else saved meanwhile, and saves over it if that is chosen', async () => {
    const { refusal, answers, sent } = await saveRefused('cards-changed');
    expect(refusal).toHaveTextContent('Noor changed this card while you were editing it.');
    expect(refusal).toHaveTextContent('Theirs');
    answers[`POST ${PATH}`] = { next_url: '/flashcards/decks/' };
    await userEvent.click(screen.getByRole('button', { name: 'Keep mine' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save card' }));
    expect(await screen.findByRole('heading', { name: '/flashcards/decks/' })).toBeInTheDocument();
    expect(sent.at(-1)!.body).toMatchObject({ front: '<p>Mine</p>', revision: 2 });
  });

  it('says so if it was oneself who saved it elsewhere', async () => {
    const { refusal } = await saveRefused('cards-changed', true);
    expect(refusal).toHaveTextContent('You changed this card elsewhere while you were editing it here.');
    expect(refusal).not.toHaveTextContent('Noor');
    expect(screen.getByRole('button', { name: 'Use the other' })).toBeInTheDocument();
  });

  it('says any other refusal, and stays as it is', async () => {
    const { refusal } = await saveRefused('group-full');
    expect(refusal).toHaveTextContent('This group is full.');
    expect(screen.queryByRole('button', { name: 'Keep mine' })).toBeNull();
  });
});

/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { decksPage } from '~/domain/flashcards/sharing/contract';
import { LEARNER, renderApp } from '~/web/app/testing/render-app';
import { DecksPage } from './decks-page';

const deck = (id: number, news: number) => ({
  ...{ id, news, deck_name: `Valves ${id}`, deck_description: '', deck_colour: 'teal', deck_icon: 'heart' },
  ...{ deck_shared: true, category: [], language: 'en', cards: 3, owner_name: 'Ben' },
});

it('says of a followed deck how many of its cards changed, and nothing if none did', async () => {
  await renderApp({
    routes: [{ path: decksPage.path, element: <DecksPage /> }],
    at: decksPage.path,
    person: LEARNER,
    answers: {
      [`GET ${decksPage.path}`]: {
        ...{ mine: [], editing: [], followed: [deck(1, 2), deck(2, 0)] },
        found: { items: [], page: 1, pages: 1, count: 0 },
      },
    },
  });
  const [changed, same] = await screen.findAllByRole('listitem');
  expect(changed).toHaveTextContent('2 changes');
  expect(same).not.toHaveTextContent('change');
});

/** @jest-environment jsdom */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { flashcardHome } from '~/domain/flashcards/home/contract';
import { flashcardSetup } from '~/domain/flashcards/review/contract';
import type { PageData } from '~/domain/kit/contract';
import { LEARNER, renderApp } from '~/web/app/testing/render-app';
import { en } from '~/web/e2e/words';
import { HomePage } from './home-page';

const PACK = { id: 7, deck_name: 'Murmurs', deck_colour: 'teal', deck_icon: 'heart', cards: 60, known: 0, due: 0 };
const NOTHING: PageData<typeof flashcardHome> = {
  due: 0,
  next_due_at: null,
  week: [20, 21, 22, 23, 24, 25, 26].map((day) => ({ date: `2026-11-${day}`, cards: 0 })),
  bins: [0, 0, 0, 0, 0],
  bookmarked: 0,
  decks: 0,
  newest: [],
  packs: [PACK],
  unfinished: null,
};

const open = (home: Partial<typeof NOTHING>) =>
  renderApp({
    routes: [
      { path: flashcardHome.path, element: <HomePage /> },
      { path: '/flashcards/review/5/', element: <h1>A review</h1> },
    ],
    at: flashcardHome.path,
    person: LEARNER,
    answers: {
      [`GET ${flashcardHome.path}`]: { ...NOTHING, ...home },
      [`POST ${flashcardHome.path}`]: { next_url: '/flashcards/review/5/' },
      [`POST ${flashcardSetup.path}`]: { next_url: '/flashcards/review/5/' },
    },
  });

it('begins with the cards that are due, at most fifty of them', async () => {
  const { sent } = await open({ due: 120, held: 7, fresh: 3, bins: [120, 0, 0, 0, 0] });
  expect(await screen.findByRole('heading', { level: 2, name: /^120/ })).toBeInTheDocument();
  expect(screen.getByText('and 3 new cards')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'reviews a day' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Start with 50' }));
  expect(await screen.findByRole('heading', { name: 'A review' })).toBeInTheDocument();
  expect(sent[0]).toMatchObject({ path: flashcardHome.path, body: { data_request: 'start' } });
});

it('has new cards for today if nothing is due', async () => {
  await open({ fresh: 3, bins: [0, 9, 0, 0, 0] });
  expect(await screen.findByRole('heading', { level: 2, name: /^3 ?new cards for today/ })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Start' })).toBeInTheDocument();
});

it('shows somebody new how it works, with ten cards of a pack to try', async () => {
  const { sent } = await open({});
  await userEvent.click(await screen.findByRole('button', { name: 'Start with “Murmurs”' }));
  await waitFor(() => expect(sent[0]?.body).toMatchObject({ quiz_type: 1, deck_id: 7, length: 10 }));
  expect(screen.queryByRole('list', { name: en('flashcards.home.week') })).not.toBeInTheDocument();
});

it('says when the next cards are due if none is now, and what is due each day', async () => {
  await open({
    next_due_at: '2026-11-22T12:00:00Z',
    bins: [1, 0, 3, 0, 0],
    week: NOTHING.week.map((day, nth) => ({ ...day, cards: nth === 2 ? 4 : 0 })),
  });
  expect(await screen.findByText('The next cards are due on Sunday 22 November.')).toBeInTheDocument();
  const days = within(screen.getByRole('list', { name: en('flashcards.home.week') })).getAllByRole('listitem');
  expect(days[2]).toHaveTextContent('Sun 22 Nov: 4 cards');
  const bins = within(screen.getByRole('table', { name: en('flashcards.home.known') })).getAllByRole('row');
  expect(bins.map((row) => row.textContent)).toEqual([
    'Bin 0: not known1',
    'Bin 10',
    'Bin 23',
    'Bin 30',
    'Bin 4: known well0',
  ]);
});

it('says of each deck how much of it was reviewed, and how much is due', async () => {
  await open({ due: 3, bins: [9, 0, 0, 0, 0], packs: [{ ...PACK, known: 9, due: 3 }] });
  const packs = await screen.findByRole('region', { name: en('flashcards.home.packs') });
  expect(within(packs).getByRole('listitem')).toHaveTextContent('Murmurs9 of 60 reviewed3 due');
  expect(within(packs).getByRole('link', { name: 'Murmurs' })).toHaveAttribute('href', '/flashcards/setup/?deck=7');
});

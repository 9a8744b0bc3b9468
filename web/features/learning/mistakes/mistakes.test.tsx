/** @jest-environment jsdom */
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Mistake, MistakesData } from '~/domain/learning/mistakes/contract';
import { Refusal, type Answers } from '~/web/app/testing/fake-gateway';
import { LEARNER, renderApp } from '~/web/app/testing/render-app';
import { MistakesPage } from './mistakes-page';

const ADDRESS = '/learn/mistakes/';
const routes = [{ path: ADDRESS, element: <MistakesPage /> }];
const mistake = (kind: Mistake['kind'], id: number, fields: Partial<Mistake> = {}): Mistake => ({
  kind,
  id,
  at: '2026-11-28T10:00:00.000Z',
  title: `Title ${id}`,
  about: 'Asthma',
  url: '',
  station: null,
  quizlog_id: 0,
  section: 0,
  item: 0,
  has_card: false,
  ...fields,
});
const AT_STATION = {
  at: '2026-11-27T10:00:00.000Z',
  about: 'Opening',
  url: '/osce-stations/summary/9',
  station: { name: 'Chest pain', url: '/osce-stations/chest-pain/' },
  quizlog_id: 9,
};
const dataOf = (fields: Partial<MistakesData> = {}): MistakesData => ({
  items: [
    mistake('question', 1, { url: '/quizlog/5/questions/?question_id=1', quizlog_id: 5 }),
    mistake('card', 2, { url: '/flashcards/decks/6/#card-2' }),
    mistake('item', 3, AT_STATION),
    mistake('item', 4, { ...AT_STATION, item: 1 }),
  ],
  page: 1,
  pages: 1,
  count: 4,
  counts: { question: 1, item: 2, card: 1 },
  marked: false,
  topics: [{ id: 8, name: 'Asthma', mistakes: 2 }],
  ...fields,
});
const NONE = dataOf({ items: [], count: 0, counts: { question: 0, item: 0, card: 0 }, topics: [] });
const open = (answers: Answers, at = ADDRESS) => renderApp({ routes, at, person: LEARNER, answers });

describe('my mistakes', () => {
  it('stand day by day, those of a station together, with the way back to each', async () => {
    await open({ [`GET ${ADDRESS}`]: dataOf() });
    const first = within(await screen.findByRole('region', { name: /^Saturday\b.*\b28\b/ }));
    expect(first.getByRole('link', { name: 'Title 1' })).toHaveAttribute('href', '/quizlog/5/questions/?question_id=1');
    expect(first.getByRole('link', { name: 'Title 2' })).toHaveAttribute('href', '/flashcards/decks/6/#card-2');
    const second = within(screen.getByRole('region', { name: /^Friday\b.*\b27\b/ }));
    expect(second.getByText('2 items missed')).toBeInTheDocument();
    expect(second.getByRole('link', { name: 'Practise again: Chest pain' })).toHaveAttribute(
      'href',
      '/osce-stations/chest-pain/',
    );
    expect(second.getByRole('link', { name: 'Chest pain' })).toHaveAttribute('href', '/osce-stations/summary/9');
  });

  it('are filtered in the address, and practised as they are shown', async () => {
    const { sent, router } = await open({
      [`GET ${ADDRESS}`]: dataOf(),
      'POST /learn/quiz/setup/': { next_url: '/learn/quiz/6/' },
    });
    await userEvent.selectOptions(await screen.findByLabelText('Date'), 'Last 7 days');
    expect(router.state.location.search).toBe('?days=7');
    await userEvent.selectOptions(screen.getByLabelText('Topic'), 'Asthma (2)');
    await userEvent.click(await screen.findByRole('button', { name: 'Practise 1 question' }));
    expect(sent).toMatchObject([
      { path: '/learn/quiz/setup/', body: { mistakes: 7, topic: 8, number_of_questions: 1, mode: 1 } },
    ]);
    expect(await screen.findByRole('heading', { name: '/learn/quiz/6/' })).toBeInTheDocument();
  });

  it('of cards are reviewed', async () => {
    const { sent } = await open(
      { [`GET ${ADDRESS}`]: dataOf(), 'POST /flashcards/setup/': { next_url: '/flashcards/review/6/' } },
      `${ADDRESS}?kind=card`,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Review 1 card' }));
    expect(screen.queryByRole('button', { name: /Practise 1/ })).not.toBeInTheDocument();
    expect(sent).toMatchObject([{ body: { mistakes: 0, quiz_type: 12, length: 9_999 } }]);
  });

  it('one that is understood stays in its place, pressed, to be undone, and is practised no more', async () => {
    const { sent } = await open({ [`GET ${ADDRESS}`]: dataOf(), [`POST ${ADDRESS}`]: { ok: true } });
    const button = await screen.findByRole('button', { name: 'Understood: Title 1' });
    expect(button).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-pressed', 'true');
    expect(screen.queryByRole('button', { name: /^Practise \d/ })).not.toBeInTheDocument();
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-pressed', 'false');
    expect(screen.getByRole('button', { name: 'Practise 1 question' })).toBeInTheDocument();
    expect(sent.map(({ body }) => body)).toEqual([
      { data_request: 'understand', kind: 'question', id: 1, understood: true },
      { data_request: 'understand', kind: 'question', id: 1, understood: false },
    ]);
  });

  it('a mark that is refused is taken off', async () => {
    await open({ [`GET ${ADDRESS}`]: dataOf(), [`POST ${ADDRESS}`]: new Refusal(503, 'unavailable') });
    const button = await screen.findByRole('button', { name: 'Understood: Title 2' });
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-pressed', 'false');
  });

  it('none teach what will be here, and how to begin', async () => {
    await open({ [`GET ${ADDRESS}`]: NONE });
    expect(await screen.findByText('Nothing to go over')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Answer ten questions' })).toBeInTheDocument();
    expect(screen.queryByRole('search')).not.toBeInTheDocument();
  });

  it('none that fit lead back to all of them; where all are understood, the filters stay', async () => {
    await open({ [`GET ${ADDRESS}`]: NONE }, `${ADDRESS}?days=7`);
    expect(await screen.findByRole('link', { name: 'Clear filters' })).toHaveAttribute('href', ADDRESS);
    cleanup();
    await open({ [`GET ${ADDRESS}`]: { ...NONE, marked: true } });
    expect(await screen.findByText('Nothing to go over')).toBeInTheDocument();
    expect(screen.getByRole('search')).toBeInTheDocument();
  });
});

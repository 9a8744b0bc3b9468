/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { endReview, flashcardReview, flashcardSummary, submitReviews } from '~/domain/flashcards/review/contract';
import { href } from '~/domain/kit/contract';
import { Refusal } from '~/web/app/testing/fake-gateway';
import { LEARNER, renderApp } from '~/web/app/testing/render-app';
import { ReviewPage } from './review-page';

const QUIZ = 12;
const ADDRESS = href(flashcardReview, { quizlogId: QUIZ });
const card = (id: number) => ({
  id,
  type: 1,
  front: `<p>Front ${id}</p>`,
  back: `<p>Back ${id}</p>`,
  front_image_url: '',
  back_image_url: '',
  note: '',
  reviews: 0,
  rating: 0,
  bookmarked: false,
  vote: 0,
  own_question: false,
  tags: [],
  author: null,
  deck_name: 'Heart',
  source: '',
  language: 'en',
});

/** A review of two cards of which the server has no answer. */
const open = (answers: Record<string, unknown>) =>
  renderApp({
    routes: [
      { path: flashcardReview.path, element: <ReviewPage /> },
      { path: '/flashcards/setup/', element: <h1>Set-up</h1> },
    ],
    at: ADDRESS,
    person: LEARNER,
    answers: {
      [`GET ${ADDRESS}`]: {
        quizlog_id: QUIZ,
        quiz_type: 4,
        removes: true,
        length: 2,
        answered: 0,
        correct: 0,
        finished: false,
        withheld: 0,
        pool: [1, 2].map((id) => ({ id, leitner_bin: 0, last_answered: null })),
        cards: [1, 2].map(card),
      },
      [`POST ${endReview.path}`]: { quizlog_id: 0 },
      ...answers,
    },
  });

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

async function end() {
  await press('End');
  const dialog = await screen.findByRole('dialog');
  await userEvent.click([...dialog.querySelectorAll('button')].find((one) => one.textContent === 'End')!);
}

beforeEach(() => localStorage.clear());

describe('a review that is ended while its only answer waits to be sent', () => {
  it('has its result as soon as the answer has gone', async () => {
    const { answers, sent, router } = await open({ [`POST ${submitReviews.path}`]: new Refusal(503, 'unavailable') });
    await press('Show the answer');
    await press('Right');
    await screen.findByText(/kept on this device/);
    await end();
    expect(await screen.findByText(/The result appears once your answers have been sent/)).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(router.state.location.pathname).toBe(ADDRESS);

    answers[`POST ${submitReviews.path}`] = { accepted: 1, duplicates: 0, refused: [], quizlog_completed: true };
    await press('Try again');
    await screen.findByRole('heading', { name: href(flashcardSummary, { quizlogId: QUIZ }) });
    expect(sent.filter(({ path }) => path === endReview.path)).toHaveLength(1);
  });
});

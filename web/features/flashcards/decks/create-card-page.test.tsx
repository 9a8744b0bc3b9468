/** @jest-environment jsdom */
import { act, renderHook, screen } from '@testing-library/react';
import { createCard } from '~/domain/flashcards/single-card/contract';
import { LEARNER, renderApp } from '~/web/app/testing/render-app';
import { CreateCardPage, SUCCESS_FOR } from './create-card-page';
import { UPLOAD_HOLDS, useHold } from './editor/use-hold';

const ADDED = 'Card added';
const open = (publishes: boolean, query = '') =>
  renderApp({
    routes: [{ path: createCard.path, element: <CreateCardPage /> }],
    at: createCard.path + query,
    person: LEARNER,
    answers: { [`GET ${createCard.path}`]: { decks: [], topics: [], publishes } },
  });

afterEach(() => jest.useRealTimers());

describe('a card of a pack that was added', () => {
  // rules: 2.2.46, 2.4.23, 2.9.14
  it('is said to be for one second', async () => {
    jest.useFakeTimers();
    const { router } = await open(true, '?success=true&pack=4');
    const said = screen.getByText(ADDED);
    await act(async () => jest.advanceTimersByTime(SUCCESS_FOR - 1));
    expect(said).toBeInTheDocument();
    await act(async () => jest.advanceTimersByTime(1));
    expect(screen.queryByText(ADDED)).toBeNull();
    expect(router.state.location.search).toBe('?pack=4');
  });

  // rules: 2.9.14
  it('is said for 1000 ms', () => expect(SUCCESS_FOR).toBe(1_000));
});

it('what the next card of a pack starts with is asked of those who publish', async () => {
  const box = () => screen.queryByRole('checkbox', { name: /next cards/i });
  await open(true);
  await screen.findByRole('button', { name: 'Add card' });
  expect(box()).not.toBeNull();
});

it('and not of those who propose', async () => {
  await open(false);
  await screen.findByRole('button', { name: 'Propose card' });
  expect(screen.queryByRole('checkbox', { name: /next cards/i })).toBeNull();
});

describe('an upload', () => {
  afterEach(() => void jest.useRealTimers());

  // rules: 2.4.22, 2.9.13
  it('holds up saving for five seconds, anew with each sign of it', () => {
    jest.useFakeTimers();
    const { result } = renderHook(() => useHold());
    expect(result.current.holding).toBe(false);
    act(() => result.current.hold());
    act(() => jest.advanceTimersByTime(UPLOAD_HOLDS - 1));
    act(() => result.current.hold());
    act(() => jest.advanceTimersByTime(UPLOAD_HOLDS - 1));
    expect(result.current.holding).toBe(true);
    act(() => jest.advanceTimersByTime(1));
    expect(result.current.holding).toBe(false);
    expect(UPLOAD_HOLDS).toBe(5_000);
  });
});

/** @jest-environment jsdom */
import { act, screen, waitFor } from '@testing-library/react';
import { session } from '~/domain/accounts/contract';
import type { ShownPromotion } from '~/domain/promotions/contract';
import type { Session } from '~/web/core/session';
import { follow } from '~/web/parts/audio-pairing/following';
import '~/web/features/promotions/slide-in';
import { callKey } from '~/web/live/client';
import { LEARNER, renderApp } from '../testing/render-app';
import { Promotion } from './promotion';

const ONE: ShownPromotion = {
  id: 3,
  place: 'slide-in',
  title: 'Walk through a station tonight',
  body: 'Alone or together.',
  link_text: 'Take me there',
  link: '/osce-stations/launchpad/',
  picture: '',
  most_shows: 3,
  every_hours: 24,
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => act(() => follow({ state: 'idle', to_rate: null })));

/** Somebody looks around, and a promotion has slid in. */
async function lookAround() {
  const app = await renderApp({
    routes: [{ path: '*', element: <Promotion /> }],
    at: '/profile/',
    person: LEARNER,
    answers: { 'GET /api/promotions/': { items: [ONE], counts: {} }, 'POST /api/promotions/note/': { ok: true } },
  });
  expect(await screen.findByRole('heading', { name: ONE.title, hidden: true })).toBeInTheDocument();
  return app;
}
const isGone = () => waitFor(() => expect(screen.queryByText(ONE.title)).not.toBeInTheDocument());

describe('a promotion that slides in goes', () => {
  it.each([
    '/learn/quiz/7/',
    '/learn/quiz/setup/',
    '/osce-stations/acute-chest-pain/',
    '/osce-stations/acute-chest-pain/checklist/',
    '/osce-stations/acute-chest-pain/virtual-patient/',
    '/osce-stations/audio-pairing/',
    '/flashcards/review/7/',
    '/group-study/482913507/',
    '/join/482913507/',
    '/questions/create/',
  ])('on %s', async (path) => {
    const { router } = await lookAround();
    await act(async () => router.navigate(path));
    await isGone();
  });

  it('in a group, where calls are held, on every page', async () => {
    const { cache } = await lookAround();
    const group = { pin: '482913507', station: 'Acute chest pain' } as unknown as Session['group'];
    await act(async () => cache.setQueryData<Session>(callKey(session, {}), (known) => known && { ...known, group }));
    await isGone();
  });

  it('while a partner is searched for or spoken with, on every page', async () => {
    await lookAround();
    act(() => follow({ state: 'searching', to_rate: null }));
    await isGone();
  });
});

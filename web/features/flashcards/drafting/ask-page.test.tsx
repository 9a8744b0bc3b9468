/** @jest-environment jsdom */
import { act, screen, waitFor } from '@testing-library/react';
import { createGenerationJob, type CreateGenerationData } from '~/domain/flashcards/generation/contract';
import { accountEntitlements } from '~/domain/purchases/entitlements/contract';
import { LEARNER, renderApp } from '~/web/app/testing/render-app';
import { en } from '~/web/e2e/words';
import { saveSnapshot } from '~/web/live/snapshots';
import { AskPage } from './ask-page';

const ADDRESS = createGenerationJob.path;
const setupOf = (left: number, a_day: number): CreateGenerationData => ({
  specialties: [{ id: 1, writes: ['en'] }],
  topics: [],
  mistakes: {},
  left,
  a_day,
  writing: null,
  writer: 'offline',
});

it('has more to give without a reload once the person has become a supporter', async () => {
  const { answers, cache } = await renderApp({
    routes: [{ path: ADDRESS, element: <AskPage /> }],
    at: ADDRESS,
    person: LEARNER,
    answers: { [`GET ${ADDRESS}`]: setupOf(0, 2) },
  });
  const usedUp = en('flashcards.generate.missing.left');
  expect(await screen.findByText(usedUp)).toBeInTheDocument();
  answers[`GET ${ADDRESS}`] = setupOf(9, 10);
  const news = { version: 4, abilities: ['notebook.full'], grants: [] };
  act(() => saveSnapshot(cache, accountEntitlements.name, String(LEARNER.id), news));
  await waitFor(() => expect(screen.queryByText(usedUp)).not.toBeInTheDocument());
});

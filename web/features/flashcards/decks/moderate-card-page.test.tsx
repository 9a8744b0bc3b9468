/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { moderatedCard } from '~/domain/flashcards/moderating/contract';
import { moderationProposal } from '~/domain/review/contract';
import { Refusal } from '~/web/app/testing/fake-gateway';
import { LEARNER, renderApp } from '~/web/app/testing/render-app';
import { saveSnapshot } from '~/web/live/snapshots';
import { showToast, shownToasts } from '~/web/ui/toast';
import { ModerateCardPage } from './moderate-card-page';

const PATH = '/moderation/flashcards/12/';
const dataOf = (tag: string, live_version: number, state: 'proposed' | 'returned' = 'proposed') => ({
  decks: [{ id: 4, deck_name: 'Hand', kind: 'pack', tags: [], defaults: { specialty: 0, topic: 0, filing: {} } }],
  topics: [],
  card: {
    ...{ id: 12, front: '<p>Front</p>', back: '<p>Back</p>', front_image_url: '', back_image_url: '', tags: [tag] },
    ...{
      order: 1,
      deck_id: 4,
      topic: 0,
      specialty: 0,
      filing: {},
      revision: Math.floor(live_version / 4),
      author: null,
    },
  },
  live_version,
  proposal: { state, by: 'Ana R.', reason: 'Name the nerve.', at: '2026-11-21T10:00:00.000Z', decided_by: 'Olga P.' },
  own: false,
  may_decide: state === 'proposed',
  may_write: false,
  may_file: true,
  may_credit: true,
});

async function open() {
  const app = await renderApp({
    routes: [{ path: '/moderation/flashcards/:card_id/', element: <ModerateCardPage /> }],
    at: PATH,
    person: { ...LEARNER, roles: ['moderator'] },
    answers: { [`GET ${PATH}`]: dataOf('before', 4) },
  });
  await screen.findByText('before');
  const pushed = async (version: number, answer: unknown) => {
    app.answers[`GET ${PATH}`] = answer;
    await act(async () => saveSnapshot(app.cache, moderatedCard.name, '12', { version }));
  };
  return { ...app, pushed };
}

it('a card that somebody else changes or decides on is shown as it is now', async () => {
  const { pushed } = await open();
  await pushed(8, dataOf('after', 8));
  expect(await screen.findByText('after')).toBeInTheDocument();
  await pushed(9, dataOf('after', 9, 'returned'));
  expect(await screen.findByText('Name the nerve.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
  await pushed(11, new Refusal(404, 'flashcard-not-found'));
  expect(await screen.findByText(/A decision has been made/)).toBeInTheDocument();
});

it('what somebody has typed stays until they want to see what has changed', async () => {
  const { pushed } = await open();
  const reason = screen.getByRole('textbox', { name: 'What needs to change?' });
  fireEvent.input(reason, { target: { value: 'Say which nerve it is.' } });
  await pushed(8, dataOf('after', 8));
  const show = await screen.findByRole('button', { name: 'Show the current version' });
  expect(screen.queryByText('after')).toBeNull();
  expect(reason).toHaveValue('Say which nerve it is.');
  await userEvent.click(show);
  expect(await screen.findByText('after')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Show the current version' })).toBeNull();
});

it('a card that its author changes while a second person reads it is decided on once the changes are read', async () => {
  const { pushed } = await open();
  const publish = () => screen.getByRole('button', { name: 'Publish' });
  expect(publish()).toBeEnabled();
  const now = dataOf('after', 8);
  await pushed(8, { ...now, card: { ...now.card, back: '<p>Another back</p>' } });
  const changed = await screen.findByTestId('changed-meanwhile');
  expect(changed).toHaveTextContent('Another back');
  expect(publish()).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'I have read the changes' }));
  expect(screen.queryByTestId('changed-meanwhile')).toBeNull();
  expect(publish()).toBeEnabled();
});

it('who else reads a card is named, and the last decision can be undone', async () => {
  const app = await open();
  const who = (id: number, name: string) => ({ id, name, avatar: '' });
  const review = {
    ...{ version: 2, readers: [who(LEARNER.id, 'Me'), who(77, 'Olga P.')], undoable: 5 },
    decisions: [
      {
        ...{ id: 5, act: 'send_back', who: who(77, 'Olga P.'), reason: 'Name the nerve.', undone: false },
        ...{ hurry: { took: 2, reading: 9 }, at: '2026-11-21T10:00:00.000Z' },
      },
    ],
  };
  await act(async () => saveSnapshot(app.cache, moderationProposal.name, 'flashcard-12', review));
  expect(await screen.findByText('Olga P. is also reading this proposal.')).toBeInTheDocument();
  expect(screen.getByText('Olga P. sent it back')).toBeInTheDocument();
  expect(screen.getByText(/Decided after 2 seconds/)).toBeInTheDocument();
  app.answers['POST /api/moderation/proposals/undo/'] = { ...review, version: 3, undoable: null };
  act(() => showToast('That was fast: undo the decision if it was wrong.', { stays: true }));
  await userEvent.click(screen.getByRole('button', { name: 'Undo this decision' }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Undo this decision' }));
  await waitFor(() =>
    expect(app.sent).toContainEqual({
      path: '/api/moderation/proposals/undo/',
      body: { kind: 'flashcard', entity_id: 12, decision_id: 5 },
    }),
  );
  await waitFor(() => expect(shownToasts()).toEqual([]));
});

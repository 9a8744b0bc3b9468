/** @jest-environment jsdom */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { proposalPage } from '~/domain/notebook/writing/contract';
import { moderationProposal } from '~/domain/review/contract';
import { Refusal } from '~/web/app/testing/fake-gateway';
import { LEARNER, renderApp } from '~/web/app/testing/render-app';
import { saveSnapshot } from '~/web/live/snapshots';
import type { ProposalData } from './proposal-data';
import { ProposalPage } from './proposal-page';

const PATH = '/notebook/writing/5/';
const body = (text: string) => ({
  ...{ title: 'First hour', focus_id: 3, section_colour: 'red', section_icon: 'heart', text: `<p>${text}</p>` },
  sources: [],
});
const dataOf = (
  version: number,
  text: string,
  changes: Partial<Omit<ProposalData, 'proposal' | 'published'>> & { published?: object } = {},
) => ({
  proposal: {
    ...{ id: 5, section_id: 9, language: 'en', state: 'proposed', body: body(text), version, base_revision: 1 },
    ...{ reason: '', written_by: null, author: 'Ana R.', own: false, saved_at: '2026-11-21T10:00:00.000Z' },
  },
  published: { id: 9, revision: 1, body: body('Give oxygen.'), checked_on: '2026-11-01', checked_by: 'Olga P.' },
  ...{ page_name: 'Asthma', page_url: '/notebook/asthma/', edit_url: '', may_decide: true },
  ...changes,
});
const review = (version: number) => ({ version, readers: [], undoable: null, decisions: [] });

async function open() {
  const app = await renderApp({
    routes: [{ path: proposalPage.path, element: <ProposalPage /> }],
    at: PATH,
    person: { ...LEARNER, id: 8, roles: ['moderator'] },
    answers: { [`GET ${PATH}`]: dataOf(1, 'Give oxygen and salbutamol.') },
  });
  await act(async () => saveSnapshot(app.cache, moderationProposal.name, 'text-5', review(1)));
  await screen.findByRole('button', { name: 'Publish' });
  const pushed = async (version: number, now: object) => {
    app.answers[`GET ${PATH}`] = now;
    await act(async () => saveSnapshot(app.cache, moderationProposal.name, 'text-5', review(version)));
  };
  return { ...app, pushed };
}
const button = (name: string | RegExp) => screen.getByRole('button', { name });

it('a text that its author changes while a second person reads it is decided on once the changes are read', async () => {
  const { pushed } = await open();
  await userEvent.click(button('Send back'));
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByRole('textbox'), 'Say how much.');
  await pushed(2, dataOf(2, 'Give oxygen and prednisolone.'));
  // What was typed stays; it is sent once the changes are read.
  expect(await within(dialog).findByText(/read the changes/)).toBeInTheDocument();
  expect(within(dialog).getByRole('button', { name: 'Send back' })).toBeDisabled();
  await userEvent.keyboard('{Escape}');
  const changed = await screen.findByTestId('changed-meanwhile');
  for (const word of ['salbutamol', 'prednisolone']) expect(changed).toHaveTextContent(word);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(button('Publish')).toBeDisabled();
  await userEvent.click(button('I have read the changes'));
  expect(screen.queryByTestId('changed-meanwhile')).toBeNull();
  expect(button('Publish')).toBeEnabled();
  await userEvent.click(button('Send back'));
  expect(within(await screen.findByRole('dialog')).getByRole('textbox')).toHaveValue('Say how much.');
});

it('a decision on a text that changed meanwhile is refused with the difference', async () => {
  const app = await open();
  app.answers[`POST ${PATH}`] = () => {
    app.answers[`GET ${PATH}`] = dataOf(2, 'Give oxygen and prednisolone.');
    return new Refusal(409, 'proposal-changed');
  };
  await userEvent.click(button('Publish'));
  const changed = await screen.findByTestId('changed-meanwhile');
  for (const word of ['salbutamol', 'prednisolone']) expect(changed).toHaveTextContent(word);
  expect(screen.getByRole('alert')).toBeInTheDocument();
  expect(button('Publish')).toBeDisabled();
  await userEvent.click(button('I have read the changes'));
  app.answers[`POST ${PATH}`] = { section_id: 9, revision: 2, url: '/notebook/asthma/' };
  await userEvent.click(button('Publish'));
  await waitFor(() =>
    expect(app.sent.at(-1)).toEqual({ path: PATH, body: { data_request: 'publish', version: 2, left_out: [] } }),
  );
});

it('a text whose published one is another by now says so, and shows the difference to that', async () => {
  const { pushed } = await open();
  const published = { id: 9, revision: 2, body: body('Give helium.'), checked_on: '2026-11-02', checked_by: 'Olga P.' };
  await pushed(2, dataOf(1, 'Give oxygen and salbutamol.', { published }));
  expect(await screen.findByText(/helium/)).toBeInTheDocument();
  expect(button('Publish')).toBeDisabled();
});

it('a text that its author takes back meanwhile cannot be decided on', async () => {
  const { pushed } = await open();
  await pushed(2, new Refusal(404, 'proposal-not-found'));
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  await waitFor(() => expect(button('Publish')).toBeDisabled());
});

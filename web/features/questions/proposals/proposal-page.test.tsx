/** @jest-environment jsdom */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BLANK_FORM } from '~/domain/questions/authoring/blank-form';
import { proposalPage, questionProposal } from '~/domain/questions/proposals/contract';
import { Refusal } from '~/web/app/testing/fake-gateway';
import { LEARNER, renderApp } from '~/web/app/testing/render-app';
import { saveSnapshot } from '~/web/live/snapshots';
import type { ProposalData } from './proposal-data';
import { ProposalPage } from './proposal-page';

const PATH = '/questions/proposals/12/';
const answer = (answer_text: string, answer_correct = false) => ({ answer_label: '', answer_text, answer_correct });
const form = (stem: string, drug: string) => ({
  ...BLANK_FORM,
  ...{ question_text: `<p>${stem}</p>`, explanation_text: '<p>It acts first.</p>', topic_id: 3, specialty_id: 2 },
  answers: [answer(drug, true), answer('Amoxicillin')],
});
type Changes = Partial<Omit<ProposalData, 'live' | 'form' | 'published'>> & {
  form?: object;
  published?: object | null;
};
const dataOf = (version: number, { state = 'proposed', ...changes }: Changes = {}) => ({
  ...{ id: 12, question_id: 40, state, version, live: { version, state, reviewer: '' } },
  ...{ form: form('Which drug first?', 'Salbutamol'), published: null, outdated: false },
  ...{
    author: 'Ana R.',
    own: false,
    reviewer: 'Me',
    reason: '',
    decided_by: '',
    proposed_at: '2026-11-21T10:00:00.000Z',
  },
  ...{ may_decide: state === 'proposed', edit_url: '/questions/40/edit/', comments: [], log: [] },
  topics: [{ id: 3, name: 'Asthma' }],
  ...changes,
});

async function open(data: object = dataOf(1)) {
  const app = await renderApp({
    routes: [{ path: proposalPage.path, element: <ProposalPage /> }],
    at: PATH,
    person: { ...LEARNER, id: 8, roles: ['moderator'] },
    answers: { [`GET ${PATH}`]: data },
  });
  await screen.findByRole('button', { name: 'Publish' });
  const pushed = async (version: number, now: object) => {
    app.answers[`GET ${PATH}`] = now;
    const snapshot = { version, state: 'proposed', reviewer: 'Me' };
    await act(async () => saveSnapshot(app.cache, questionProposal.name, '12', snapshot));
  };
  return { ...app, pushed };
}
const publish = () => screen.getByRole('button', { name: 'Publish' });
const sendBack = () => screen.getByRole('button', { name: /^Send (it )?back/ });

it('a question that its author changes while a second person reads it is decided on once the changes are read', async () => {
  const { pushed } = await open();
  const reason = screen.getByRole('textbox', { name: 'Reason' });
  await userEvent.type(reason, 'Say which guideline it is.');
  expect([publish(), sendBack()].every((button) => (button as HTMLButtonElement).disabled)).toBe(false);
  await pushed(2, dataOf(2, { form: form('Which drug first?', 'Prednisolone') }));
  const changed = await screen.findByTestId('changed-meanwhile');
  for (const word of ['Salbutamol', 'Prednisolone']) expect(changed).toHaveTextContent(word);
  expect(changed).not.toHaveTextContent('It acts first.');
  expect(publish()).toBeDisabled();
  expect(sendBack()).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'I have read the changes' }));
  expect(screen.queryByTestId('changed-meanwhile')).toBeNull();
  expect(publish()).toBeEnabled();
  expect(reason).toHaveValue('Say which guideline it is.');
});

it('a decision on a question that changed meanwhile is refused with the difference', async () => {
  const app = await open();
  app.answers[`POST ${PATH}`] = () => {
    app.answers[`GET ${PATH}`] = dataOf(2, { form: form('Which inhaler first?', 'Salbutamol') });
    return new Refusal(409, 'question-proposal-changed');
  };
  await userEvent.click(publish());
  const changed = await screen.findByTestId('changed-meanwhile');
  for (const word of ['drug', 'inhaler']) expect(changed).toHaveTextContent(word);
  expect(publish()).toBeDisabled();
  expect(screen.getByRole('alert')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'I have read the changes' }));
  app.answers[`POST ${PATH}`] = { ok: true };
  await userEvent.click(publish());
  await waitFor(() => expect(app.sent.at(-1)).toEqual({ path: PATH, body: { data_request: 'publish', version: 2 } }));
});

it('a change of a question whose published text is another by now says so, and shows the difference to that', async () => {
  const published = form('Which drug first?', 'Theophylline');
  const { pushed } = await open(dataOf(1, { published }));
  await pushed(2, dataOf(1, { published: form('Which drug first?', 'Budesonide'), outdated: true }));
  expect(await screen.findByText(/Budesonide/)).toBeInTheDocument();
  expect(screen.queryByText(/Theophylline/)).toBeNull();
  expect(publish()).toBeDisabled();
  expect(screen.getByText(/changed since/)).toBeInTheDocument();
});

it('a question that is gone meanwhile cannot be decided on', async () => {
  const { pushed } = await open();
  await pushed(2, new Refusal(404, 'question-proposal-not-found'));
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  await waitFor(() => expect(publish()).toBeDisabled());
});

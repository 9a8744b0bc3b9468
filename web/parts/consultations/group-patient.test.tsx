/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import { consultationPage } from '~/domain/consultations/contract';
import type { StatusSnapshot } from '~/domain/group-practice/contract';
import { LEARNER, renderApp } from '~/web/app/testing/render-app';
import { GroupPatient } from './group-patient';

const PIN = '123456789';
const AT = '/here/';
const talkAt = (id: number) => consultationPage.path.replace(':consultation_id', String(id));
const statusOf = (patient_talk: number | null) =>
  ({
    state: 'running',
    round: 1,
    student: LEARNER.id,
    patient: null,
    virtual_patient: true,
    patient_talk,
  }) as StatusSnapshot;
const TURN = {
  turn_id: 'a',
  number: 1,
  asked: 'Where?',
  said: 'Here.',
  state: 'said',
  speaker: 'offline',
  failure: null,
};
const snapshot = (state: string, turns: readonly (typeof TURN)[] = []) => ({
  version: 2,
  state,
  clock: { total: 1, remaining: 1, started_at: null, minutes: 1, server_time: Date.now() },
  ends_at: null,
  turns,
  turns_left: 80,
});

const open = (me: number, state: string, turns: readonly (typeof TURN)[] = []) =>
  renderApp({
    routes: [
      {
        path: AT,
        element: <GroupPatient pin={PIN} status={statusOf(7)} me={me} reading={false} />,
      },
    ],
    at: AT,
    person: LEARNER,
    answers: {
      [`POST ${talkAt(7)}`]: snapshot(state, turns),
      'POST /api/group-study/virtual-patient/': { consultation_id: 8 },
    },
  });

it('whose talk has ended within the round begins another one', async () => {
  const { sent } = await open(LEARNER.id, 'closed');
  const again = await screen.findByRole('button', { name: 'Talk to the patient again' });
  expect(screen.queryByRole('textbox')).toBeNull();
  await act(async () => again.click());
  expect(sent).toContainEqual({ path: '/api/group-study/virtual-patient/', body: { pin: PIN } });
});

it('a member who only reads sees that it has ended', async () => {
  await open(LEARNER.id + 1, 'closed');
  expect(await screen.findByText('This conversation with the patient has ended.')).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
});

it('a talk that goes on has its box', async () => {
  await open(LEARNER.id, 'running');
  expect(await screen.findByRole('textbox')).toBeInTheDocument();
});

it('the newest answer is in sight of the talk, and the page around it does not move', async () => {
  const moved = jest.spyOn(window.HTMLElement.prototype, 'scrollIntoView');
  const high = jest.spyOn(window.HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(700);
  await open(LEARNER.id + 1, 'running', [TURN]);
  const answer = await screen.findByText('Here.');
  expect(answer.closest('ol')!.scrollTop).toBe(700);
  expect(moved).not.toHaveBeenCalled();
  moved.mockRestore();
  high.mockRestore();
});

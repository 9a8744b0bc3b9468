/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ClassSnapshot, RosterSnapshot } from '~/domain/classes/contract';
import { Refusal } from '~/web/app/testing/fake-gateway';
import { LEARNER, renderApp } from '~/web/app/testing/render-app';
import { ClassPage } from './class-page';
import { TutorClassPage } from './tutor-class-page';

const MEMBERS = '/classes/5/';
const TUTORS = '/tutor/5/';
const POLL = 1_000;

beforeEach(() => void jest.useFakeTimers({ advanceTimers: true, doNotFake: ['performance'] }));
afterEach(() => void jest.useRealTimers());

const snapshot: ClassSnapshot = {
  version: 1,
  id: 5,
  name: 'Year 4',
  tutor: { name: 'Dr Quint', avatar: '' },
  members: 1,
  closed: false,
  hidden: false,
  assignments: [
    { id: 1, kind: 'station', title: 'Chest pain', url: '/osce-stations/chest-pain/', due_on: '2030-01-31' },
  ],
};
const roster: RosterSnapshot = {
  version: 1,
  pin: '12345678',
  members: [{ id: 9, name: 'Noor', avatar: '', done: [] }],
  weak: [],
};
const GONE = new Refusal(404, 'class-not-found');
/** The live resources are polled: no socket gets through. */
const poll = () => act(async () => void (await jest.advanceTimersByTimeAsync(POLL)));

const openMembers = (answers: object) =>
  renderApp({
    routes: [{ path: '/classes/:class_id/', element: <ClassPage /> }],
    at: MEMBERS,
    person: LEARNER,
    answers: { [`GET ${MEMBERS}`]: { class: snapshot, done: [] }, [`POST ${MEMBERS}`]: snapshot, ...answers },
  });

const openTutors = (answers: object) =>
  renderApp({
    routes: [{ path: '/tutor/:class_id/', element: <TutorClassPage /> }],
    at: TUTORS,
    person: LEARNER,
    answers: {
      [`GET ${TUTORS}`]: { class: snapshot, roster, quizzes: [], decks: [] },
      [`POST ${MEMBERS}`]: snapshot,
      [`POST ${TUTORS}`]: roster,
      ...answers,
    },
  });

describe('an open page of a class', () => {
  it('says that one is out, and shows nothing of the class any more', async () => {
    const { answers } = await openMembers({});
    expect(await screen.findByText('Chest pain')).toBeVisible();
    answers[`POST ${MEMBERS}`] = GONE;
    await poll();
    expect(await screen.findByRole('heading', { name: 'You are no longer in this class' })).toBeVisible();
    expect(screen.queryByText('Chest pain')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to your classes' })).toHaveAttribute('href', '/classes/');
  });

  it('shows nobody to a tutor who is none any more', async () => {
    const { answers } = await openTutors({});
    expect(await screen.findByText('Noor')).toBeVisible();
    answers[`POST ${TUTORS}`] = GONE;
    await poll();
    expect(await screen.findByText('This class does not exist, or you are not in it.')).toBeVisible();
    expect(screen.queryByText('Noor')).not.toBeInTheDocument();
  });
});

it('tells the tutor why a member, the PIN or the class stays', async () => {
  const refused = (body: { data_request: string }) =>
    ({
      check_roster: roster,
      remove_member: new Refusal(409, 'class-hidden'),
      new_pin: new Refusal(403, 'not-tutor'),
      close: new Refusal(409, 'class-closed'),
    })[body.data_request];
  await openTutors({ [`POST ${TUTORS}`]: refused });
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  for (const [name, confirm, why] of [
    ['Remove Noor', 'Remove', 'A moderator has hidden this class. You can only close it.'],
    ['Replace PIN', 'Replace PIN', 'Only tutors can do this. Ask to be one first.'],
    ['Close the class', 'Close the class', 'This class is closed.'],
  ] as const) {
    await user.click(await screen.findByRole('button', { name }));
    const asked = within(await screen.findByRole('dialog'));
    await user.click(await asked.findByRole('button', { name: confirm }));
    expect(await screen.findByText(why)).toBeVisible();
  }
});

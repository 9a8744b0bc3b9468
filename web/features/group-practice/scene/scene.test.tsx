/** @jest-environment jsdom */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { GroupRole } from '~/domain/group-practice/roles';
import { LOBBY, renderGroup } from '../testing/render-group';
import { groupOf, memberOf } from '../testing/snapshots';
import { actOf } from './figure-act';

const withRoles = (...roles: GroupRole[]) =>
  groupOf({ members: roles.map((role, index) => memberOf(index + 1, role)) });

describe('a press on a figure', () => {
  const members = [memberOf(1, 'examiner'), memberOf(2), memberOf(3, 'observer'), memberOf(4)];
  const suggested = new Map<number, GroupRole>([
    [2, 'student'],
    [4, 'patient'],
  ]);
  const press = (me: number, role: 'student' | 'examiner' | 'patient' | 'observer', picked: number | null = null) =>
    actOf({ members, me, isHost: me === 1, picked, suggested }, role)?.what ?? null;

  it.each([
    ['the host accepts what is suggested for another', press(1, 'student'), 'accept'],
    ['the host picks a person up', press(1, 'examiner'), 'pick'],
    ['the host puts the person down again', press(1, 'examiner', 1), 'put-down'],
    ['the host gives it to the name that was pressed', press(1, 'examiner', 2), 'give'],
    ['a member accepts what is suggested for them', press(2, 'student'), 'accept-mine'],
    ['a member takes what is suggested for another', press(2, 'patient'), 'take'],
    ['a member cannot take what another has', press(2, 'examiner'), null],
    ['a member observes beside another', press(2, 'observer'), 'take'],
    ['a member gives their role back', press(3, 'observer'), 'give-back'],
  ])('%s', (_, does, expected) => expect(does).toBe(expected));
});

it('a name and then a figure give the role, and a figure and then another move it', async () => {
  const { server } = renderGroup({ group: withRoles('examiner', 'none', 'none') });
  const sent = () => server.sent.filter(({ body }) => body?.data_request === 'choose_role').map(({ body }) => body);
  await userEvent.click(await screen.findByRole('button', { name: 'Carla M.' }));
  expect(screen.getByRole('button', { name: 'Carla M.', pressed: true })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Patient Carla M. give it to Carla M.' }));
  await waitFor(() => expect(sent()).toEqual([{ data_request: 'choose_role', member_id: 3, role: 'patient' }]));

  await userEvent.click(screen.getByRole('button', { name: 'Examiner Amina K. move' }));
  await userEvent.click(screen.getByRole('button', { name: 'Observer Free give it to Amina K.' }));
  await waitFor(() => expect(sent()[1]).toEqual({ data_request: 'choose_role', role: 'observer' }));
});

it('says who came and who got which role once, in one region', async () => {
  const { push } = renderGroup({ me: 1, group: withRoles('none') });
  await screen.findByRole('button', { name: 'Start the station' });
  await push(groupOf({ version: 2, members: [memberOf(1, 'examiner'), memberOf(2)] }));
  await waitFor(() => expect(screen.getByRole('log')).toHaveTextContent(/Amina K\.: Examiner\./));
  expect(screen.getByRole('log')).toHaveTextContent(/Ben joined\./);
  await push(groupOf({ version: 3, members: [memberOf(1, 'examiner'), memberOf(2, 'student')] }));
  await waitFor(() => expect(screen.getByRole('log')).toHaveTextContent(/^Ben: Candidate\.$/));
  await push(groupOf({ version: 4, members: [memberOf(1, 'examiner'), memberOf(2, 'student'), memberOf(3)] }));
  await waitFor(() => expect(screen.getByRole('log')).toHaveTextContent(/^Carla M\. joined\.$/));
});

it('tells others whose turn it is, and lets them choose for themselves alone', async () => {
  const { server } = renderGroup({ me: 2, group: withRoles('examiner', 'none'), answers: {} });
  expect(await screen.findByRole('heading', { name: 'Waiting for the host to start' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Examiner/ })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Patient Free take it' }));
  await waitFor(() =>
    expect(server.sent.find(({ path }) => path === LOBBY)?.body).toEqual({
      data_request: 'choose_role',
      role: 'patient',
    }),
  );
});

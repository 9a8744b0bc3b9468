/** @jest-environment jsdom */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { GroupRole } from '~/domain/group-practice/roles';
import { assignRole } from '~/domain/group-practice/roles';
import { Refusal } from './testing/fake-server';
import { LOBBY, renderGroup } from './testing/render-group';
import { groupOf, memberOf, PIN } from './testing/snapshots';

const withRoles = (...roles: GroupRole[]) =>
  groupOf({ members: roles.map((role, index) => memberOf(index + 1, role)) });
const startButton = () => screen.findByRole('button', { name: 'Start the station' });

describe('starting', () => {
  // rules: 3.4.20
  it.each<[string, GroupRole[], string]>([
    ['nobody else', ['none'], 'Waiting for someone to join'],
    ['no roles', ['none', 'none'], 'Choose one candidate and one examiner'],
    ['a candidate only', ['student', 'none'], 'Choose one examiner'],
    ['an examiner only', ['none', 'examiner', 'patient', 'observer'], 'Choose one candidate to start'],
  ])('is not possible with %s, and says what is missing', async (_, roles, hint) => {
    renderGroup({ group: withRoles(...roles) });
    expect(await startButton()).toBeDisabled();
    expect(screen.getByText(new RegExp(hint))).toBeInTheDocument();
  });

  // rules: 3.4.21, 3.7.13
  it('takes one candidate and one examiner, sends who is what, and takes the host to their view', async () => {
    const next_url = `/osce-stations/acute-chest-pain/checklist/?pin=${PIN}`;
    const { server } = renderGroup({
      group: withRoles('examiner', 'student', 'observer', 'observer', 'none'),
      answers: { 'POST /api/group-study/start/': { next_url } },
    });
    expect(await startButton()).toBeEnabled();
    await userEvent.click(await startButton());
    expect(await screen.findByText(`elsewhere: ${next_url}`)).toBeInTheDocument();
    expect(server.sent.find(({ path }) => path === '/api/group-study/start/')?.body).toEqual({
      pin: PIN,
      student: 2,
      examiner: 1,
      patient: null,
      observer: [3, 4],
    });
  });

  it('shows a message if the server refuses it', async () => {
    renderGroup({
      group: withRoles('examiner', 'student'),
      answers: { 'POST /api/group-study/start/': new Refusal(422, 'roles-missing') },
    });
    await userEvent.click(await startButton());
    expect(await screen.findByRole('alert')).not.toBeEmptyDOMElement();
  });

  // rules: 3.2.30, 3.6.5
  it('is for the host only: others see whom they wait for and who is what', async () => {
    renderGroup({ me: 2, group: withRoles('examiner', 'student', 'observer', 'observer') });
    expect(await screen.findByRole('heading', { name: 'Waiting for the host to start' })).toBeInTheDocument();
    expect(screen.getByText(/Amina K. hosts this group/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Start the station' })).not.toBeInTheDocument();
    for (const control of ['Rotate roles', 'Change station', 'End the session', 'Remove Carla M.'])
      expect(screen.queryByRole('button', { name: control })).not.toBeInTheDocument();
    const room = within(screen.getByRole('group', { name: 'The room' }));
    const nameOf = (role: string) => room.getByText(role).nextSibling?.textContent;
    expect([nameOf('Candidate'), nameOf('Examiner'), nameOf('Patient'), nameOf('Observer')]).toEqual([
      'Ben',
      'Amina K.',
      'Free',
      'Carla M.+1',
    ]);
    expect(room.getByText('Deniz')).toBeInTheDocument();
  });
});

describe('choosing roles', () => {
  // rules: 3.2.29, 3.5.23
  it('moves a taken role when the host gives it to somebody else: the other select resets to none', async () => {
    const group = withRoles('examiner', 'student', 'none');
    const members = assignRole(group.lobby.members, 3, 'student');
    const { server } = renderGroup({
      group,
      answers: { [`POST ${LOBBY} choose_role`]: groupOf({ version: 2, members }).lobby },
    });
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Role of Carla M.' }), 'student');
    expect(screen.getByRole('combobox', { name: 'Role of Carla M.' })).toHaveValue('student');
    expect(screen.getByRole('combobox', { name: 'Role of Ben' })).toHaveValue('none');
    expect(server.sent.at(-1)?.body).toEqual({ data_request: 'choose_role', member_id: 3, role: 'student' });
    await waitFor(async () => expect(await startButton()).toBeEnabled());
  });

  // rules: 3.5.24
  it('lets several observe', async () => {
    const group = withRoles('examiner', 'student', 'observer', 'none');
    renderGroup({
      group,
      answers: {
        [`POST ${LOBBY} choose_role`]: groupOf({ version: 2, members: assignRole(group.lobby.members, 4, 'observer') })
          .lobby,
      },
    });
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Role of Deniz' }), 'observer');
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Role of Deniz' })).toHaveValue('observer'));
    expect(screen.getByRole('combobox', { name: 'Role of Carla M.' })).toHaveValue('observer');
  });

  it('is only for oneself without being host, and a role somebody else has is refused in words', async () => {
    renderGroup({
      me: 3,
      group: withRoles('examiner', 'student', 'none'),
      answers: { [`POST ${LOBBY} choose_role`]: new Refusal(409, 'role-taken') },
    });
    const mine = await screen.findByRole('combobox', { name: 'Your role' });
    expect(screen.getAllByRole('combobox')).toEqual([mine]);
    expect(within(mine).getByRole('option', { name: 'Candidate (now Ben)' })).toBeInTheDocument();
    await userEvent.selectOptions(mine, 'student');
    expect(await screen.findByRole('alert')).toHaveTextContent('Someone else already has this role.');
    expect(mine).toHaveValue('none');
  });

  it('is taken back when it does not work', async () => {
    renderGroup({
      group: withRoles('none', 'none'),
      answers: { [`POST ${LOBBY} choose_role`]: new Refusal(404, 'member-gone') },
    });
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Role of Ben' }), 'patient');
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'Role of Ben' })).toHaveValue('none');
  });

  it('can be rotated by the host', async () => {
    const { server } = renderGroup({
      group: withRoles('examiner', 'student'),
      answers: { [`POST ${LOBBY} rotate_roles`]: { ...withRoles('student', 'examiner').lobby, version: 2 } },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Rotate roles' }));
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Your role' })).toHaveValue('student'));
    expect(server.sent.at(-1)?.body).toEqual({ data_request: 'rotate_roles' });
  });
});

describe('the people', () => {
  it('are shown with presence, host and guest in words', async () => {
    renderGroup({ group: groupOf({ members: [memberOf(1), memberOf(2, 'none', { presence: 'away', guest: true })] }) });
    const [amina, ben] = within(await screen.findByRole('list', { name: 'People in the group' })).getAllByRole(
      'listitem',
    );
    for (const word of ['Here', 'Host', 'You']) expect(within(amina!).getByText(word)).toBeInTheDocument();
    for (const word of ['Away', 'Guest']) expect(within(ben!).getByText(word)).toBeInTheDocument();
    expect(within(ben!).queryByText('Host')).not.toBeInTheDocument();
  });

  // rules: 3.4.19
  it('are seen and announced when they come and when they go', async () => {
    const { push } = renderGroup({ group: withRoles('none') });
    await startButton();
    expect(screen.queryByText('Just joined')).not.toBeInTheDocument();
    await push(groupOf({ version: 2, members: [memberOf(1), memberOf(2)] }));
    await waitFor(() => expect(screen.getByRole('log')).toHaveTextContent('Ben joined.'));
    expect(within(screen.getAllByRole('listitem')[1]!).getByText('Just joined')).toBeInTheDocument();
    await push(groupOf({ version: 3, members: [memberOf(1)] }));
    await waitFor(() => expect(screen.getByRole('log')).toHaveTextContent('Ben left.'));
    expect(screen.getByRole('heading', { name: '1 person in the group' })).toBeInTheDocument();
  });

  it('can be removed by the host, who is asked once', async () => {
    const { server } = renderGroup({
      group: withRoles('none', 'none'),
      answers: { [`POST ${LOBBY} remove_member`]: { ...withRoles('none').lobby, version: 2 } },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Ben' }));
    expect(server.sent).toHaveLength(0);
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove Ben' })).not.toBeInTheDocument());
    expect(server.sent.at(-1)?.body).toEqual({ data_request: 'remove_member', member_id: 2 });
  });
});

describe('the station', () => {
  it('is changed by the host among those of a style that match a search', async () => {
    const station = (id: number, slug: string, name: string) => ({
      id,
      slug,
      style: 1,
      name,
      description: '',
      label: 1,
      bookmarked: false,
      vote: 0,
      upvotes: 0,
      downvotes: 0,
      last_score: null,
    });
    const { server } = renderGroup({
      group: withRoles('examiner', 'student'),
      answers: {
        'GET /osce-stations/': {
          style: 1,
          labels: [],
          page: 1,
          pages: 1,
          count: 1,
          items: [station(4, 'asthma', 'Asthma review')],
        },
        [`POST ${LOBBY} next_station`]: groupOf({
          version: 2,
          station: { slug: 'asthma', style: 1, name: 'Asthma review', label: 1 },
        }).lobby,
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Change station' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Asthma review' }));
    expect(await screen.findByRole('heading', { name: 'Asthma review' })).toBeInTheDocument();
    expect(server.sent.at(-1)?.body).toEqual({ data_request: 'next_station', slug: 'asthma' });
  });
});

describe('talking', () => {
  const talks = (audio: boolean, version = 2) => groupOf({ version, audio, members: [memberOf(1), memberOf(2)] });

  it('is by the chat link until the host switches a call on, which takes its place', async () => {
    const { server } = renderGroup({
      group: talks(false, 1),
      answers: { [`POST ${LOBBY} set_audio`]: talks(true).lobby },
    });
    expect(await screen.findByRole('link', { name: 'group chat' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('switch', { name: 'Voice call on this page' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: /group chat/ })).not.toBeInTheDocument());
    expect(screen.getByRole('switch', { name: 'Voice call on this page' })).toBeChecked();
    expect(server.sent.at(-1)?.body).toEqual({ data_request: 'set_audio', audio: true });
  });

  it('is switched back when the server says no', async () => {
    renderGroup({
      group: talks(false, 1),
      answers: { [`POST ${LOBBY} set_audio`]: new Refusal(409, 'call-group-too-large') },
    });
    await userEvent.click(await screen.findByRole('switch', { name: 'Voice call on this page' }));
    await waitFor(() => expect(screen.getByRole('switch', { name: 'Voice call on this page' })).not.toBeChecked());
  });

  it('is for up to four, and for the host to switch', async () => {
    renderGroup({ group: withRoles('none', 'none', 'none', 'none', 'none') });
    expect(await screen.findByRole('switch', { name: 'Voice call on this page' })).toBeDisabled();
    expect(screen.getByText(/^A voice call is for up to four people\./)).toBeInTheDocument();
  });

  it('shows others no switch', async () => {
    renderGroup({ me: 2, group: talks(true) });
    expect(await screen.findByRole('heading', { name: 'Waiting for the host to start' })).toBeInTheDocument();
    expect(screen.queryByRole('switch')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /group chat/ })).not.toBeInTheDocument();
  });
});

it('speaks Spanish', async () => {
  renderGroup({ language: 'es', me: 2, group: withRoles('examiner', 'student') });
  expect(await screen.findByRole('heading', { name: 'Esperando a que el anfitrión empiece' })).toBeInTheDocument();
});

describe('suggested roles', () => {
  it('are taken with one press by whom they are suggested to', async () => {
    const { server } = renderGroup({ me: 2, group: withRoles('none', 'none', 'none') });
    await userEvent.click(await screen.findByRole('button', { name: 'Candidate Ben suggested for you, take it' }));
    await waitFor(() =>
      expect(server.sent.find(({ body }) => body?.data_request === 'choose_role')?.body).toMatchObject({
        role: 'student',
      }),
    );
    expect(screen.queryByRole('button', { name: 'Give suggested roles' })).not.toBeInTheDocument();
  });

  it('are given to all by the host with one press', async () => {
    const { server } = renderGroup({ group: withRoles('none', 'none', 'none') });
    await userEvent.click(await screen.findByRole('button', { name: 'Give suggested roles' }));
    await waitFor(() => expect(server.sent.some(({ body }) => body?.data_request === 'give_roles')).toBe(true));
  });

  it('are not shown to a person alone, nor where everybody has a role', async () => {
    renderGroup({ group: withRoles('examiner', 'student') });
    await startButton();
    expect(screen.queryByRole('button', { name: /suggested/i })).not.toBeInTheDocument();
  });
});

it('two who were paired see roles and station first, and no code to scan until they ask for it', async () => {
  renderGroup({ group: groupOf({ ...withRoles('none', 'none'), paired: true }) });
  const others = await screen.findByText('Invite someone else');
  expect(others.closest('details')).not.toHaveAttribute('open');
});

/** @jest-environment jsdom */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { GroupRole } from '~/domain/group-practice/roles';
import { forgetServerTime, noteServerTime } from '~/web/live/server-time';
import { messages } from '~/web/messages/testing/messages';
import { hearTones } from '~/web/ui/sound/testing/hear';
import { Refusal } from './testing/fake-server';
import { LOBBY, renderGroup } from './testing/render-group';
import { groupOf, INVITATION, memberOf, PIN } from './testing/snapshots';

const ROLES: GroupRole[] = ['none', 'student', 'examiner', 'patient', 'observer'];
const members = ROLES.map((role, index) => memberOf(index + 1, role));
const lobby = groupOf({ members });
const running = groupOf({ version: 2, state: 'running', members });
const complete = groupOf({ version: 3, state: 'complete', members });
const marked = { lobby: complete.lobby, status: { ...complete.status, quizlog_id: 77 } };

describe('when the station starts', () => {
  // rules: 3.4.22, 3.6.1
  it.each([
    [2, 'student'],
    [3, 'checklist'],
    [4, 'patient'],
    [5, 'student'],
  ])('member %d, who waits, is taken to the %s view', async (me, view) => {
    const { push } = renderGroup({ me, group: lobby });
    await screen.findByText('Waiting for the host to start');
    await push(running);
    expect(
      await screen.findByText(`elsewhere: /osce-stations/acute-chest-pain/${view}/?pin=${PIN}`),
    ).toBeInTheDocument();
  });

  it('the last seconds are counted on every screen, and the views open at the moment of the server', async () => {
    forgetServerTime();
    const now = Date.now();
    const started = (at: number) => ({
      lobby: { ...running.lobby, starts_at: at },
      status: { ...running.status, starts_at: at, clock: { ...running.status.clock, server_time: now } },
    });
    const { push } = renderGroup({
      me: 2,
      group: { ...lobby, status: { ...lobby.status, clock: started(0).status.clock } },
    });
    await screen.findByText('Waiting for the host to start');
    jest.useFakeTimers({ now });
    forgetServerTime();
    noteServerTime(now);
    try {
      await push(started(now + 3_000));
      await act(async () => jest.advanceTimersByTimeAsync(0));
      expect(screen.getByText('3')).toBeInTheDocument();
      await act(async () => jest.advanceTimersByTimeAsync(1_900));
      expect(screen.getByText('2')).toBeInTheDocument();
      await act(async () => jest.advanceTimersByTimeAsync(1_200));
    } finally {
      jest.useRealTimers();
    }
    expect(await screen.findByText(/elsewhere: .*student/)).toBeInTheDocument();
  });

  it.each([
    ['learns of it later', -1],
    ['takes the server for a minute slow', 60_000],
  ])('a member who %s goes straight in', async (_, ahead) => {
    const starts_at = Date.now() + ahead;
    renderGroup({
      me: 2,
      group: { lobby: { ...running.lobby, starts_at }, status: { ...running.status, starts_at } },
    });
    expect(await screen.findByText(/elsewhere: .*student/)).toBeInTheDocument();
  });

  it('a host without a role sees the status screen', async () => {
    const { push } = renderGroup({ group: lobby });
    await screen.findByRole('button', { name: 'Start the station' });
    await push(running);
    expect(await screen.findByRole('heading', { name: 'The station is running' })).toBeInTheDocument();
  });

  it('a member who comes back is taken to their view, and does not find the lobby behind it', async () => {
    const { router } = renderGroup({ me: 3, group: running });
    expect(await screen.findByText(/elsewhere: .*checklist/)).toBeInTheDocument();
    await act(async () => router.navigate(-1));
    expect(screen.getByText(/elsewhere: .*checklist/)).toBeInTheDocument();
  });
});

describe('the status screen', () => {
  // rules: 3.2.31
  it('is where the host may stay, with the clock of all and a way to their view', async () => {
    const hosted = groupOf({ version: 2, state: 'running', host_id: 3, members }, { remaining: 125_000 });
    const { server } = renderGroup({
      me: 3,
      at: `${LOBBY}?stay=1`,
      group: hosted,
      answers: { [`POST ${LOBBY} clock`]: { ...hosted.status, version: 3 } },
    });
    expect(await screen.findByRole('timer')).toHaveTextContent('2:05');
    expect(screen.getByRole('link', { name: 'Go to my view' })).toHaveAttribute(
      'href',
      `/osce-stations/acute-chest-pain/checklist/?pin=${PIN}`,
    );
    await userEvent.click(
      screen.getByRole('button', { name: messages.en['stations.timer.add_minute'] ?? 'stations.timer.add_minute' }),
    );
    await waitFor(() => expect(server.sent.at(-1)?.body).toEqual({ data_request: 'clock', command: 'add_minute' }));
  });

  it('is not for others who ask to stay', async () => {
    renderGroup({ me: 3, at: `${LOBBY}?stay=1`, group: running });
    expect(await screen.findByText(/elsewhere: .*checklist/)).toBeInTheDocument();
  });

  it('offers late joiners the free roles and watching, and no clock to steer', async () => {
    const late = groupOf({
      version: 2,
      state: 'running',
      members: [memberOf(1, 'examiner'), memberOf(2, 'student'), memberOf(3)],
    });
    const taken = groupOf({
      version: 3,
      state: 'running',
      members: [memberOf(1, 'examiner'), memberOf(2, 'student'), memberOf(3, 'patient')],
    });
    renderGroup({ me: 3, group: late, answers: { [`POST ${LOBBY} choose_role`]: taken.lobby } });
    await screen.findByRole('heading', { name: 'The station has started' });
    expect(screen.queryByRole('button', { name: 'Be the examiner' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Start' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Observe' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Be the patient' }));
    expect(
      await screen.findByText(`elsewhere: /osce-stations/acute-chest-pain/patient/?pin=${PIN}`),
    ).toBeInTheDocument();
  });

  it('offers late joiners also a role whose holder has been away for 60 s, from that moment on', async () => {
    const late = groupOf({
      version: 2,
      state: 'running',
      members: [
        memberOf(1, 'examiner'),
        memberOf(2, 'student'),
        memberOf(3, 'patient', { presence: 'away' }),
        memberOf(4),
      ],
    });
    forgetServerTime();
    const now = Date.now();
    const free = (at: number | null) => ({
      lobby: late.lobby,
      status: {
        ...late.status,
        free_at: { student: null, patient: at },
        clock: { ...late.status.clock, server_time: now },
      },
    });
    const { push } = renderGroup({ me: 4, group: free(now + 600_000) });
    expect(await screen.findByText('All roles are taken, but you can watch.')).toBeInTheDocument();
    jest.useFakeTimers({ now });
    // The answers of this test were written at the moment at which it now stands.
    forgetServerTime();
    try {
      const over = free(now + 1_500);
      await push({ lobby: over.lobby, status: { ...over.status, version: 3 } });
      expect(screen.queryByRole('button', { name: 'Be the patient' })).not.toBeInTheDocument();
      await act(async () => jest.advanceTimersByTimeAsync(1_500));
      expect(screen.getByRole('button', { name: 'Be the patient' })).toBeInTheDocument();
    } finally {
      jest.useRealTimers();
    }
  });

  it('lets the host give it at once to somebody who watches', async () => {
    const hosted = groupOf({
      version: 2,
      state: 'running',
      host_id: 1,
      members: [
        memberOf(1, 'examiner'),
        memberOf(2, 'student'),
        memberOf(3, 'patient', { presence: 'away' }),
        memberOf(4, 'observer'),
      ],
    });
    const group = {
      lobby: hosted.lobby,
      status: { ...hosted.status, free_at: { student: null, patient: hosted.status.clock.server_time + 60_000 } },
    };
    const { server } = renderGroup({
      me: 1,
      at: `${LOBBY}?stay=1`,
      group,
      answers: { [`POST ${LOBBY} choose_role`]: hosted.lobby },
    });
    const offer = await screen.findByRole('region', { name: 'The patient’s role is free' });
    expect(within(offer).queryByRole('button', { name: 'Be the patient' })).not.toBeInTheDocument();
    await userEvent.click(await within(offer).findByRole('button', { name: 'Assign Deniz' }));
    expect(server.sent.at(-1)?.body).toEqual({ data_request: 'choose_role', role: 'patient', member_id: 4 });
  });

  it('asks before somebody leaves, and says where to go then', async () => {
    const { server } = renderGroup({
      me: 1,
      group: running,
      answers: { [`POST ${LOBBY} leave`]: { next_url: '/join/' } },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Leave the group' }));
    expect(server.sent.some(({ body }) => body.data_request === 'leave')).toBe(false);
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Leave the group' }));
    expect(await screen.findByRole('heading', { name: 'Join a group' })).toBeInTheDocument();
  });
});

describe('when the round is complete', () => {
  it('everyone on the status screen is taken to the summary', async () => {
    const { push } = renderGroup({ group: running });
    await screen.findByRole('heading', { name: 'The station is running' });
    await push(marked);
    expect(await screen.findByText(`elsewhere: /osce-stations/summary/77?pin=${PIN}`)).toBeInTheDocument();
  });

  it('the page can be come back to: the summary, and for the host the next station', async () => {
    renderGroup({ group: marked });
    expect(await screen.findByRole('link', { name: 'See the summary' })).toHaveAttribute(
      'href',
      `/osce-stations/summary/77?pin=${PIN}`,
    );
    expect(screen.getByRole('button', { name: 'Choose the next station' })).toBeInTheDocument();
  });

  it('only the host chooses the next station, and everyone is back in the lobby then', async () => {
    const { push } = renderGroup({ me: 2, group: marked });
    await screen.findByRole('link', { name: 'See the summary' });
    expect(screen.queryByRole('button', { name: 'Choose the next station' })).not.toBeInTheDocument();
    await push(groupOf({ version: 4, round: 2, members }));
    expect(await screen.findByText('Waiting for the host to start')).toBeInTheDocument();
    expect(screen.getByText('Station 2')).toBeInTheDocument();
  });
});

describe('when one is out', () => {
  it('being removed is said, with a way home', async () => {
    const { push, wire } = renderGroup({ me: 2, group: lobby });
    await screen.findByText('Waiting for the host to start');
    await act(async () =>
      wire.receive('unwatched', {
        resource: 'group.lobby',
        key: PIN,
        error: { type: '/problems/group-removed', status: 403 },
      }),
    );
    expect(await screen.findByRole('heading', { name: 'You are no longer in this group' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Browse stations' })).toBeInTheDocument();
    await push(groupOf({ version: 5, members }));
    expect(screen.getByRole('heading', { name: 'You are no longer in this group' })).toBeInTheDocument();
  });

  it('the end of the session is said, with a way home', async () => {
    const { push } = renderGroup({ me: 2, group: lobby });
    await screen.findByText('Waiting for the host to start');
    await push(groupOf({ version: 9, state: 'ended', members }));
    expect(await screen.findByRole('heading', { name: 'This session has ended' })).toBeInTheDocument();
  });

  it.each([
    ['did-not-come', 'idle'],
    ['partner-left', 'searching'],
  ] as const)('the room of a pair that is over leads back to the search, which says why: %s', async (notice, state) => {
    const over = groupOf({ version: 9, state: 'ended', members });
    renderGroup({
      me: 2,
      group: { ...over, lobby: { ...over.lobby, paired: true } },
      match: { version: 3, state, notice },
    });
    expect(await screen.findByText('elsewhere: /osce-stations/audio-pairing/')).toBeInTheDocument();
  });

  it('the room of a pair that ended as both knew stays where it is', async () => {
    const over = groupOf({ version: 9, state: 'ended', members });
    renderGroup({
      me: 2,
      group: { ...over, lobby: { ...over.lobby, paired: true } },
      match: { version: 3, state: 'idle', notice: null },
    });
    expect(await screen.findByRole('heading', { name: 'This session has ended' })).toBeInTheDocument();
  });

  it('the result of an earlier round is where the end leads', async () => {
    const { push, server } = renderGroup({ me: 2, group: lobby });
    await screen.findByText('Waiting for the host to start');
    const over = groupOf({ version: 9, state: 'ended', round: 2, members });
    server.answers[`GET ${LOBBY}`] = { ...over, me: 2, invitation: INVITATION, result: '/osce-stations/summary/77' };
    await push(over);
    expect(await screen.findByRole('link', { name: 'See the result' })).toHaveAttribute(
      'href',
      '/osce-stations/summary/77',
    );
  });

  it('a group whose PIN has expired leads to its result', async () => {
    renderGroup({
      answers: { [`GET ${LOBBY}`]: new Refusal(409, 'group-ended', undefined, '/osce-stations/summary/77') },
    });
    expect(await screen.findByRole('heading', { name: 'This session has ended' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See the result' })).toHaveAttribute('href', '/osce-stations/summary/77');
  });

  it('a person who is not in the group is led to joining it', async () => {
    renderGroup({ answers: { [`GET ${LOBBY}`]: new Refusal(404, 'group-not-found') } });
    expect(await screen.findByRole('link', { name: 'Join with this PIN' })).toHaveAttribute('href', `/join/${PIN}/`);
  });

  it('a person who is not signed in is asked for a name', async () => {
    renderGroup({
      answers: {
        [`GET ${LOBBY}`]: new Refusal(401, 'not-signed-in'),
        [`GET /join/${PIN}/`]: { needs_name: true, name: '' },
      },
    });
    expect(await screen.findByRole('textbox', { name: 'Your name' })).toBeInTheDocument();
  });
});

describe('how news arrives', () => {
  it('says that it is live', async () => {
    renderGroup({ group: lobby });
    expect(await screen.findByText('Live')).toBeInTheDocument();
  });

  // rules: 3.7.12
  it('says that it checks every 4 seconds while the socket is down, and polling brings the news', async () => {
    const { wire, push } = renderGroup({ group: lobby });
    await screen.findByText('Live');
    jest.useFakeTimers();
    try {
      await act(async () => wire.receive('disconnect', 'transport close'));
      expect(screen.getByText('Checking every 4 seconds')).toBeInTheDocument();
      wire.receive = () => undefined;
      await push(groupOf({ version: 6, members: [...members, memberOf(6)] }));
      expect(screen.queryByText('Fatou')).not.toBeInTheDocument();
      await act(async () => jest.advanceTimersByTimeAsync(4_000));
      expect(screen.getAllByText('Fatou')).not.toHaveLength(0);
    } finally {
      jest.useRealTimers();
    }
  });
});

describe('hosting', () => {
  const played = hearTones();

  it('that passes to this person is seen and heard', async () => {
    const { push } = renderGroup({ me: 2, group: lobby });
    await screen.findByText('Waiting for the host to start');
    await push(groupOf({ version: 2, host_id: 2, members }));
    expect(await screen.findByText('You are the host now')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Start the station' })).toBeEnabled();
    expect(played).toHaveLength(2);
    await userEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Close' }));
    expect(screen.queryByText('You are the host now')).not.toBeInTheDocument();
  });

  it('that passes to somebody else makes no noise', async () => {
    const { push } = renderGroup({ me: 2, group: lobby });
    await screen.findByText('Waiting for the host to start');
    await push(groupOf({ version: 2, host_id: 3, members }));
    await screen.findByText(/Carla M. hosts this group/);
    expect(screen.queryByText('You are the host now')).not.toBeInTheDocument();
  });
});

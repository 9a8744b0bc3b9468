import type { FastifyInstance } from 'fastify';
import type { Person } from '~/domain/accounts/person';
import { isRegistered } from '~/domain/accounts/policy';
import { href } from '~/domain/kit/contract';
import { chooseRole, giveSuggestedRoles, rotateRoles } from '~/domain/group-practice/choose-role';
import { checkCall } from '~/domain/group-practice/call-contract';
import { closedGroupOf } from '~/domain/circuit-runs/closed-group.query';
import * as contract from '~/domain/group-practice/contract';
import { answerKnock as answerKnockOf } from '~/domain/group-practice/knock';
import { answerKnock, checkKnocks } from '~/domain/group-practice/knock-contract';
import { knocksSnapshotOf } from '~/domain/group-practice/knocks.query';
import { checkMarks, checkTicks } from '~/domain/group-practice/marks-contract';
import { ownMarks } from '~/domain/group-practice/own-marks.query';
import { keepTime } from '~/domain/group-practice/keep-time';
import { endSession, leaveGroup, removeMember } from '~/domain/group-practice/leave-group';
import { nextStation } from '~/domain/group-practice/next-station';
import { prepareGroup } from '~/domain/group-practice/prepare-group';
import { previewInvitation } from '~/domain/group-practice/preview-invitation.query';
import { presenceOf } from '~/domain/group-practice/presence';
import { viewOf } from '~/domain/group-practice/roles';
import { followedRound, ticksSnapshotOf } from '~/domain/group-practice/round-ticks.query';
import { findSeat, noSuchGroup } from '~/domain/group-practice/seat.query';
import { lobbySnapshotOf, statusSnapshotOf } from '~/domain/group-practice/snapshots.query';
import { freeRole, takeOver } from '~/domain/group-practice/take-over';
import { freeRoleInRun, isRun, takeOverInRun } from '~/domain/circuit-runs/take-over-in-run';
import { setAudio } from '~/domain/group-practice/set-audio';
import { startGroup } from '~/domain/group-practice/start-group';
import { checklistView } from '~/domain/stations/checklist-contract';
import { patientView, studentView } from '~/domain/stations/role-views-contract';
import { baseOf } from '~/domain/stations/styles';
import type { Transaction } from '~/domain/kit/transaction';
import type { Deps } from '~/infra/process/deps';
import { bindCall, bindPage, type GatewayRoom, type Shared } from '../bind';
import { invitationTo, isInvitation } from './invitation';
import { openJoining } from './joining';
import { GROUP_PRESENCE } from '~/domain/group-practice/presence';
import { isPin } from '~/domain/group-practice/pin';
import { callResource } from './call-resource';
import { groupPresence } from './group-presence';
import { bindTrying } from './trying';

const VIEWS = { checklist: checklistView, patient: patientView, student: studentView };
const HOME = '/';

/** Sessions that one person may open in an hour. */
const PREPARATIONS = { points: 60, seconds: 3_600 };

/** A request of a member of a group. It counts as being present. */
function openGroups(deps: Deps, presence: Shared['presence']) {
  const here = (pin: string, person: { id: number }) =>
    presence
      .polled(presenceOf(pin, person.id))
      .catch((error: unknown) => deps.log.warn({ err: error }, 'presence could not be kept'));

  /** The snapshot for somebody who is in the group; asking counts as being there. */
  async function snapshotFor<T>(
    read: (read: Deps['read'], pin: string, memberId: number) => Promise<T | null>,
    person: Person,
    pin: string,
  ): Promise<T> {
    const snapshot = await read(deps.read, pin, person.id);
    if (!snapshot) throw noSuchGroup();
    void here(pin, person);
    return snapshot;
  }

  /** Runs a command and answers the lobby as it is then. */
  async function command(person: Person, pin: string, work: (tx: Transaction) => Promise<unknown>) {
    await deps.inTransaction(work);
    return snapshotFor(lobbySnapshotOf, person, pin);
  }

  return { here, snapshotFor, command };
}
type Groups = ReturnType<typeof openGroups>;

function bindPreparing(app: FastifyInstance, deps: Deps, presence: Shared['presence']): void {
  const preparations = app.limits.limiter('group-prepare', PREPARATIONS.points, PREPARATIONS.seconds);
  bindCall(app, deps, contract.prepGroup, async ({ person, input }) => {
    await preparations.take(person.id);
    const single = input.single_station;
    const prepared = await deps.inTransaction((tx) =>
      prepareGroup(tx, person, input.slug, {
        chatUrl: deps.config.chatUrl,
        singleStation: !['', '0', 'false', 0, false, null, undefined].includes(single as string),
      }),
    );
    await presence.arrived(presenceOf(prepared.pin, person.id));
    return prepared;
  });
}

/** What a page of a group asks again and again. */
function bindPolls(app: FastifyInstance, deps: Deps, { here, snapshotFor }: Groups, store: Shared['callStore']): void {
  bindCall(app, deps, contract.checkGroup, ({ person, input }) => snapshotFor(lobbySnapshotOf, person, input.pin));
  bindCall(app, deps, contract.groupStatusCall, ({ person, input }) =>
    snapshotFor(statusSnapshotOf, person, input.pin),
  );

  bindCall(app, deps, checkMarks, ({ person, input }) =>
    snapshotFor((read, pin, memberId) => ownMarks(read, pin, memberId), person, input.pin),
  );

  bindCall(app, deps, checkTicks, ({ person, input }) =>
    snapshotFor(
      async (read, pin, memberId) => {
        const round = await followedRound(read, pin, memberId);
        return round === null ? null : ticksSnapshotOf(read, pin, round);
      },
      person,
      input.pin,
    ),
  );

  bindCall(app, deps, checkCall, async ({ person, input }) => {
    await findSeat(deps.read, person, input.pin);
    void here(input.pin, person);
    return store.read(input.pin);
  });

  bindCall(app, deps, checkKnocks, async ({ person, input }) => {
    await findSeat(deps.read, person, input.pin);
    return knocksSnapshotOf(deps.read, input.pin);
  });
}

function bindStarting(app: FastifyInstance, deps: Deps): void {
  bindCall(app, deps, contract.startGroup, async ({ person, input }) => {
    const { pin, student, examiner, patient, observer } = input;
    await deps.inTransaction((tx) =>
      startGroup(tx, person, pin, {
        student: student ?? null,
        examiner: examiner ?? null,
        patient: patient ?? null,
        observer,
      }),
    );
    const [seat, status] = await Promise.all([findSeat(deps.read, person, pin), statusSnapshotOf(deps.read, pin)]);
    const view = viewOf(seat.member.role);
    if (!status || !view) return { next_url: href(contract.lobbyPage, { pin }) };
    return {
      next_url: href(VIEWS[view], { base: baseOf(status.style), slug: status.slug }, { pin }),
      starts_at: status.starts_at,
    };
  });
}

function bindJoining(app: FastifyInstance, deps: Deps, presence: Shared['presence']): void {
  const joining = openJoining(app, deps);
  bindPage(app, deps, contract.joinPrompt, {
    goesOn: ({ pin }) => (pin !== undefined && isPin(pin) ? href(contract.joinGroup, { pin }) : null),
    actions: {},
  });

  bindPage(app, deps, contract.joinGroup, {
    // A PIN alone can be guessed; who has the invitation may know what it leads to.
    preview: async ({ params: { pin }, query }) =>
      isInvitation(deps.config, pin, query.key) ? previewInvitation(deps.read, pin) : null,
    data: async ({ person, params: { pin }, query }) => {
      const asked = person as Person | null;
      return {
        needs_name: asked === null,
        name: asked?.name ?? '',
        knock: await joining.knockState(asked, pin, query.knock),
      };
    },
    actions: {
      submit: async ({ person, input, params: { pin }, query, request, reply }) => {
        const joined = await joining.join({
          person: person as Person | null,
          name: input.name ?? '',
          pin,
          key: query.key,
          token: query.knock,
          request,
        });
        if (joined.session) reply.setSession(joined.session.token);
        // The command has said so already; nobody waits for Redis to know it, too.
        if (joined.in)
          void presence
            .arrived(presenceOf(pin, joined.in))
            .catch((error: unknown) => deps.log.warn({ err: error }, 'presence could not be kept'));
        return { next_url: joined.next_url };
      },
    },
  });

  bindCall(app, deps, answerKnock, async ({ person, input }) => {
    await deps.inTransaction((tx) => answerKnockOf(tx, person, input.pin, input.knock_id, input.let_in));
    return knocksSnapshotOf(deps.read, input.pin);
  });
}

function bindLobby(app: FastifyInstance, deps: Deps, { here, snapshotFor, command }: Groups): void {
  bindPage(app, deps, contract.lobbyPage, {
    data: async ({ person, params: { pin } }) => {
      const [lobby, status] = await Promise.all([
        lobbySnapshotOf(deps.read, pin, person.id),
        statusSnapshotOf(deps.read, pin, person.id),
      ]);
      const open = lobby && status && lobby.state !== 'ended';
      const closed = open ? null : await closedGroupOf(deps.read, person, pin);
      if (!lobby || !status) throw closed ?? noSuchGroup();
      if (open) void here(pin, person);
      return {
        lobby,
        status,
        me: person.id,
        invitation: invitationTo(deps.config, pin),
        result: closed?.options.nextUrl ?? null,
      };
    },
    actions: {
      choose_role: ({ person, params: { pin }, input }) =>
        command(person, pin, (tx) => chooseRole(tx, person, pin, input)),
      rotate_roles: ({ person, params: { pin } }) => command(person, pin, (tx) => rotateRoles(tx, person, pin)),
      give_roles: ({ person, params: { pin } }) => command(person, pin, (tx) => giveSuggestedRoles(tx, person, pin)),
      take_over: ({ person, params: { pin }, input }) =>
        command(person, pin, async (tx) =>
          (await isRun(tx, pin))
            ? takeOverInRun(tx, person, pin, input.member_id)
            : takeOver(tx, person, pin, input.member_id),
        ),
      free_role: ({ person, params: { pin }, input }) =>
        command(person, pin, async (tx) =>
          (await isRun(tx, pin)) ? freeRoleInRun(tx, person, pin, input.role) : freeRole(tx, person, pin, input.role),
        ),
      remove_member: ({ person, params: { pin }, input }) =>
        command(person, pin, (tx) => removeMember(tx, person, pin, input.member_id)),
      set_audio: ({ person, params: { pin }, input }) =>
        command(person, pin, (tx) => setAudio(tx, person, pin, input.audio)),
      next_station: ({ person, params: { pin }, input }) =>
        command(person, pin, (tx) => nextStation(tx, person, pin, input.slug)),
      leave: async ({ person, params: { pin } }) => {
        await deps.inTransaction((tx) => leaveGroup(tx, person, pin));
        return { next_url: isRegistered(person) ? HOME : href({ path: '/join/' }) };
      },
      end_session: async ({ person, params: { pin } }) => {
        await deps.inTransaction((tx) => endSession(tx, person, pin));
        return { next_url: HOME };
      },
      clock: async ({ person, params: { pin }, input }) => {
        await deps.inTransaction((tx) => keepTime(tx, person, pin, input.command));
        return snapshotFor(statusSnapshotOf, person, pin);
      },
    },
  });
}

export function bindGroupPractice(app: FastifyInstance, deps: Deps, { presence, callStore }: Shared): void {
  const groups = openGroups(deps, presence);
  bindPreparing(app, deps, presence);
  bindPolls(app, deps, groups, callStore);
  bindStarting(app, deps);
  bindJoining(app, deps, presence);
  bindTrying(app, deps, presence);
  bindLobby(app, deps, groups);
}

export const groupPracticeRoom: GatewayRoom = {
  name: 'group-practice',
  bind: bindGroupPractice,
  presences: (deps) => ({ [GROUP_PRESENCE]: groupPresence(deps) }),
  live: (callStore) => [callResource(callStore)],
};

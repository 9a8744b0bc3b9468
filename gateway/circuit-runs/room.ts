import type { FastifyInstance } from 'fastify';
import type { Person } from '~/domain/accounts/person';
import { isRegistered } from '~/domain/accounts/policy';
import { addMinuteToPhase, beginRun, endRun, pauseRun, resumeRun, skipPhase } from '~/domain/circuit-runs/conduct-run';
import { closedGroupOf } from '~/domain/circuit-runs/closed-group.query';
import * as contract from '~/domain/circuit-runs/contract';
import { noSuchRun } from '~/domain/circuit-runs/find-run.query';
import { openRun } from '~/domain/circuit-runs/open-run';
import { findResults } from '~/domain/circuit-runs/results.query';
import { listRuns } from '~/domain/circuit-runs/runs.query';
import { runSnapshotOf } from '~/domain/circuit-runs/snapshot.query';
import { href } from '~/domain/kit/contract';
import { leaveGroup } from '~/domain/group-practice/leave-group';
import { presenceOf } from '~/domain/group-practice/presence';
import { lobbySnapshotOf } from '~/domain/group-practice/snapshots.query';
import type { Transaction } from '~/domain/kit/transaction';
import type { Deps } from '~/infra/process/deps';
import { bindCall, bindPage, type GatewayRoom } from '../bind';
import { invitationTo } from '../group-practice/invitation';
import type { Presence } from '../live/presence';

/** Runs that one person may open in an hour. */
const OPENINGS = { points: 60, seconds: 3_600 };

export function bindCircuitRuns(app: FastifyInstance, deps: Deps, { presence }: { presence: Presence }): void {
  const { read } = deps;
  const openings = app.limits.limiter('circuit-runs', OPENINGS.points, OPENINGS.seconds);

  /** Asking counts as being there. */
  const here = (pin: string, person: Person) =>
    void presence
      .polled(presenceOf(pin, person.id))
      .catch((error: unknown) => deps.log.warn({ err: error }, 'presence could not be kept'));

  async function snapshotFor(person: Person, pin: string): Promise<contract.RunSnapshot> {
    const snapshot = await runSnapshotOf(read, pin, person.id);
    if (!snapshot) throw noSuchRun();
    here(pin, person);
    return snapshot;
  }

  /** Runs a command and answers the run as it is then. */
  const command = async (person: Person, pin: string, work: (tx: Transaction) => Promise<void>) => {
    await deps.inTransaction(work);
    return snapshotFor(person, pin);
  };

  bindCall(app, deps, contract.startCircuitRun, async ({ person, input }) => {
    await openings.take(person.id);
    const opened = await deps.inTransaction((tx) => openRun(tx, person, input, { chatUrl: deps.config.chatUrl }));
    await presence.arrived(presenceOf(opened.pin, person.id));
    return { ...opened, next_url: href(contract.runPage, { pin: opened.pin }) };
  });

  bindCall(app, deps, contract.runStatus, ({ person, input: { pin } }) => snapshotFor(person, pin));

  bindPage(app, deps, contract.runPage, {
    data: async ({ person, params: { pin } }) => {
      const [run, lobby] = await Promise.all([
        runSnapshotOf(read, pin, person.id),
        lobbySnapshotOf(read, pin, person.id),
      ]);
      if (!run) throw (await closedGroupOf(read, person, pin)) ?? noSuchRun();
      here(pin, person);
      return {
        run,
        me: person.id,
        chat_link: lobby?.chat_link ?? '',
        audio: lobby?.audio ?? false,
        invitation: invitationTo(deps.config, pin),
      };
    },
    actions: {
      begin: ({ person, params: { pin } }) => command(person, pin, (tx) => beginRun(tx, person, pin)),
      pause: ({ person, params: { pin } }) => command(person, pin, (tx) => pauseRun(tx, person, pin)),
      resume: ({ person, params: { pin } }) => command(person, pin, (tx) => resumeRun(tx, person, pin)),
      skip: ({ person, params: { pin }, input }) => command(person, pin, (tx) => skipPhase(tx, person, pin, input)),
      add_minute: ({ person, params: { pin } }) => command(person, pin, (tx) => addMinuteToPhase(tx, person, pin)),
      leave: async ({ person, params: { pin } }) => {
        const { state } = await snapshotFor(person, pin);
        await deps.inTransaction((tx) => leaveGroup(tx, person, pin));
        if (!isRegistered(person)) return { next_url: href({ path: '/join/' }) };
        return { next_url: state === 'lobby' ? href(contract.runsPage) : href(contract.runResults, { pin }) };
      },
      end: async ({ person, params: { pin } }) => {
        await deps.inTransaction((tx) => endRun(tx, person, pin));
        return { next_url: href(contract.runResults, { pin }) };
      },
    },
  });

  bindPage(app, deps, contract.runResults, {
    data: ({ person, params: { pin } }) => findResults(read, person.id, pin),
    actions: {},
  });
  bindPage(app, deps, contract.runsPage, {
    data: ({ person, query }) => listRuns(read, person.id, query.page),
    actions: {},
  });
}

export const circuitRunsRoom: GatewayRoom = { name: 'circuit-runs', bind: bindCircuitRuns };

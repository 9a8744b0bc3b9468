/** Commands of groups name neither circuit runs nor pairing. Both follow them, in the same transaction. */
import { aPerson } from '~/infra/tooling/testing/factories/accounts';
import { aSeeker, LOBBY } from '~/infra/tooling/testing/factories/audio-pairing';
import { aRun } from '~/infra/tooling/testing/factories/circuit-runs';
import { openWorld } from '~/infra/tooling/testing/world';
import { beginRun } from '../circuit-runs/conduct-run';
import { findRun } from '../circuit-runs/find-run.query';
import type { Transaction } from '../kit/transaction';
import { joinGroup } from './join-group';
import { endSession, leaveGroup, removeMember } from './leave-group';

const world = openWorld();

/** A command that no room but this test knows: somebody takes the place of another member. */
async function replaceMember(tx: Transaction, host: { id: number }, pin: string, from: number, to: { id: number }) {
  await removeMember(tx, host, pin, from);
  await joinGroup(tx, to, pin);
}

describe('a circuit run follows its group', () => {
  const rolesOf = async (pin: string) => {
    const run = (await findRun(world.deps.read, pin))!;
    return run.rounds.map(({ roles: { student, examiner, patient, observer } }) =>
      [student, examiner, patient, ...observer].filter((id) => id !== null),
    );
  };

  it('when a new command changes who is in it', async () => {
    const { pin, host, people } = await aRun(world);
    await world.deps.inTransaction((tx) => beginRun(tx, host, pin));
    const [, leaver] = people;
    const joiner = await aPerson(world);
    expect((await rolesOf(pin)).flat()).toContain(leaver!.id);
    await world.deps.inTransaction((tx) => replaceMember(tx, host, pin, leaver!.id, joiner));
    const roles = (await rolesOf(pin)).flat();
    expect(roles).toContain(joiner.id);
    expect(roles).not.toContain(leaver!.id);
  });

  it('when its session is ended', async () => {
    const { pin, host } = await aRun(world);
    await world.deps.inTransaction((tx) => endSession(tx, host, pin));
    expect((await findRun(world.deps.read, pin))!.state).toBe('done');
  });

  it('not when the command fails', async () => {
    const { pin, host, people } = await aRun(world);
    const before = await findRun(world.deps.read, pin);
    const fails = world.deps.inTransaction(async (tx) => {
      await leaveGroup(tx, people[1]!, pin);
      throw new Error('changed my mind');
    });
    await expect(fails).rejects.toThrow('changed my mind');
    expect(await findRun(world.deps.read, pin)).toEqual(before);
    expect(host.id).toBe(before!.session.host_id);
  });
});

describe('a pair follows its group', () => {
  async function aPair() {
    const [one, other] = [await aSeeker(world), await aSeeker(world)];
    await one.search();
    await other.search();
    await one.settled();
    const pin = await one.pin();
    expect(await other.pin()).toBe(pin);
    return { pin, one, other };
  }
  const stateOf = async (accountId: number): Promise<string> => {
    const [row] = (await world.deps.dataSource.query('SELECT state FROM pairing_searches WHERE account_id = $1', [
      accountId,
    ])) as [{ state: string }];
    return row.state;
  };

  it.each([
    ['one leaves', leaveGroup],
    ['one ends the session', endSession],
  ])('when %s: the other searches again, and the matchmaker is woken', async (_, command) => {
    const { pin, one, other } = await aPair();
    const wake = jest.spyOn(world.gateway.matchmaker, 'wake');
    const { host_id } = (
      (await world.deps.dataSource.query('SELECT host_id FROM group_sessions WHERE pin = $1', [pin])) as {
        host_id: number;
      }[]
    )[0]!;
    const [host, guest] = one.person.id === host_id ? [one, other] : [other, one];
    await guest.inRoom(pin);
    wake.mockClear();
    await world.deps.inTransaction((tx) => command(tx, host.person, pin));
    expect(wake).toHaveBeenCalled();
    wake.mockRestore();
    expect([await stateOf(host.person.id), await stateOf(guest.person.id)]).toEqual(['idle', 'searching']);
    await guest.stop();
    expect((await guest.client.get(LOBBY)).status).toBe(200);
  });
});

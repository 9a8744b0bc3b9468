import { refusal } from '~/infra/tooling/testing/client';
import { aPerson } from '~/infra/tooling/testing/factories/accounts';
import { aGroup, aRunningGroup } from '~/infra/tooling/testing/factories/group-practice';
import { examining } from '~/infra/tooling/testing/factories/round-marks';
import { openWorld } from '~/infra/tooling/testing/world';

const world = openWorld();
const { submit, ...people } = examining(world);
const act = people.do;

/** The host examines, the second is the candidate, the third observes. */
async function watched() {
  const group = await aRunningGroup(world, { roles: ['examiner', 'student', 'observer'] });
  const [examiner, candidate, observer] = group.members as [typeof group.host, typeof group.host, typeof group.host];
  const view = `/osce-stations/${group.station.slug}/student/?pin=${group.pin}`;
  const ask = async (person: typeof examiner, data_request: string, more: object = {}) =>
    (await world.signedIn(person)).post(view, { data_request, ...more });
  const open = (person: typeof examiner) => ask(person, 'open_checklist');
  const tick = (person: typeof examiner, ticked: number[]) => ask(person, 'observer_ticks', { ticked });
  return { ...group, examiner, candidate, observer, view, open, tick, items: group.station.item_ids };
}

describe('an observer', () => {
  it('ticks along for themselves, and compares with the examiner afterwards', async () => {
    const watching = await watched();
    const { examiner, candidate, observer, view, open, tick, items } = watching;
    const group = async () => (await (await world.signedIn(observer)).get(view)).body.group;
    expect(await group()).toMatchObject({ role: 'observer', sheet_open: false });
    expect(refusal(await tick(observer, [items[0]!]))).toEqual([409, 'checklist-closed']);
    expect((await open(observer)).body).toMatchObject({
      ticked: [],
      sections: [{ title: 'Opening' }, { title: 'History' }],
    });
    expect((await tick(observer, [items[0]!, items[1]!, items[1]!])).body).toEqual({ ticked: [items[0], items[1]] });
    expect((await open(observer)).body.ticked).toEqual([items[0], items[1]]);
    expect(await group()).toMatchObject({ sheet_open: true });

    const { body } = await submit(watching, examiner, [items[1]!, items[2]!]);
    const observed = async (person: typeof examiner) =>
      (await (await world.signedIn(person)).get(body.next_url)).body.observed;
    expect(await observed(observer)).toEqual({
      agreed: 2,
      only_mine: ['Washes hands'],
      only_examiner: ['Asks about onset'],
    });
    for (const other of [examiner, candidate]) expect(await observed(other)).toBeNull();
    expect(refusal(await tick(observer, [items[0]!]))).toEqual([409, 'group-not-running']);
  });

  it('ticks on two devices, and loses nothing of either', async () => {
    const watching = await watched();
    const { observer, view, open, items } = watching;
    await open(observer);
    const change = async (item_id: number, on = true) =>
      (await world.signedIn(observer)).post(view, { data_request: 'observer_ticks', changes: [{ item_id, on }] });
    await Promise.all(items.slice(0, 3).map((item) => change(item)));
    expect((await change(items[1]!, false)).body.ticked).toEqual([items[0], items[2]]);
  });

  it('who has read the checklist cannot become the candidate of the round, by themselves or by the host', async () => {
    const { pin, candidate, observer, examiner, open } = await watched();
    await act(candidate, pin, 'leave');
    await open(observer);
    const become = { role: 'student', member_id: observer.id };
    expect(refusal(await act(observer, pin, 'choose_role', become))).toEqual([409, 'observed-round']);
    expect(refusal(await act(examiner, pin, 'choose_role', become))).toEqual([409, 'observed-round']);
  });

  it('who has not read it still can', async () => {
    const { pin, candidate, observer } = await watched();
    await act(candidate, pin, 'leave');
    expect((await act(observer, pin, 'choose_role', { role: 'student' })).body).toMatchObject({ student: observer.id });
  });

  it('alone sees the checklist: nobody else of the group, no stranger, and nobody outside a group', async () => {
    const { examiner, candidate, view, open, tick } = await watched();
    for (const person of [examiner, candidate]) expect((await open(person)).status).toBe(403);
    expect((await tick(candidate, [])).status).toBe(403);
    const stranger = await aPerson(world);
    expect(refusal(await open(stranger))).toEqual([404, 'group-not-found']);
    const alone = await (
      await world.signedIn(stranger)
    ).post(view.replace(/\?.*/, ''), { data_request: 'open_checklist' });
    expect(refusal(alone)).toEqual([403, 'not-your-role']);
  });
});

describe('roles that are suggested', () => {
  it('are given to everybody without one by the host alone, in one press', async () => {
    const { pin, members, host } = await aGroup(world, { roles: ['none', 'none', 'patient'] });
    expect(refusal(await act(members[1]!, pin, 'give_roles'))).toEqual([403, 'not-host']);
    expect((await act(host, pin, 'give_roles')).body).toMatchObject({
      examiner: host.id,
      student: members[1]!.id,
      patient: members[2]!.id,
    });
  });
});

import { randomUUID } from 'node:crypto';
import type { Live } from '~/domain/kit/contract';
import { groupPracticeLive } from '~/domain/group-practice/live';
import { keyOfMarks, roundMarks } from '~/domain/group-practice/marks-contract';
import { NO_GRADES } from '~/domain/stations/marking';
import { aPerson } from '~/infra/tooling/testing/factories/accounts';
import { aRunningGroup, type TestGroup } from '~/infra/tooling/testing/factories/group-practice';
import { examining, SUBMISSION } from '~/infra/tooling/testing/factories/round-marks';
import { aStation } from '~/infra/tooling/testing/factories/stations';
import { openWorld } from '~/infra/tooling/testing/world';

const world = openWorld();
const { as, away, checklist, do: act, save, sheet, submit } = examining(world);

/** A page of the examiner, which counts its changes. */
function aPage(group: TestGroup, person: { id: number }, turn = 0) {
  const by = randomUUID();
  let order = 0;
  const made: Record<string, unknown>[] = [];
  const note = (change: Record<string, unknown>) => {
    order += 1;
    made.push({ ...change, by, order });
  };
  return {
    tick: (...items: number[]) => items.forEach((item_id) => note({ kind: 'tick', item_id })),
    untick: (item_id: number) => note({ kind: 'untick', item_id }),
    write: (base: string, html: string) => note({ kind: 'comments', base, html }),
    /** Sends all that was changed since `from`, as often as wanted. */
    send: async (from = 0) =>
      (await as(person)).post(checklist(group), {
        data_request: 'change_marks',
        changes: made.slice(from),
        submission_id: SUBMISSION,
        turn,
        round: 1,
      }),
    changes: made,
  };
}

async function examined() {
  const group = await aRunningGroup(world, {
    others: [await aPerson(world), await aPerson(world), await aPerson(world)],
  });
  const [examiner, candidate, patient, fourth] = group.members as [
    TestGroup['host'],
    TestGroup['host'],
    TestGroup['host'],
    TestGroup['host'],
  ];
  const ticked = async () => new Set<number>((await sheet(group, examiner)).body.draft.ticked);
  return { group, examiner, candidate, patient, fourth, items: group.station.item_ids, ticked };
}

describe('two devices of one examiner', () => {
  it('that send at once lose nothing to each other, and each is answered the marks of both', async () => {
    const { group, examiner, items, ticked } = await examined();
    const pages = items.slice(0, 4).map((item) => {
      const page = aPage(group, examiner);
      page.tick(item);
      return page;
    });
    const answers = await Promise.all(pages.map((page) => page.send()));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await ticked()).toEqual(new Set(items.slice(0, 4)));
    const last = answers.find(({ body }) => body.marks.revision === 4);
    expect(new Set(last!.body.marks.ticked)).toEqual(new Set(items.slice(0, 4)));
  });

  it('a change that is sent again does not undo what another device did after it', async () => {
    const { group, examiner, items, ticked } = await examined();
    const [phone, laptop] = [aPage(group, examiner), aPage(group, examiner)];
    phone.tick(items[0]!, items[1]!);
    await phone.send();
    laptop.untick(items[0]!);
    await laptop.send();
    phone.tick(items[2]!);
    expect((await phone.send()).body.marks.revision).toBe(3);
    expect((await phone.send(1)).body.marks.revision).toBe(3);
    expect(await ticked()).toEqual(new Set([items[1], items[2]]));
  });

  it('keep the words of both comments', async () => {
    const { group, examiner } = await examined();
    const [phone, laptop] = [aPage(group, examiner), aPage(group, examiner)];
    phone.write('', '<p>Calm.</p>');
    laptop.write('', '<p onclick="x">Kind.</p>');
    await phone.send();
    expect((await laptop.send()).body.marks.comments).toBe('<p>Calm.</p><p>Kind.</p>');
  });

  it('outside a group lose nothing either', async () => {
    const station = await aStation(world);
    const client = await world.signedIn(await aPerson(world));
    const path = `/osce-stations/${station.slug}/checklist/`;
    const send = (item_id: number) =>
      client.post(path, {
        data_request: 'change_marks',
        submission_id: randomUUID(),
        changes: [{ kind: 'tick', item_id, by: randomUUID(), order: 1 }],
      });
    const items = station.item_ids.slice(0, 3);
    expect((await Promise.all(items.map(send))).map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set((await client.get(path)).body.draft.ticked)).toEqual(new Set(items));
  });

  it('see each other’s ticks live; nobody else in the group does', async () => {
    const { group, examiner, candidate, items } = await examined();
    const page = aPage(group, examiner);
    page.tick(items[0]!);
    await page.send();
    const key = keyOfMarks(group.pin, 1, examiner.id);
    const live = groupPracticeLive.find(({ resource }) => (resource as Live) === roundMarks)!;
    expect(await live.snapshot(world.deps.read, key as never)).toMatchObject({
      version: 1,
      marks: { ticked: [items[0]] },
    });
    for (const [person, of] of [
      [candidate, key],
      [candidate, keyOfMarks(group.pin, 1, candidate.id)],
      [examiner, keyOfMarks(group.pin, 2, examiner.id)],
    ] as const)
      expect(await live.mayWatch(world.deps.read, person as never, of as never)).toBe(false);
    expect((await (await as(examiner)).post('/api/group-study/marks/', { pin: group.pin })).body.version).toBe(1);
    expect((await (await as(candidate)).post('/api/group-study/marks/', { pin: group.pin })).status).toBe(404);
  });

  it('submit what all of them marked, and what the one that submits had not sent', async () => {
    const { group, examiner, candidate, items } = await examined();
    const [phone, laptop] = [aPage(group, examiner), aPage(group, examiner)];
    phone.tick(items[0]!);
    await phone.send();
    laptop.tick(items[1]!);
    // The laptop has not seen the tick of the phone.
    const { body } = await submit(group, examiner, [items[1]!], { changes: laptop.changes, turn: 0, round: 1 });
    const summary = (await (await as(candidate)).get(`/osce-stations/summary/${body.quizlog_id}`)).body;
    expect(summary.ticked).toBe(2);
  });

  it('the one that comes after the submit shows its changes beside the result', async () => {
    const { group, examiner, candidate, items } = await examined();
    const [phone, laptop] = [aPage(group, examiner), aPage(group, examiner)];
    laptop.tick(items[0]!);
    phone.tick(items[1]!);
    const { body } = await submit(group, examiner, [items[0]!], { changes: laptop.changes, turn: 0, round: 1 });
    const summary = async () => (await (await as(candidate)).get(`/osce-stations/summary/${body.quizlog_id}`)).body;
    // What was submitted and is still on its way is nothing new.
    expect((await laptop.send()).status).toBe(409);
    expect((await summary()).late_marks).toEqual([]);
    for (let sent = 0; sent < 2; sent += 1) expect((await phone.send()).body).toEqual({ marks: null, suggested: 1 });
    expect(await summary()).toMatchObject({
      ticked: 1,
      late_marks: [{ author: examiner.name, change: { kind: 'tick' } }],
    });
  });

  it('whose turn is over suggest their changes, each once', async () => {
    const { group, examiner, fourth, items } = await examined();
    const page = aPage(group, examiner);
    page.tick(items[0]!);
    await page.send();
    await away(group, examiner, 60);
    await act(fourth, group.pin, 'take_over');
    page.tick(items[1]!);
    expect((await page.send()).body).toEqual({ marks: null, suggested: 1 });
    expect((await page.send()).body).toEqual({ marks: null, suggested: 1 });
    const { body } = await sheet(group, fourth);
    expect(body.group.suggestions.map(({ key }: { key: string }) => key)).toEqual([`tick:${items[1]}`]);
    expect(body.draft.ticked).toEqual([items[0]]);
  });
});

describe('whole sheets of older pages', () => {
  it('of one revision are merged', async () => {
    const { group, examiner, items, ticked } = await examined();
    const answers = await Promise.all(
      items.slice(0, 3).map((item) => save(group, examiner, { ticked: [item], revision: 1, turn: 0 })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await ticked()).toEqual(new Set(items.slice(0, 3)));
  });

  it('leave what was changed beside them', async () => {
    const { group, examiner, items, ticked } = await examined();
    await save(group, examiner, { ticked: items.slice(0, 2), revision: 2, turn: 0 });
    const page = aPage(group, examiner);
    page.tick(items[2]!);
    page.untick(items[0]!);
    await page.send();
    await save(group, examiner, { ticked: [items[0]!, items[1]!, items[3]!], revision: 3, turn: 0 });
    expect(await ticked()).toEqual(new Set([items[1], items[2], items[3]]));
    await save(group, examiner, { ticked: [items[3]!], revision: 4, turn: 0 });
    expect(await ticked()).toEqual(new Set([items[2], items[3]]));
  });
});

it('what is no change is refused', async () => {
  const { group, examiner } = await examined();
  const client = await as(examiner);
  for (const change of [
    { kind: 'tick', item_id: 1 },
    { kind: 'tick', item_id: 2_147_483_648, by: randomUUID(), order: 1 },
    { kind: 'grade', group: 'dgd_grade', grade: 'good', by: randomUUID(), order: 1 },
  ])
    expect(
      (
        await client.post(checklist(group), {
          data_request: 'change_marks',
          submission_id: SUBMISSION,
          grades: NO_GRADES,
          changes: [change],
        })
      ).status,
    ).toBe(422);
});

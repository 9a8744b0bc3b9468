import type { Person } from '~/domain/accounts/person';
import { Problem } from '~/domain/kit/errors';
import { leaveGroup } from '~/domain/group-practice/leave-group';
import { joinGroup } from '~/domain/group-practice/join-group';
import { setPresence } from '~/domain/group-practice/presence';
import { roundMarksOf } from '~/domain/group-practice/round-marks.query';
import { saveRoundMarks } from '~/domain/group-practice/save-round-marks';
import { submitRound } from '~/domain/group-practice/submit-round';
import { takeOver } from '~/domain/group-practice/take-over';
import { NO_GRADES } from '~/domain/stations/marking';
import { sentSheet } from '~/domain/stations/stored-marks';
import type { Transaction } from '~/domain/kit/transaction';
import { sanitise } from '~/infra/html/sanitise';
import { aPerson } from '~/infra/tooling/testing/factories/accounts';
import { aRunningGroup, type TestGroup } from '~/infra/tooling/testing/factories/group-practice';
import { aStation } from '~/infra/tooling/testing/factories/stations';
import { randomly } from '~/infra/tooling/testing/randomly';
import { openWorld } from '~/infra/tooling/testing/world';

const SEED = Number(process.env.MODEL_SEED ?? 20_261);
const ROUNDS = Number(process.env.MODEL_STEPS ?? 12);
const world = openWorld();
const random = randomly(SEED);

/** Somebody with a device that was handed a sheet and marks on it. */
interface Device {
  person: Person;
  sheet: { turn: number; revision: number; ticked: Set<number>; submission_id: string } | null;
}

const sql = <T>(text: string, values: unknown[] = []): Promise<T[]> => world.deps.dataSource.query(text, values);
/** Runs a command; a refusal is an answer like any other. */
const attempt = async <T>(work: (tx: Transaction) => Promise<T>): Promise<T | Problem> =>
  world.deps.inTransaction(work).catch((error: unknown) => {
    if (error instanceof Problem) return error;
    throw error;
  });

async function sessionOf(pin: string) {
  const [session] = await sql<{ id: number; round: number; state: string; attempt_id: number | null }>(
    'SELECT id, round, state, attempt_id FROM group_sessions WHERE pin = $1',
    [pin],
  );
  return session!;
}
const examinersOf = (sessionId: number) =>
  sql<{ account_id: number }>(
    `SELECT account_id FROM group_members WHERE session_id = $1 AND left_at IS NULL AND (role = 'examiner' OR (role = 'patient' AND examines))`,
    [sessionId],
  );

/** Reads the sheet as the examiner's page does. */
async function readSheet(group: TestGroup, device: Device): Promise<void> {
  const { id, round } = await sessionOf(group.pin);
  const { marks, turn } = await roundMarksOf(world.deps.read, { session_id: id, round });
  device.sheet = {
    turn,
    revision: marks?.revision ?? 0,
    ticked: new Set(marks?.ticked),
    submission_id: marks?.submission_id ?? crypto.randomUUID(),
  };
}

const marksOf = ({ turn, revision, ticked, submission_id }: NonNullable<Device['sheet']>) => ({
  turn,
  revision,
  ticked: [...ticked],
  submission_id,
  grades: NO_GRADES,
  comments: sanitise(''),
});
const save = (group: TestGroup, { person, sheet }: Device) =>
  attempt((tx) => {
    const marks = marksOf(sheet!);
    return saveRoundMarks(tx, person, group.pin, group.station.id, { ...marks, ...sentSheet(marks, marks.revision) });
  });
const submit = (group: TestGroup, { person, sheet }: Device) =>
  attempt((tx) => submitRound(tx, person, group.pin, group.station.id, { ...marksOf(sheet!), seconds_used: 60 }));
const take = (group: TestGroup, { person }: Device) => attempt((tx) => takeOver(tx, person, group.pin));

function tick({ sheet }: Device, item: number): void {
  if (!sheet) return;
  sheet.ticked.add(item);
  sheet.revision += 1;
}

/** Every acknowledged mark is on the sheet or suggested: no saved mark is lost. */
async function checkMarks(group: TestGroup, acknowledged: ReadonlySet<number>): Promise<void> {
  const { id, round } = await sessionOf(group.pin);
  const { marks, suggestions } = await roundMarksOf(world.deps.read, { session_id: id, round });
  const known = new Set([
    ...(marks?.ticked ?? []),
    ...suggestions.flatMap(({ change }) => ('item_id' in change ? [change.item_id] : [])),
  ]);
  expect([...acknowledged].filter((item) => !known.has(item))).toEqual([]);
}

async function aStationUnderWay() {
  const station = await aStation(world, {
    checklist: { Only: Array.from({ length: 30 }, (_, item) => `Item ${item}`) },
  });
  const others = await Promise.all(Array.from({ length: 4 }, () => aPerson(world)));
  const group = await aRunningGroup(world, {
    station,
    others,
    roles: ['examiner', 'student', 'patient', 'observer', 'none'],
  });
  const devices = group.members.map((person): Device => ({ person, sheet: null }));
  await readSheet(group, devices[0]!);
  return {
    group,
    devices,
    examiner: devices[0]!,
    candidate: devices[1]!,
    rest: devices.slice(2),
    items: [...station.item_ids],
  };
}

describe(`examiners who come and go (MODEL_SEED=${SEED})`, () => {
  it('if two take over at once, one examines and the other is refused', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { group, examiner, rest } = await aStationUnderWay();
      await attempt((tx) => leaveGroup(tx, examiner.person, group.pin));
      const answers = await Promise.all(rest.map((device) => take(group, device)));
      expect(answers.filter((answer) => answer instanceof Problem).map((problem) => (problem as Problem).code)).toEqual(
        ['role-taken', 'role-taken'],
      );
      const { id } = await sessionOf(group.pin);
      expect(await examinersOf(id)).toHaveLength(1);
      expect(await sql('SELECT turn, to_id FROM round_handovers WHERE session_id = $1', [id])).toEqual([
        { turn: 0, to_id: (await examinersOf(id))[0]!.account_id },
      ]);
    }
  });

  it('a tick and a submit of the former examiner that race with the take-over: before it they count, after it they are suggestions', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { group, examiner, rest, items } = await aStationUnderWay();
      await attempt((tx) => setPresence(tx, group.pin, examiner.person.id, false));
      world.clock.advance(60_000);
      tick(examiner, items[0]!);
      const racing = random.chance(0.5) ? submit : save;
      const race = [() => take(group, rest[0]!), () => racing(group, examiner)] as const;
      const order = random.chance(0.5) ? [0, 1] : [1, 0];
      const answers = await Promise.all(order.map((index) => race[index]!()));
      const [taken, answer] = [answers[order.indexOf(0)], answers[order.indexOf(1)]];
      const { id, state } = await sessionOf(group.pin);
      if (state === 'complete') {
        // The submit was first: the take-over came to a station that was finished.
        expect([typeof answer, (taken as Problem).code]).toEqual(['number', 'group-not-running']);
      } else {
        expect(await examinersOf(id)).toEqual([{ account_id: rest[0]!.person.id }]);
        if (racing === submit) expect((answer as Problem).code).toBe('examiner-replaced');
        await checkMarks(group, new Set([items[0]!]));
      }
    }
  });

  it('concurrent actions leave one examiner, one result and every mark; the candidate never examines', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { group, devices, candidate, items } = await aStationUnderWay();
      const acknowledged = new Set<number>();
      const results = new Set<number>();
      for (let step = 0; step < 8; step += 1) {
        const acts = devices.map((device) => async (): Promise<void> => {
          const dice = random.below(100);
          if (dice < 25) {
            if (!((await take(group, device)) instanceof Problem)) await readSheet(group, device);
            return;
          }
          if (dice < 65 && device.sheet) {
            const item = random.pick(items);
            const fresh = !device.sheet.ticked.has(item);
            tick(device, item);
            const answer = await save(group, device);
            if (fresh && !(answer instanceof Problem)) acknowledged.add(item);
            return;
          }
          if (dice < 70 && device.sheet) {
            const answer = await submit(group, device);
            if (typeof answer === 'number') results.add(answer);
            return;
          }
          if (dice < 85)
            return void (await attempt((tx) => setPresence(tx, group.pin, device.person.id, random.chance(0.5))));
          if (dice < 92 && device !== candidate)
            return void (await attempt((tx) => leaveGroup(tx, device.person, group.pin)));
          await attempt((tx) => joinGroup(tx, device.person, group.pin));
        });
        await Promise.all(acts.map((run) => run()));
        world.clock.advance(random.pick([1_000, 30_000, 61_000]));
        const { id, round: at } = await sessionOf(group.pin);
        const examiners = await examinersOf(id);
        expect(examiners.length).toBeLessThanOrEqual(1);
        expect(examiners.map(({ account_id }) => account_id)).not.toContain(candidate.person.id);
        const turns = await sql<{ turn: number; taken: boolean }>(
          'SELECT turn, taken_at IS NOT NULL AS taken FROM round_handovers WHERE session_id = $1 AND round = $2 ORDER BY turn',
          [id, at],
        );
        expect(turns.map(({ turn }) => turn)).toEqual(turns.map((_, index) => index));
        expect(turns.slice(0, -1).every(({ taken }) => taken)).toBe(true);
        await checkMarks(group, acknowledged);
      }
      const { id, state, attempt_id } = await sessionOf(group.pin);
      expect(await sql('SELECT id FROM station_attempts WHERE group_session_id = $1', [id])).toEqual(
        attempt_id === null ? [] : [{ id: attempt_id }],
      );
      expect([...results]).toEqual(state === 'complete' && results.size > 0 ? [attempt_id] : []);
    }
  });
});

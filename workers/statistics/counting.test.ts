import { setTimeout as pause } from 'node:timers/promises';
import { clearLearning } from '~/domain/accounts/privacy/clear-learning';
import { deleteErased } from '~/domain/accounts/privacy/erase-account';
import type { Person } from '~/domain/accounts/person';
import { erasingSteps, runStep, settlePeople } from '~/domain/personal-data';
import { countEvents } from '~/domain/statistics/count-events';
import { METRICS, type Metric } from '~/domain/acts/metrics';
import { bucketOf, SPANS, type Span } from '~/domain/statistics/windows';
import { aGuest, aPerson } from '~/infra/tooling/testing/factories/accounts';
import { aBank, type TestQuestion } from '~/infra/tooling/testing/factories/questions';
import { counted, type CountRow, countRows, courseRows, rebuilt } from '~/infra/tooling/testing/factories/statistics';
import { aDeck } from '~/infra/tooling/testing/factories/flashcards';
import { aQuiz } from '~/infra/tooling/testing/factories/quizzes';
import { anAttempt } from '~/infra/tooling/testing/factories/stations';
import { aTakenQuiz } from '~/infra/tooling/testing/factories/taken-quizzes';
import { randomly } from '~/infra/tooling/testing/randomly';
import { openWorld } from '~/infra/tooling/testing/world';
import { randomUUID } from 'node:crypto';
import { guestSignedIn } from '~/domain/accounts/events';
import { lockLearner, writeLog } from '~/domain/flashcards/review/write-log';
import { noteActs } from '~/domain/acts/note-acts';

const HOUR = 3_600_000;
const world = openWorld();
const sql = <T>(text: string, values: unknown[] = []): Promise<T[]> => world.deps.dataSource.query(text, values);

interface Act {
  person: Person & { country: string };
  metric: Metric;
  at: Date;
}
const ACTIVE: readonly Metric[] = ['registered', 'session', 'quiz', 'question', 'card', 'station'];

/** The roll-ups as they should be: counted from a list of acts, one by one. */
function expectedRows(acts: readonly Act[]): CountRow[] {
  const cells = new Map<string, { row: CountRow; people: Set<number> }>();
  const add = (metric: Metric, { person, at }: Act) => {
    for (const span of ['hour', 'day', 'month'] as Span[])
      for (const country of [person.country, '*'])
        for (const stage of [3, -1]) {
          const bucket = bucketOf(span, at).toISOString().slice(0, 13).replace('T', ' ');
          const row = { metric: METRICS[metric], span: SPANS[span], country, stage, bucket, count: 0, people: 0 };
          const key = JSON.stringify(row);
          const cell = cells.get(key) ?? { row, people: new Set() };
          cells.set(key, cell);
          cell.row.count += 1;
          cell.people.add(person.id);
        }
  };
  for (const act of acts) {
    add(act.metric, act);
    if (ACTIVE.includes(act.metric)) add('active', act);
  }
  return [...cells.values()].map(({ row, people }) => ({ ...row, people: people.size }));
}
const inOrder = (rows: readonly CountRow[]) => rows.map((row) => JSON.stringify(row)).sort();
const expectCounts = async (acts: readonly Act[]) =>
  expect(inOrder(await countRows(world))).toEqual(inOrder(expectedRows(acts)));

/** Somebody of a country; that they registered is one of their acts. */
async function somebody(country: string, acts: Act[]) {
  const made = await aPerson(world);
  const [row] = await sql<{ created_at: Date }>('UPDATE accounts SET country = $2 WHERE id = $1 RETURNING created_at', [
    made.id,
    country,
  ]).then(([rows]) => rows as unknown as { created_at: Date }[]);
  const person = { ...made, country };
  acts.push({ person, metric: 'registered', at: row!.created_at });
  return person;
}

/** What `aTakenQuiz` leaves. */
async function takes(person: Act['person'], questions: TestQuestion[], at: Date, acts: Act[]) {
  await aTakenQuiz(world, { person, questions, at });
  acts.push({ person, metric: 'quiz', at });
  for (const _ of questions) acts.push({ person, metric: 'question', at });
}

/**
 * Takes back what an erased person was, as the workers do.
 * @param between what happens after each transaction
 */
async function erase(person: Person, between: () => Promise<unknown> = () => Promise.resolve()): Promise<void> {
  await sql('UPDATE accounts SET erase_at = $2 WHERE id = $1', [person.id, world.clock.now()]);
  await between();
  await world.deps.inTransaction((tx) => settlePeople(tx, [person.id]));
  await between();
  for (const step of erasingSteps) {
    let more = true;
    // One row at a time: somebody is half erased as often as can be.
    while (more) {
      more = await world.deps.inTransaction((tx) => runStep(tx, step, [person.id], 1));
      if (more) await between();
    }
  }
  await world.deps.inTransaction((tx) => deleteErased(tx, person.id));
}

describe('counting', () => {
  // Each test begins with nothing counted.
  beforeEach(async () => {
    await sql('TRUNCATE accounts CASCADE');
    await sql('TRUNCATE statistics_events, statistics_counts, statistics_cohorts, statistics_roles');
    await rebuilt(world);
  });

  it.each([1, 2, 3])(
    'neither loses nor doubles anything when workers are killed, count at once, and commits come late (seed %i)',
    async (seed) => {
      const random = randomly(seed);
      const acts: Act[] = [];
      const questions = await aBank(world, 2);
      const people = await Promise.all(['GB', 'GB', 'ES', 'MX', 'GB'].map((country) => somebody(country, acts)));
      const late: (() => Promise<void>)[] = [];
      let begun = 0;
      const steps: (() => Promise<unknown>)[] = [
        () => takes(random.pick(people), questions, world.clock.now(), acts),
        // Something that happened days ago, such as a review without a network.
        () =>
          takes(
            random.pick(people),
            questions,
            new Date(world.clock.now().getTime() - random.below(40 * 24) * HOUR),
            acts,
          ),
        async () => world.clock.advance(random.below(30 * HOUR)),
        () => counted(world),
        () => Promise.all([counted(world), counted(world), counted(world)]),
        // Killed before the commit: the connection is gone, and what it did with it.
        () =>
          expect(
            world.deps.inTransaction(async (tx) => {
              await countEvents(tx);
              await tx.sql.all({ name: 'test.die', text: 'SELECT pg_terminate_backend(pg_backend_pid())' }, []);
            }),
          ).rejects.toThrow(),
        // Earlier by its clock, and committed after later ones were counted.
        async () => {
          const runner = world.deps.dataSource.createQueryRunner();
          await runner.startTransaction();
          // It is held for as long as the other steps take.
          await runner.query('SET LOCAL idle_in_transaction_session_timeout = 0');
          const [person, at] = [random.pick(people), world.clock.now()];
          await runner.query(
            'INSERT INTO sessions (token_hash, account_id, created_at, expires_at) VALUES ($1, $2, $3, $3)',
            [`${seed} ${(begun += 1)}`, person.id, at],
          );
          await runner.query(noteActs('session', 'SELECT $1::int, $2::timestamptz'), [person.id, at]);
          late.push(async () => {
            await runner.commitTransaction();
            await runner.release();
            acts.push({ person, metric: 'session', at });
          });
        },
        async () => late.pop()?.(),
      ];
      for (let step = 0; step < 40; step += 1) await random.pick(steps)();
      for (const commit of late.splice(0)) await commit();
      await counted(world);
      await expectCounts(acts);
      expect(await sql('SELECT count(*)::int AS left FROM statistics_events')).toEqual([{ left: 0 }]);

      const [before, courses] = [await countRows(world), await courseRows(world)];
      await rebuilt(world);
      expect(await countRows(world)).toEqual(before);
      expect(await courseRows(world)).toEqual(courses);
    },
  );

  it('counts what happens while it rebuilds once', async () => {
    const acts: Act[] = [];
    const questions = await aBank(world, 2);
    const people = await Promise.all(['GB', 'ES'].map((country) => somebody(country, acts)));
    for (let round = 0; round < 4; round += 1) {
      const taking = people.map((person) => takes(person, questions, world.clock.now(), acts));
      await Promise.all([rebuilt(world), counted(world), ...taking, counted(world)]);
      world.clock.advance(HOUR);
    }
    await counted(world);
    await expectCounts(acts);
  });

  it('erased people remain as counts without a row, cleared records stay counted, and a rebuild changes neither', async () => {
    const acts: Act[] = [];
    const questions = await aBank(world, 2);
    const people = await Promise.all(['GB', 'GB', 'ES'].map((country) => somebody(country, acts)));
    for (const person of people) {
      await takes(person, questions, world.clock.now(), acts);
      world.clock.advance(30 * HOUR);
      await takes(person, questions, world.clock.now(), acts);
    }
    await counted(world);
    const courses = await courseRows(world);
    await erase(people[0]!);
    await world.deps.inTransaction((tx) => clearLearning(tx, people[1]!.id));
    await expectCounts(acts);
    await rebuilt(world);
    await expectCounts(acts);
    expect((await courseRows(world)).filter((row) => 'measure' in (row as object))).toEqual(
      courses.filter((row) => 'measure' in (row as object)),
    );
    const rest = await sql(
      'SELECT account_id FROM statistics_person_hours UNION SELECT account_id FROM statistics_people',
    );
    expect(rest).not.toContainEqual({ account_id: people[0]!.id });
    // After clearing, the same person in the same day is no second one.
    await takes(people[1]!, questions, world.clock.now(), acts);
    await counted(world);
    await expectCounts(acts);
  });

  it('a rebuild in the middle of an erasure changes nothing, nor counting there', async () => {
    const acts: Act[] = [];
    const questions = await aBank(world, 2);
    const people = await Promise.all(['GB', 'ES'].map((country) => somebody(country, acts)));
    for (const person of people)
      for (const days of [0, 40]) {
        world.clock.advance(days * 24 * HOUR);
        await takes(person, questions, world.clock.now(), acts);
      }
    await counted(world);
    // Not counted yet when the erasure begins.
    await takes(people[0]!, questions, world.clock.now(), acts);
    const cohorts = async () => (await courseRows(world)).filter((row) => 'measure' in (row as object));
    let times = 0;
    let courses: unknown[] | null = null;
    await erase(people[0]!, async () => {
      times += 1;
      await rebuilt(world);
      await counted(world);
      await expectCounts(acts);
      courses ??= await cohorts();
      expect(await cohorts()).toEqual(courses);
    });
    expect(times).toBeGreaterThan(5);
    for (const again of [() => counted(world), () => rebuilt(world)]) {
      await again();
      await expectCounts(acts);
      expect(await cohorts()).toEqual(courses);
    }
    const roles = (await courseRows(world)).filter((row) => 'role' in (row as object));
    expect(roles).toContainEqual({ country: '*', stage: -1, role: '*', people: 1 });
    expect(roles).not.toContainEqual(expect.objectContaining({ country: 'GB' }));
  });

  it.each(['before', 'after'] as const)(
    'acts that are cleared %s they were counted are counted once, rebuilds or not',
    async (when) => {
      const acts: Act[] = [];
      const questions = await aBank(world, 2);
      const person = await somebody('GB', acts);
      const at = world.clock.now();
      await takes(person, questions, at, acts);
      const { id } = await anAttempt(world, { examiner: person });
      const [attempt] = await sql<{ submitted_at: Date }>('SELECT submitted_at FROM station_attempts WHERE id = $1', [
        id,
      ]);
      acts.push({ person, metric: 'station', at: attempt!.submitted_at });
      if (when === 'after') await counted(world);
      await world.deps.inTransaction((tx) => clearLearning(tx, person.id));
      // The same once more in the same second, and cleared too.
      await takes(person, questions, at, acts);
      await world.deps.inTransaction((tx) => clearLearning(tx, person.id));
      await takes(person, questions, at, acts);
      for (const then of [() => counted(world), () => rebuilt(world), () => counted(world), () => rebuilt(world)]) {
        await then();
        await expectCounts(acts);
      }
    },
  );

  it('acts that are cleared while they are counted, and while everything is counted anew, are counted once', async () => {
    const acts: Act[] = [];
    const questions = await aBank(world, 2);
    const person = await somebody('GB', acts);
    for (let round = 0; round < 4; round += 1) {
      await takes(person, questions, world.clock.now(), acts);
      if (round % 2 === 0) await counted(world);
      await Promise.all([
        rebuilt(world),
        counted(world),
        world.deps.inTransaction((tx) => clearLearning(tx, person.id)),
      ]);
      world.clock.advance(HOUR);
    }
    for (const then of [counted, rebuilt]) {
      await then(world);
      await expectCounts(acts);
    }
  });

  it('clearing waits for an answer that is not committed yet, and counts it', async () => {
    const acts: Act[] = [];
    const questions = await aBank(world, 2);
    const person = await somebody('GB', acts);
    const { id } = await aQuiz(world, { person, questions });
    const at = world.clock.now();
    const runner = world.deps.dataSource.createQueryRunner();
    await runner.startTransaction();
    await runner.query('SET LOCAL idle_in_transaction_session_timeout = 0');
    await runner.query('UPDATE quizzes SET answered = answered + 1 WHERE id = $1', [id]);
    await runner.query(
      `UPDATE quiz_questions SET state = 'answered', mark = 0, number_correct = 0, counts_as_correct = false, answered_at = $2 WHERE quiz_id = $1 AND position = 0`,
      [id, at],
    );
    await runner.query(noteActs('question', 'SELECT $1::int, $2::timestamptz'), [id, at]);
    acts.push({ person, metric: 'question', at });
    const clearing = world.deps.inTransaction((tx) => clearLearning(tx, person.id));
    const waits = () =>
      sql(`SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`);
    while ((await waits()).length === 0) await pause(20);
    await runner.commitTransaction();
    await runner.release();
    await clearing;
    expect(await sql('SELECT id FROM quizzes WHERE account_id = $1', [person.id])).toEqual([]);
    for (const then of [counted, rebuilt]) {
      await then(world);
      await expectCounts(acts);
    }
  });

  it('guests are not counted; what one did is counted for the account that they sign in to', async () => {
    const acts: Act[] = [];
    const questions = await aBank(world, 2);
    const guest = await aGuest(world);
    const at = world.clock.now();
    await aTakenQuiz(world, { person: guest, questions, at });
    await counted(world);
    expect(await countRows(world)).toEqual([]);
    const person = await somebody('GB', acts);
    await aTakenQuiz(world, { person: guest, questions, at });
    await world.deps.inTransaction(async (tx) =>
      tx.announce(guestSignedIn, { guest_id: guest.id, account_id: person.id }),
    );
    for (let quiz = 0; quiz < 2; quiz += 1) {
      acts.push({ person, metric: 'quiz', at });
      for (const _ of questions) acts.push({ person, metric: 'question', at });
    }
    await counted(world);
    await expectCounts(acts);
    await rebuilt(world);
    await expectCounts(acts);
  });

  it('counts stations by their candidate, and an imported review not at all', async () => {
    const acts: Act[] = [];
    const person = await somebody('GB', acts);
    const { id } = await anAttempt(world, { examiner: person });
    const [{ submitted_at: at }] = (await sql<{ submitted_at: Date }>(
      'SELECT submitted_at FROM station_attempts WHERE id = $1',
      [id],
    )) as [{ submitted_at: Date }];
    acts.push({ person, metric: 'station', at });
    const { cards } = await aDeck(world, { kind: 'pack', cards: 2 });
    const [imported] = await sql<{ id: number }>(
      `INSERT INTO flashcard_imports (account_id, file_name, format, language, with_history, state, created_at)
       VALUES ($1, 'cards.apkg', 'anki', 'en', true, 'done', now()) RETURNING id`,
      [person.id],
    );
    const reviewed = world.clock.now();
    for (const [nth, card] of cards.entries()) {
      const review = {
        flashcard_id: card.id,
        quizlog_id: null,
        answer_correct: true,
        answered_at: reviewed,
        took_ms: null,
      };
      await world.deps.inTransaction(async (tx) => {
        await lockLearner(tx, person.id);
        await writeLog(tx, person.id, [{ ...review, review_id: randomUUID() }], nth === 0 ? null : imported!.id);
      });
    }
    acts.push({ person, metric: 'card', at: reviewed });
    for (const then of [counted, rebuilt]) {
      await then(world);
      await expectCounts(acts);
    }
  });
});

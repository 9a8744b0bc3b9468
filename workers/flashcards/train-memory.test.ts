import { randomUUID } from 'node:crypto';
import type { Person } from '~/domain/accounts/person';
import { learnerSettings } from '~/domain/flashcards/memory/learner.query';
import { memoryAfter } from '~/domain/flashcards/review/memory';
import { lockLearner, writeLog } from '~/domain/flashcards/review/write-log';
import type { Trainer } from '~/domain/flashcards/training/train';
import { trainMemoryJob } from '~/domain/flashcards/training/train-job';
import { seeded } from '~/infra/support/seeded';
import { aPerson } from '~/infra/tooling/testing/factories/accounts';
import { aDeck } from '~/infra/tooling/testing/factories/flashcards';
import { openWorld } from '~/infra/tooling/testing/world';
import { runDelivery } from '../registry';
import { trainMemoryWith } from './train-memory';

const DAY = 86_400_000;
const world = openWorld();
const query = <T>(sql: string, values: unknown[] = []): Promise<T[]> => world.deps.dataSource.query(sql, values);
const asked = () => query<{ id: string }>('SELECT id FROM outbox WHERE name = $1 ORDER BY id', [trainMemoryJob.name]);
const run = async (trainer: Trainer) => {
  for (const { id } of await asked()) {
    const [row] = await query<{ body: Record<string, unknown> }>('SELECT body FROM outbox WHERE id = $1', [id]);
    await runDelivery(world.deps, trainMemoryWith(trainer), { outbox_id: id, payload: row!.body } as never, true);
  }
};

/** Weights with which nothing is forgotten, or all of it at once: the better and the worse for somebody who is always right. */
const LASTING = [
  50, 60, 70, 80, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835, 0.0614, 0.2629, 1.6483, 0.6014, 1.8729,
  0.5425, 0.0912, 0.0658, 0.1542,
];
const FLEETING = [0.001, 0.002, 0.003, 0.004, ...LASTING.slice(4)];

/** So many reviews of as many cards as are needed, eight of each, all right. */
async function review(person: Person, cards: readonly { id: number }[], rounds: number, from = 0): Promise<void> {
  const chance = seeded(5);
  const now = world.clock.now().getTime();
  const reviews = cards.flatMap(({ id }) =>
    Array.from({ length: rounds }, (_, nth) => ({
      review_id: randomUUID(),
      flashcard_id: id,
      quizlog_id: null,
      answer_correct: true,
      answered_at: new Date(now - (400 - 6 * (from + nth) - chance.below(3)) * DAY),
      took_ms: 4_000,
    })),
  );
  await world.deps.inTransaction(async (tx) => {
    await lockLearner(tx, person.id);
    await writeLog(tx, person.id, reviews);
  });
}

const stateOf = async (person: Person, card: { id: number }) =>
  (
    await query<{ stability: number; leitner_bin: number; reviews: number }>(
      'SELECT stability, leitner_bin, reviews FROM flashcard_states WHERE account_id = $1 AND flashcard_id = $2',
      [person.id, card.id],
    )
  )[0]!;

describe('training of the memory model', () => {
  it('is asked for at 400 reviews and when the log has grown by a fifth, and folds all cards anew where it predicts better', async () => {
    const person = await aPerson(world);
    const { cards } = await aDeck(world, { owner: person, cards: 60 });
    await review(person, cards.slice(0, 49), 8);
    expect(await asked()).toHaveLength(0);
    await review(person, cards.slice(49), 8);
    expect(await asked()).toHaveLength(1);

    const before = await stateOf(person, cards[0]!);
    await run(async () => LASTING);
    const after = await stateOf(person, cards[0]!);
    expect(after.stability).toBeGreaterThan(before.stability);
    expect(after).toMatchObject({ leitner_bin: 4, reviews: 8 });
    expect((await learnerSettings(world.deps.read, person.id)).weights).toEqual(LASTING);
    expect(await asked()).toHaveLength(0);

    // 480 reviews were trained on: 96 more are a fifth. A new answer is folded with the weights.
    await review(person, cards.slice(0, 47), 2, 8);
    expect(await asked()).toHaveLength(0);
    expect((await stateOf(person, cards[50]!)).stability).toBeGreaterThan(memoryAfter(null, 0, true).stability);
    await review(person, cards.slice(47, 48), 2, 8);
    expect(await asked()).toHaveLength(1);

    // What predicts worse is kept for the record, and not used: all cards stand on the defaults again.
    await run(async () => FLEETING);
    expect((await learnerSettings(world.deps.read, person.id)).weights).toBeUndefined();
    expect((await stateOf(person, cards[59]!)).stability).toBeCloseTo(before.stability, -1);
  });

  it('changes nothing when a worker is killed while it trains, and is done once by the next one', async () => {
    const person = await aPerson(world);
    const { cards } = await aDeck(world, { owner: person, cards: 50 });
    await review(person, cards, 8);
    const before = await stateOf(person, cards[0]!);
    const [job] = await asked();
    const killed = async (): Promise<readonly number[]> => Promise.reject(new Error('killed'));
    const [row] = await query<{ body: Record<string, unknown> }>('SELECT body FROM outbox WHERE id = $1', [job!.id]);
    const data = { outbox_id: job!.id, payload: row!.body } as never;
    await expect(runDelivery(world.deps, trainMemoryWith(killed), data, false)).rejects.toThrow('killed');
    expect(await stateOf(person, cards[0]!)).toEqual(before);
    expect(await asked()).toHaveLength(1);
    // Delivered twice: the second one finds it done.
    const lasting = trainMemoryWith(async () => LASTING);
    await Promise.all([runDelivery(world.deps, lasting, data, true), runDelivery(world.deps, lasting, data, true)]);
    expect(await query('SELECT used FROM flashcard_weights WHERE account_id = $1', [person.id])).toEqual([
      { used: true },
    ]);
    expect((await stateOf(person, cards[0]!)).stability).toBeGreaterThan(before.stability);
  });
});

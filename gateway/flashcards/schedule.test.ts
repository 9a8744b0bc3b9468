import { randomUUID } from 'node:crypto';
import type { Person } from '~/domain/accounts/person';
import { startReview } from '~/domain/flashcards/review/start-review';
import { foldLog } from '~/domain/flashcards/review/log';
import { lockLearner, writeLog } from '~/domain/flashcards/review/write-log';
import { aPerson } from '~/infra/tooling/testing/factories/accounts';
import { aDeck } from '~/infra/tooling/testing/factories/flashcards';
import { openWorld } from '~/infra/tooling/testing/world';

const DAY = 86_400_000;
const DUE = { quiz_type: 10 as const, specialty: 0, topic: 0, selection_options: 'all' as const, tags: [] };
const world = openWorld();
const sql = (text: string, values: unknown[] = []) => world.deps.dataSource.query(text, values);

/** Right answers to each of the cards, so many days ago. */
async function answered(person: Person, cards: readonly { id: number }[], daysAgo: readonly number[]): Promise<void> {
  const now = world.clock.now().getTime();
  await world.deps.inTransaction(async (tx) => {
    await lockLearner(tx, person.id);
    await writeLog(
      tx,
      person.id,
      cards.flatMap(({ id }) =>
        daysAgo.map((days) => ({
          review_id: randomUUID(),
          flashcard_id: id,
          quizlog_id: null,
          answer_correct: true,
          answered_at: new Date(now - days * DAY),
          took_ms: 3_000,
        })),
      ),
    );
  });
}

const dueDays = async (person: Person): Promise<Map<number, number>> =>
  new Map(
    (
      (await sql(
        `SELECT (due_at AT TIME ZONE 'UTC')::date - date '1970-01-01' AS day, count(*)::int AS cards FROM flashcard_states WHERE account_id = $1 GROUP BY 1`,
        [person.id],
      )) as { day: number; cards: number }[]
    ).map(({ day, cards }) => [day, cards]),
  );
const dueOf = async (person: Person, card: { id: number }): Promise<Date> =>
  (
    await sql('SELECT due_at FROM flashcard_states WHERE account_id = $1 AND flashcard_id = $2', [person.id, card.id])
  )[0].due_at;

describe('the schedule', () => {
  it('spreads cards that were learned together, by whole days around the one of their memory', async () => {
    const person = await aPerson(world);
    const fronts = Array.from({ length: 60 }, (_, nth) => `Card ${nth}`);
    const { cards } = await aDeck(world, { owner: person, cards: fronts });
    await answered(person, cards, [14, 11, 0]);
    const days = await dueDays(person);
    expect(days.size).toBeGreaterThanOrEqual(5);
    expect(Math.max(...days.values()) - Math.min(...days.values())).toBeLessThanOrEqual(1);
    const now = world.clock.now().getTime();
    const { dueAt } = foldLog(
      [14, 11, 0].map((ago, nth) => ({ reviewId: `${nth}`, answeredAt: now - ago * DAY, correct: true })),
    )!;
    const moved = ((await dueOf(person, cards[0]!)).getTime() - dueAt) / DAY;
    expect(Math.abs(moved - Math.round(moved))).toBeLessThan(1e-4);
  });

  it('keeps a reversed pair and the cards of one note on different days', async () => {
    const person = await aPerson(world);
    const { id, cards } = await aDeck(world, { owner: person, cards: ['One', 'Other', 'Note', 'Note too'] });
    const [one, other, note, too] = cards;
    await sql(`UPDATE flashcards SET back = '<p>Other</p>' WHERE id = $1`, [one!.id]);
    await sql(`UPDATE flashcards SET back = '<p>One</p>' WHERE id = $1`, [other!.id]);
    for (const [ord, card] of [note, too].entries())
      await sql(`UPDATE flashcards SET source_guid = 'guid', source_ord = $2 WHERE id = $1 AND deck_id = $3`, [
        card!.id,
        ord,
        id,
      ]);
    // One pair at once, the other one after the other.
    await answered(person, [one!, other!], [14, 11, 0]);
    await answered(person, [note!], [14, 11, 0]);
    await answered(person, [too!], [14, 11, 0]);
    const days = await Promise.all(cards.map(async (card) => Math.floor((await dueOf(person, card)).getTime() / DAY)));
    expect(days[0]).not.toBe(days[1]);
    expect(days[2]).not.toBe(days[3]);
  });

  it('asks two cards of one note with five others between, when both are due', async () => {
    const person = await aPerson(world);
    const fronts = Array.from({ length: 12 }, (_, nth) => `Card ${nth}`);
    const { cards } = await aDeck(world, { owner: person, cards: fronts });
    const [note, too] = cards.slice(3);
    await sql(`UPDATE flashcards SET source_guid = 'both', source_ord = id WHERE id = ANY ($1)`, [[note!.id, too!.id]]);
    await answered(person, cards, [400]);
    await sql('UPDATE flashcard_states SET due_at = $2 WHERE account_id = $1', [person.id, world.clock.now()]);
    const id = await world.deps.inTransaction((tx) => startReview(tx, person, { ...DUE, length: cards.length }));
    const asked = (
      (await sql('SELECT flashcard_id FROM flashcard_quiz_cards WHERE quiz_id = $1 ORDER BY position', [id])) as {
        flashcard_id: number;
      }[]
    ).map(({ flashcard_id }) => flashcard_id);
    expect(asked).toHaveLength(cards.length);
    expect(asked.indexOf(too!.id) - asked.indexOf(note!.id)).toBe(6);
  });
});

import { aPerson } from '~/infra/tooling/testing/factories/accounts';
import { aQuestion, aTopic } from '~/infra/tooling/testing/factories/questions';
import { aStation } from '~/infra/tooling/testing/factories/stations';
import { openWorld } from '~/infra/tooling/testing/world';

const world = openWorld();
const sql = (text: string, values: unknown[] = []) => world.deps.dataSource.query(text, values);

/** What is kept, and what counting again finds. */
const pairs: Record<string, [kept: string, counted: string]> = {
  stations: [
    'SELECT style, label, stations AS count FROM station_counts WHERE stations <> 0 ORDER BY 1, 2',
    'SELECT style, label, count(*)::int AS count FROM stations WHERE deleted_at IS NULL AND published_at IS NOT NULL GROUP BY 1, 2 ORDER BY 1, 2',
  ],
  questions: [
    'SELECT topic_id, focus_id, difficulty, language, question_type, questions AS count FROM bank_counts WHERE questions <> 0 ORDER BY 1, 2, 3, 4, 5',
    `SELECT topic_id, focus_id, difficulty, language, question_type, count(*)::int AS count FROM questions WHERE status = 'published' AND deleted_at IS NULL GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 3, 4, 5`,
  ],
  members: [
    'SELECT id, user_count AS count FROM institutions WHERE user_count <> 0 ORDER BY id',
    'SELECT institution_id AS id, count(*)::int AS count FROM account_institutions GROUP BY 1 ORDER BY 1',
  ],
};

async function expectRight(what: keyof typeof pairs): Promise<void> {
  const [kept, counted] = pairs[what]!;
  expect(await sql(kept)).toEqual(await sql(counted));
}

it('stations are counted as they are published, moved, withdrawn, deleted and restored, one or many at once', async () => {
  const first = await aStation(world, { style: 1, label: 3 });
  for (let more = 0; more < 4; more += 1) await aStation(world, { style: 1 + (more % 2), label: 3 });
  await aStation(world, { style: 1, label: 3, published_at: null });
  await expectRight('stations');
  expect(await sql(`SELECT stations FROM station_counts WHERE style = 1 AND label = 3`)).toEqual([{ stations: 3 }]);
  for (const change of [
    'label = 5',
    'published_at = NULL',
    'published_at = now()',
    'deleted_at = now()',
    'deleted_at = NULL, style = 2',
  ]) {
    await sql(`UPDATE stations SET ${change} WHERE id = $1`, [first.id]);
    await expectRight('stations');
  }
  await sql(`UPDATE stations SET label = label + 1, style = 3`);
  await expectRight('stations');
  await sql('DELETE FROM stations WHERE style = 3');
  await expectRight('stations');
  expect(await sql('SELECT sum(stations)::int AS stations FROM station_counts')).toEqual([{ stations: 0 }]);
});

it('questions of the bank are counted, whatever happens to them', async () => {
  const [topic, other] = [await aTopic(world), await aTopic(world)];
  const questions = await Promise.all([1, 2, 3, 1].map((difficulty) => aQuestion(world, { topic, difficulty })));
  await aQuestion(world, { topic, status: 'private' });
  await expectRight('questions');
  const [question] = questions;
  for (const change of [
    `status = 'private'`,
    `status = 'published', language = 'es'`,
    `topic_id = ${other.id}, specialty_id = ${other.specialty_id}`,
    'deleted_at = now()',
    'deleted_at = NULL, focus_id = 2',
    'times_answered = 9',
  ]) {
    await sql(`UPDATE questions SET ${change} WHERE id = $1`, [question!.id]);
    await expectRight('questions');
  }
  // Each way round at once: neither waits for the other in a circle.
  await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      sql(`UPDATE questions SET difficulty = $2 WHERE id = $1`, [questions[index % 4]!.id, (index % 3) + 1]),
    ),
  );
  await expectRight('questions');
  await sql('DELETE FROM questions WHERE id = ANY($1)', [questions.map(({ id }) => id)]);
  await expectRight('questions');
});

it('members of institutions are counted as people come, change and go', async () => {
  const people = await Promise.all(Array.from({ length: 4 }, () => aPerson(world)));
  const [one, two] = (await sql(
    `INSERT INTO institutions (name) VALUES ('Kept Counts One'), ('Kept Counts Two') RETURNING id`,
  )) as { id: number }[];
  await sql('INSERT INTO account_institutions (account_id, institution_id) SELECT unnest($1::int[]), $2', [
    people.map(({ id }) => id),
    one!.id,
  ]);
  await expectRight('members');
  await sql('UPDATE account_institutions SET institution_id = $2 WHERE account_id = $1', [people[0]!.id, two!.id]);
  await expectRight('members');
  await sql('DELETE FROM accounts WHERE id = ANY($1)', [people.slice(0, 2).map(({ id }) => id)]);
  await expectRight('members');
  expect(await sql('SELECT user_count FROM institutions WHERE id = $1', [one!.id])).toEqual([{ user_count: 2 }]);
});

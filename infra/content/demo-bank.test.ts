import { threadOf } from '~/domain/discussion/thread.query';
import { aPerson } from '../tooling/testing/factories/accounts';
import { openWorld } from '../tooling/testing/world';
import { loadDemoAccounts } from './demo-accounts';
import { DEMO_AUTHOR, loadDemoBank } from './demo-bank';
import { loadContent } from './load';
import { table } from '~/infra/tooling/testing/table';

describe('the demo bank', () => {
  const world = openWorld();
  const query = (sql: string, values: unknown[] = []) => world.deps.dataSource.query(sql, values);
  const everything = () =>
    Promise.all(['accounts', 'questions', 'comments'].map((table) => query(`SELECT * FROM ${table} ORDER BY id`)));

  test('gives half of the questions that have no author to the demo author, who says who she is', async () => {
    await loadContent(world.deps, []);
    await loadDemoAccounts(world.deps);
    const other = await aPerson(world);
    await query(`UPDATE questions SET author_id = $1 WHERE id IN (SELECT id FROM questions ORDER BY id LIMIT 10)`, [
      other.id,
    ]);
    await loadDemoBank(world.deps);
    const [author] = await query(`SELECT id, bio, public_creator FROM accounts WHERE username = $1`, [DEMO_AUTHOR]);
    expect(author).toMatchObject({ bio: expect.stringMatching(/\w/), public_creator: true });
    const share =
      (await table(world, 'questions').count({ author_id: author.id })) /
      ((await table(world, 'questions').count()) - 10);
    expect(share).toBeGreaterThan(0.35);
    expect(share).toBeLessThan(0.65);
    expect(await table(world, 'questions').count({ author_id: other.id })).toBe(10);
  });

  test('begins a few discussions, in which the moderator is marked', async () => {
    const { id } = await table(world, 'questions').one({ content_key: 'stemi-choice-of-reperfusion' });
    const thread = await threadOf(world.deps.read, id);
    expect(thread).toMatchObject({
      version: 2,
      comments: [
        { user: 'Helen M.', moderator: false },
        { user: 'Diego S.', moderator: true },
      ],
    });
    expect((await query('SELECT count(*)::int AS count FROM comments'))[0].count).toBe(4);
  });

  test('a second time, and by two processes at once, changes nothing', async () => {
    const before = await everything();
    await Promise.all([loadDemoBank(world.deps), loadDemoBank(world.deps)]);
    expect(await everything()).toEqual(before);
  });

  test('leaves what was changed since: a comment that was deleted, a bio that was written', async () => {
    await query(`UPDATE comments SET deleted_at = now()`);
    await query(`UPDATE accounts SET bio = 'Mine.', public_creator = false WHERE username = $1`, [DEMO_AUTHOR]);
    const before = await everything();
    await loadDemoBank(world.deps);
    expect(await everything()).toEqual(before);
  });

  test('touches nobody who merely has such a name', async () => {
    await query(`UPDATE accounts SET email = 'somebody@test.example', bio = '' WHERE username = $1`, [DEMO_AUTHOR]);
    await query('UPDATE questions SET author_id = NULL');
    const before = await everything();
    await loadDemoBank(world.deps);
    expect(await everything()).toEqual(before);
  });
});

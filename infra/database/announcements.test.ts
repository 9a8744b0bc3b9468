import { domainEvent, follow } from '~/domain/kit/event';
import { statement } from '~/domain/kit/statement';
import { aTopic } from '../tooling/testing/factories/questions';
import { openWorld } from '../tooling/testing/world';
import { openTransactions } from './transaction';

const world = openWorld();
const happened = domainEvent<{ id: number }>('test.happened');
const followed = domainEvent<{ id: number }>('test.followed');
const renames = statement<never, [number, string]>('test.rename', 'UPDATE topics SET name = $2 WHERE id = $1');
const nameOf = statement<{ name: string }, [number]>('test.name', 'SELECT name FROM topics WHERE id = $1');

const transactions = (followers: Parameters<typeof openTransactions>[1]['followers']) =>
  openTransactions(world.deps.dataSource, { clock: world.clock, dispatch: () => undefined, followers });

it('followers run once for each thing that is announced, after the command and in its transaction', async () => {
  const { id } = await aTopic(world);
  const seen: unknown[] = [];
  const { inTransaction } = transactions([
    follow(happened, async (tx, about) => void seen.push([about.id, await tx.sql.one(nameOf, [id])])),
    follow(followed, async () => void seen.push('not announced')),
  ]);
  await inTransaction(async (tx) => {
    tx.announce(happened, { id: 1 });
    tx.announce(happened, { id: 2 });
    tx.announce(happened, { id: 1 });
    await tx.sql.all(renames, [id, 'After']);
    seen.push('command');
  });
  expect(seen).toEqual(['command', [1, { name: 'After' }], [2, { name: 'After' }]]);
});

it('nothing is left of a command whose follower fails, and listeners do not hear of it', async () => {
  const { id } = await aTopic(world);
  const heard = jest.fn();
  const { inTransaction, afterCommit } = transactions([
    follow(happened, async () => Promise.reject(new Error('the follower failed'))),
  ]);
  afterCommit(happened, heard);
  const run = inTransaction(async (tx) => {
    await tx.sql.all(renames, [id, 'After']);
    tx.announce(happened, { id });
  });
  await expect(run).rejects.toThrow('the follower failed');
  expect(await world.deps.read.sql.one(nameOf, [id])).toEqual({ name: expect.not.stringMatching('After') });
  expect(heard).not.toHaveBeenCalled();
});

it('what a follower announces is followed, and heard of after the commit', async () => {
  const { id } = await aTopic(world);
  const { inTransaction, afterCommit } = transactions([
    follow(happened, async (tx, about) => tx.announce(followed, about)),
    follow(followed, async (tx, about) => void (await tx.sql.all(renames, [about.id, 'After']))),
  ]);
  const seen: Promise<unknown>[] = [];
  afterCommit(followed, (about) => void seen.push(world.deps.read.sql.one(nameOf, [about.id])));
  await inTransaction(async (tx) => tx.announce(happened, { id }));
  expect(await Promise.all(seen)).toEqual([{ name: 'After' }]);
});

it('a circle of followers ends with an error', async () => {
  const { inTransaction } = transactions([
    follow(happened, async (tx, about) => tx.announce(followed, about)),
    follow(followed, async (tx, about) => tx.announce(happened, about)),
  ]);
  await expect(inTransaction(async (tx) => tx.announce(happened, { id: 1 }))).rejects.toThrow('in a circle');
});

import { conflict, notAllowed, notFound } from '~/domain/kit/errors';
import { statement } from '~/domain/kit/statement';
import { decide } from '~/domain/review/decide';
import type { Proposal, Reviewable } from '~/domain/review/reviewable';
import { aPerson } from '~/infra/tooling/testing/factories/accounts';
import { openWorld } from '~/infra/tooling/testing/world';

const world = openWorld();

it('a new kind needs a declaration and no migration', async () => {
  const [author, reviewer] = [await aPerson(world), await aPerson(world, { roles: ['learner', 'moderator'] })];
  const saved: unknown[] = [];
  const memo: Proposal = { id: reviewer.id, author_id: author.id, state: 'proposed', version: 3 };
  const memoReview: Reviewable<Proposal, void> = {
    kind: 'memo',
    find: statement('test.memo', 'SELECT NULL::int AS author_id, $1::text AS state'),
    refusals: {
      notFound: () => notFound('memo-not-found'),
      own: () => notAllowed('own-memo'),
      decided: () => conflict('memo-decided', ''),
      changed: (id) => conflict(`memo-${id}-changed`, ''),
      reason: { min: 10, missing: () => conflict('reason-missing', '') },
    },
    mayReview: (_read, person) => Promise.resolve(person.id === reviewer.id),
    lock: (_tx, id) => Promise.resolve(id === memo.id ? memo : null),
    texts: () => [],
    publish: () => Promise.resolve({ revision: 7 }),
    unpublish: () => Promise.resolve({}),
    save(_tx, proposal, row) {
      saved.push(row);
      proposal.state = row[0];
      return Promise.resolve();
    },
    notice: (_memo, act) => ({ kind: 'proposal-undone', values: { title: act }, url: '/' }),
  };
  const decideAs = (person: typeof author, act: 'publish' | 'send_back', version = 3, reason = '', id = memo.id) =>
    world.deps.inTransaction((tx) => decide(tx, person, memoReview, id, { act, version, reason }));

  await expect(decideAs(reviewer, 'publish', 3, '', memo.id + 1)).rejects.toMatchObject({ code: 'memo-not-found' });
  await expect(decideAs(await aPerson(world), 'publish')).rejects.toMatchObject({ code: 'memo-not-found' });
  await expect(decideAs(author, 'publish')).rejects.toMatchObject({ code: 'own-memo' });
  await expect(decideAs(reviewer, 'publish', 2)).rejects.toMatchObject({ code: `memo-${memo.id}-changed` });
  await expect(decideAs(reviewer, 'send_back', 3, 'No')).rejects.toMatchObject({ code: 'reason-missing' });
  expect(saved).toEqual([]);
  expect(await decideAs(reviewer, 'publish')).toEqual({ made: { revision: 7 } });
  expect(saved).toEqual([['published', reviewer.id, '', world.clock.now()]]);
  await expect(decideAs(reviewer, 'publish')).rejects.toMatchObject({ code: 'memo-decided' });
  expect(
    await world.deps.dataSource.query(
      `SELECT act, account_id, revision FROM proposal_decisions WHERE kind = 'memo' AND entity_id = $1`,
      [memo.id],
    ),
  ).toEqual([{ act: 'publish', account_id: reviewer.id, revision: 7 }]);
});

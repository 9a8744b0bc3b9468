import { isPassword } from '~/domain/accounts/credentials';
import { openWorld } from '../tooling/testing/world';
import { DEMO_PASSWORD, loadDemoAccounts } from './demo-accounts';
import { table } from '~/infra/tooling/testing/table';

describe('demo accounts', () => {
  const world = openWorld();

  test('are twelve, once however often they are loaded, and all can sign in', async () => {
    await Promise.all([loadDemoAccounts(world.deps), loadDemoAccounts(world.deps)]);
    await loadDemoAccounts(world.deps);
    const accounts = await table(world, 'accounts').find({}, 'id');
    const learners = Array.from({ length: 8 }, (_, index) => `learner${index + 1}`);
    expect(accounts.map(({ username }) => username).sort()).toEqual([
      'author1',
      ...learners,
      'moderator1',
      'staff1',
      'supporter1',
    ]);
    for (const { username, roles } of accounts)
      expect(roles).toEqual(username!.startsWith('learner') ? ['learner'] : ['learner', username!.slice(0, -1)]);
    expect(isPassword(DEMO_PASSWORD)).toBe(true);
    for (const username of ['learner8', 'staff1@demo.example']) {
      expect(await world.client().post('/login/', { username, password: DEMO_PASSWORD })).toMatchObject({
        status: 200,
      });
    }
  });

  test('that somebody changed stay as they are, and a missing one comes back', async () => {
    await loadDemoAccounts(world.deps);
    await table(world, 'accounts').update({ username: 'learner1' }, { language: 'es' });
    await table(world, 'accounts').delete({ username: 'learner2' });
    await loadDemoAccounts(world.deps);
    expect(await table(world, 'accounts').one({ username: 'learner1' })).toMatchObject({
      language: 'es',
    });
    expect(await table(world, 'accounts').count({ username: 'learner2' })).toBe(1);
  });
});

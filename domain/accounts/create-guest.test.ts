import { openWorld } from '~/infra/tooling/testing/world';
import { createGuest } from './create-guest';

describe('a guest', () => {
  const world = openWorld();
  const create = (name: string) => world.deps.inTransaction((tx) => createGuest(tx, name, 'es'));

  test('has an id, the name they gave and nothing else', async () => {
    expect(await create('  Night   Owl ')).toEqual({
      id: expect.any(Number),
      name: 'Night Owl',
      avatar: '',
      username: null,
      guest: true,
      roles: [],
      language: 'es',
    });
  });

  test('says a name that can be seen', async () => {
    for (const name of ['', '   ', '\u200b\u2060'])
      await expect(create(name)).rejects.toMatchObject({ status: 422, code: 'name-required' });
  });

  test('has at most 40 characters of it', async () => {
    await expect(create('n'.repeat(41))).rejects.toMatchObject({ status: 422, code: 'name-too-long' });
    expect(await create('n'.repeat(40))).toMatchObject({ name: 'n'.repeat(40) });
  });

  test('may have the name of another', async () => {
    expect((await create('Sam')).id).not.toBe((await create('Sam')).id);
  });
});

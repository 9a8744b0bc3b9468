import { requestDeletion } from '~/domain/accounts/privacy/request-deletion';
import { changeRole } from '~/domain/accounts/roles/change-role';
import { PEOPLE_PER_PAGE } from '~/domain/accounts/roles/contract';
import { notifications } from '~/domain/accounts/contract';
import { aGuest, aPerson, TEST_PASSWORD } from '~/infra/tooling/testing/factories/accounts';
import { TestSocket } from '~/infra/tooling/testing/socket';
import { openWorld } from '~/infra/tooling/testing/world';

const LIST = '/ops/people/';
const world = openWorld();
const query = <T>(sql: string, values: unknown[] = []): Promise<T[]> => world.deps.dataSource.query(sql, values);
const rolesOf = async ({ id }: { id: number }) =>
  (await query<{ roles: string[] }>('SELECT roles FROM accounts WHERE id = $1', [id]))[0]!.roles;

let names = 0;
async function staff() {
  const person = await aPerson(world, {
    roles: ['learner', 'staff'],
    first_name: 'Olga',
    last_name: `Perez${(names += 1)}`,
  });
  const client = await world.signedIn(person);
  await client.post('/api/account/confirm/', { password: TEST_PASSWORD });
  const change = (data_request: string, about: { id: number }, role: string, reason = 'Agreed with the faculty') =>
    client.post(`${LIST}${about.id}/`, { data_request, role, reason });
  return {
    person,
    client,
    list: async (search = '') => (await client.get(`${LIST}${search}`)).body,
    give: (about: { id: number }, role: string, reason?: string) => change('give_role', about, role, reason),
    take: (about: { id: number }, role: string, reason?: string) => change('take_role', about, role, reason),
  };
}

/** Leaves one staff account: that of the test. */
const onlyStaff = ({ id }: { id: number }) =>
  query(`UPDATE accounts SET roles = '{learner}' WHERE id <> $1 AND 'staff' = ANY (roles)`, [id]);

describe('the list of people', () => {
  it('finds by a part of the name or username and by the whole e-mail address, and shows no address', async () => {
    const { list } = await staff();
    const ines = await aPerson(world, {
      username: 'ines.paz',
      first_name: 'Inés',
      last_name: 'Zabaleta',
      email: 'private@mail.example',
    });
    const found = async (q: string) =>
      (await list(`?q=${encodeURIComponent(q)}`)).items.map(({ id }: { id: number }) => id);
    expect(await found('inés z')).toEqual([ines.id]);
    expect(await found('S.PAZ')).toEqual([ines.id]);
    expect(await found('In')).toContain(ines.id);
    expect(await found('PRIVATE@mail.example')).toEqual([ines.id]);
    expect(await found('private@mail')).toEqual([]);
    expect(await found('%')).toEqual([]);
    const answer = await list('?q=private@mail.example');
    expect(answer).toMatchObject({ count: 1, pages: 1, page: 1, more: false });
    expect(answer.items[0]).toEqual({
      id: ines.id,
      name: 'Inés Z.',
      username: 'ines.paz',
      avatar: '',
      roles: ['learner'],
      since: expect.any(String),
      second_factor: false,
    });
    expect(JSON.stringify(answer)).not.toContain('mail.example');
  });

  it('has no guests', async () => {
    const { list } = await staff();
    await aGuest(world, 'Wanderer');
    expect((await list('?q=Wanderer')).items).toEqual([]);
  });

  it('without a text has those with a role, of one role where it is chosen, in pages', async () => {
    const { list } = await staff();
    const authors: number[] = [];
    for (let made = 0; made < PEOPLE_PER_PAGE + 2; made += 1)
      authors.push(
        (await aPerson(world, { roles: ['learner', 'author'], first_name: `Writer${String(made).padStart(2, '0')}` }))
          .id,
      );
    const learner = await aPerson(world);
    const ids = ({ items }: { items: { id: number }[] }) => items.map(({ id }) => id);
    expect(ids(await list('?role=author'))).toEqual(authors.slice(0, PEOPLE_PER_PAGE));
    const second = await list('?role=author&page=2');
    expect(ids(second)).toEqual(authors.slice(PEOPLE_PER_PAGE));
    expect(second).toMatchObject({ page: 2, pages: 2, count: PEOPLE_PER_PAGE + 2 });
    expect(await list('?role=author&page=9')).toMatchObject({ items: [], count: PEOPLE_PER_PAGE + 2, pages: 2 });
    const everyone = [...ids(await list()), ...ids(await list('?page=2'))];
    expect(everyone).toEqual(expect.arrayContaining(authors));
    expect(everyone).not.toContain(learner.id);
    expect(ids(await list('?q=Writer0&role=author'))).toEqual(authors.slice(0, 10));
    expect(ids(await list('?q=Writer0&role=staff'))).toEqual([]);
  });
});

describe('giving and taking roles', () => {
  it('asks who is asking once more', async () => {
    const client = await world.signedIn(await aPerson(world, { roles: ['staff'] }));
    const learner = await aPerson(world);
    const body = { data_request: 'give_role', role: 'author', reason: 'Wrote ten good questions' };
    const refused = await client.post(`${LIST}${learner.id}/`, body);
    expect([refused.status, refused.body.type]).toEqual([403, '/problems/confirmation-needed']);
    expect(await rolesOf(learner)).toEqual(['learner']);
  });

  it('records who did it, to whom and why, the newest first', async () => {
    const { give, take, person, list } = await staff();
    const learner = await aPerson(world, { first_name: 'Rita', last_name: 'Moss' });
    expect((await give(learner, 'author', ' Wrote ten good questions ')).body.person.roles).toEqual([
      'learner',
      'author',
    ]);
    const { body } = await take(learner, 'author', 'Asked to stop');
    expect(body.person.roles).toEqual(['learner']);
    expect(body.changes).toMatchObject([
      { role: 'author', given: false, reason: 'Asked to stop', by: person.name, origin: 'staff' },
      {
        role: 'author',
        given: true,
        reason: 'Wrote ten good questions',
        by: person.name,
        person: { id: learner.id, name: 'Rita M.' },
      },
    ]);
    expect((await list()).changes.slice(0, 2)).toEqual(body.changes);
  });

  it('refuses a role that is none, no reason, a guest and nobody, and changes nothing', async () => {
    const { give, client } = await staff();
    const learner = await aPerson(world);
    const guest = await aGuest(world);
    expect((await give(learner, 'learner')).status).toBe(422);
    expect((await give(learner, 'admin')).status).toBe(422);
    expect((await give(learner, 'author', '  a  ')).status).toBe(422);
    expect((await give(learner, 'author', 'x'.repeat(501))).status).toBe(422);
    expect((await give(guest, 'author')).status).toBe(404);
    expect((await give({ id: 2_000_000_000 }, 'author')).status).toBe(404);
    expect((await client.get(`${LIST}nobody/`)).status).toBe(404);
    expect(await rolesOf(learner)).toEqual(['learner']);
    expect(await query('SELECT FROM role_changes WHERE account_id = $1', [learner.id])).toHaveLength(0);
  });

  it('does it once where two tabs do it at the same time', async () => {
    const { give } = await staff();
    const learner = await aPerson(world);
    const answers = await Promise.all([
      give(learner, 'moderator'),
      give(learner, 'moderator'),
      give(learner, 'moderator'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await rolesOf(learner)).toEqual(['learner', 'moderator']);
    expect(await query('SELECT FROM role_changes WHERE account_id = $1', [learner.id])).toHaveLength(1);
  });

  it('counts for the next request on every gateway, and tells the person', async () => {
    const { give, take } = await staff();
    const learner = await aPerson(world, { first_name: 'Noor', last_name: 'Vale', secondFactor: true });
    const here = await world.signedIn(learner);
    const { gateway: other } = await world.anotherGateway();
    const there = world.client(other);
    there.cookies.set('wardmates_session', here.cookies.get('wardmates_session')!);
    const abilities = async (client: typeof here) => (await client.get('/api/session/')).body.abilities;
    expect(await abilities(there)).toEqual({ publish: false, moderate: false, operate: false });
    await give(learner, 'moderator', 'Knows cardiology');
    expect(await abilities(here)).toEqual({ publish: true, moderate: true, operate: false });
    expect(await abilities(there)).toEqual({ publish: true, moderate: true, operate: false });
    await take(learner, 'moderator', 'Is on leave');
    expect(await abilities(there)).toEqual({ publish: false, moderate: false, operate: false });
    const { items } = (await here.get('/notifications/')).body;
    expect(items).toMatchObject([
      { kind: 'role-taken', values: { role: 'moderator', reason: 'Is on leave' } },
      { kind: 'role-given', values: { role: 'moderator', reason: 'Knows cardiology' } },
    ]);
  });

  it('closes the sockets of the person on every gateway, so that their pages ask again', async () => {
    const { give } = await staff();
    const learner = await aPerson(world);
    const { gateway: other } = await world.anotherGateway();
    const socket = await TestSocket.open(await world.listen(other), await world.signedIn(learner, other));
    expect((await socket.watch(notifications.name, learner.id)).ok).toBe(true);
    const closed = new Promise<string>((resolve) => socket.socket.once('disconnect', resolve));
    await give(learner, 'author');
    expect(await world.drain()).toEqual([]);
    expect(await closed).toBe('io server disconnect');
  });

  it('does it with the rights of that moment: a session that was staff a moment ago may nothing', async () => {
    const [one, other] = [await staff(), await staff()];
    const learner = await aPerson(world);
    await one.take(other.person, 'staff');
    await expect(
      world.deps.inTransaction((tx) =>
        changeRole(tx, other.person, { account_id: learner.id, role: 'author', given: true, reason: 'Too late' }),
      ),
    ).rejects.toMatchObject({ code: 'not-allowed' });
    expect((await other.give(learner, 'author')).status).toBe(404);
  });
});

describe('the last staff account', () => {
  it('keeps its role, and the answer says why', async () => {
    const { person, take, client, give } = await staff();
    await onlyStaff(person);
    expect((await client.get(`${LIST}${person.id}/`)).body.only_staff).toBe(true);
    const refused = await take(person, 'staff');
    expect([refused.status, refused.body.type]).toEqual([409, '/problems/last-staff']);
    expect(await rolesOf(person)).toContain('staff');
    const second = await aPerson(world);
    await give(second, 'staff');
    expect((await client.get(`${LIST}${person.id}/`)).body.only_staff).toBe(false);
    expect((await take(person, 'staff')).status).toBe(200);
    expect(await rolesOf(second)).toContain('staff');
    // From here on they are nobody special.
    expect((await client.get(LIST)).status).toBe(404);
  });

  it('is left when two take the role from each other at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [one, other] = [await staff(), await staff()];
      await query(`UPDATE accounts SET roles = '{learner}' WHERE id <> ALL ($1) AND 'staff' = ANY (roles)`, [
        [one.person.id, other.person.id],
      ]);
      await Promise.all([one.take(other.person, 'staff'), other.take(one.person, 'staff')]);
      expect(await query(`SELECT id FROM accounts WHERE 'staff' = ANY (roles)`)).toHaveLength(1);
    }
  });

  it('is left when one loses the role and the other deletes the account at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [one, other] = [await staff(), await staff()];
      await query(`UPDATE accounts SET roles = '{learner}' WHERE id <> ALL ($1) AND 'staff' = ANY (roles)`, [
        [one.person.id, other.person.id],
      ]);
      await Promise.allSettled([
        one.take(other.person, 'staff'),
        world.deps.inTransaction((tx) => requestDeletion(tx, one.person)),
      ]);
      expect(await query(`SELECT id FROM accounts WHERE 'staff' = ANY (roles) AND erase_at IS NULL`)).toHaveLength(1);
    }
  });

  it('is no other one that is about to be deleted', async () => {
    const [one, other] = [await staff(), await staff()];
    await query(`UPDATE accounts SET roles = '{learner}' WHERE id <> ALL ($1) AND 'staff' = ANY (roles)`, [
      [one.person.id, other.person.id],
    ]);
    await world.deps.inTransaction((tx) => requestDeletion(tx, other.person));
    expect((await one.take(one.person, 'staff')).body.type).toBe('/problems/last-staff');
  });
});

describe('removing the second factors of a person', () => {
  const REASON = 'Lost the phone; shown a student card';
  const remove = (client: Awaited<ReturnType<typeof staff>>['client'], id: number, reason = REASON) =>
    client.post(`${LIST}${id}/`, { data_request: 'remove_factors', reason });

  it('is done by staff with a reason; the history has it, the person is notified, and roles that need a second factor are off', async () => {
    const { person: olga, client } = await staff();
    const moderator = await aPerson(world, { roles: ['learner', 'moderator'], secondFactor: true });
    const theirs = await world.signedIn(moderator);
    expect((await theirs.get('/api/session/')).body.abilities.moderate).toBe(true);
    expect((await client.get(`${LIST}${moderator.id}/`)).body).toMatchObject({
      has_factors: true,
      factor_removals: [],
    });
    const answer = await remove(client, moderator.id);
    expect(answer.body).toMatchObject({ has_factors: false, factor_removals: [{ by: olga.name, reason: REASON }] });
    expect(await query('SELECT 1 FROM totp_factors WHERE account_id = $1', [moderator.id])).toEqual([]);
    expect((await theirs.get('/api/session/')).body.abilities.moderate).toBe(false);
    expect(
      await query(`SELECT kind FROM notifications WHERE account_id = $1 AND kind <> 'welcome'`, [moderator.id]),
    ).toEqual([{ kind: 'factors-removed' }]);
    expect(await remove(client, moderator.id)).toMatchObject({ status: 409, body: { type: '/problems/no-factors' } });
  });

  it('is for staff who have proved who they are, with a reason, and never on themselves', async () => {
    const { person, client } = await staff();
    const somebody = await aPerson(world, { secondFactor: true });
    expect(await remove(client, person.id)).toMatchObject({ status: 403, body: { type: '/problems/own-factors' } });
    expect((await remove(client, somebody.id, 'x')).status).toBe(422);
    expect((await remove(client, 2_000_000_000)).status).toBe(404);
    const unproven = await world.signedIn(await aPerson(world, { roles: ['staff'] }));
    expect(await remove(unproven, somebody.id)).toMatchObject({
      status: 403,
      body: { type: '/problems/confirmation-needed' },
    });
    const moderator = await world.signedIn(await aPerson(world, { roles: ['moderator'] }));
    expect((await remove(moderator, somebody.id)).status).toBe(404);
    expect((await client.get(`${LIST}${somebody.id}/`)).body.has_factors).toBe(true);
  });
});

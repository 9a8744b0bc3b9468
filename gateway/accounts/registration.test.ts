import { TERMS_VERSION } from '~/domain/accounts/consent/contract';
import { INSTITUTION_RESULTS_MAX } from '~/domain/accounts/search-institutions.query';
import { LIMITS } from '~/infra/redis/limits';
import { aGuest, aPerson, aRegistration } from '~/infra/tooling/testing/factories/accounts';
import { openWorld } from '~/infra/tooling/testing/world';
import { table } from '~/infra/tooling/testing/table';

let addresses = 0;
/** Everybody from an address of their own, so that only the tests about limits meet them. */
const elsewhere = () => ({ headers: { 'x-forwarded-for': `192.0.2.${(addresses += 1)}` } });

describe('registration (spec 1 §5, spec 2 §5)', () => {
  const world = openWorld({ trustProxy: true });
  const register = (fields: Record<string, unknown>, client = world.client()) =>
    client.post('/register/', aRegistration(fields), elsewhere());
  const accountOf = (username: string) => table(world, 'accounts').one({ username });

  test('makes an account, signs in and leads on', async () => {
    const client = world.client();
    const answer = await register(
      { username: 'rosa.quint', first_name: 'Rosa', last_name: 'Quint', next: '/osce-stations/' },
      client,
    );
    expect(answer).toMatchObject({ status: 200, body: { next_url: '/osce-stations/' } });
    const account = await accountOf('rosa.quint');
    expect(account).toMatchObject({
      guest: false,
      display_name: 'Rosa Q.',
      country: 'GB',
      training_stage: 3,
      roles: ['learner'],
    });
    expect((await client.get('/api/session/')).body).toEqual({
      person: { id: account.id, name: 'Rosa Q.', avatar: '', username: 'rosa.quint', guest: false, roles: ['learner'] },
      language: 'en',
      group: null,
      leaving_at: null,
      consent_due: false,
      server_time: expect.any(Number),
      abilities: { publish: false, moderate: false, operate: false },
    });
    expect((await client.get('/notifications/')).body).toMatchObject({
      version: 1,
      unread: 1,
      items: [{ kind: 'welcome', values: { name: 'Rosa' }, read: false }],
    });
  });

  test('needs the terms of use accepted and the age confirmed, and keeps both', async () => {
    const answer = await register({ username: 'hasty', accept_terms: undefined, confirm_age: false });
    expect(answer).toMatchObject({
      status: 422,
      body: { type: '/problems/registration-invalid', errors: [{ path: 'accept_terms' }, { path: 'confirm_age' }] },
    });
    await register({ username: 'thorough', accept_terms: 'on', confirm_age: '1' });
    const { id } = await accountOf('thorough');
    expect(
      await world.deps.dataSource.query(
        'SELECT kind, version FROM account_consents WHERE account_id = $1 ORDER BY kind',
        [id],
      ),
    ).toEqual([
      { kind: 'age-16', version: 1 },
      { kind: 'terms', version: TERMS_VERSION },
    ]);
  });

  test('takes a form as it takes JSON, and speaks the language it was made in', async () => {
    const client = world.client();
    const fields = {
      ...aRegistration({
        username: 'formal',
        training_stage: 1,
        medical_school_year: 4,
        institutions: ['First School', 'Second School'],
      }),
    };
    const answer = await client.post('/register/?next=/join/', fields, {
      as: 'form',
      headers: { ...elsewhere().headers, 'accept-language': 'es' },
    });
    expect(answer).toMatchObject({ status: 200, body: { next_url: '/join/' } });
    expect(await accountOf('formal')).toMatchObject({ training_stage: 1, medical_school_year: 4, language: 'es' });
  });

  test('leads home rather than to another site', async () => {
    expect((await register({ next: '//elsewhere.example/' })).body).toEqual({ next_url: '/' });
  });

  test.each([
    [{ first_name: '' }, { path: 'first_name', message: 'Please fill in all fields' }],
    [{ email_confirm: 'other@test.example' }, { path: 'email_confirm', message: 'Emails do not match' }],
    [{ password_confirm: 'practise-2027' }, { path: 'password_confirm', message: 'Passwords do not match' }],
    [
      { password: 'practise' },
      { path: 'password', message: 'A password has at least 8 characters, with at least one letter and one digit' },
    ],
    [{ password: 'password1' }, { path: 'password', message: 'This password is too common' }],
    [{ username: 'rosa quint' }, { path: 'username', message: 'Username contains invalid characters' }],
    [{ training_stage: 22 }, { path: 'specialty', message: 'Please fill in all fields' }],
  ])('%j is 422 and makes no account', async (fields, error) => {
    const before = await table(world, 'accounts').count();
    const answer = await register(fields);
    expect(answer).toMatchObject({ status: 422, body: { type: '/problems/registration-invalid', errors: [error] } });
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(await table(world, 'accounts').count()).toBe(before);
  });

  test('an empty form names every field that is missing', async () => {
    const answer = await world.client().post('/register/', {}, elsewhere());
    expect(answer.status).toBe(422);
    expect(answer.body.detail).toBe('Please fill in all fields');
    expect(answer.body.errors.map((error: { path: string }) => error.path)).toEqual([
      'email',
      'email_confirm',
      'password',
      'password_confirm',
      'first_name',
      'last_name',
      'username',
      'country',
      'training_stage',
    ]);
  });

  // rules: 2.5.3, 2.5.7
  test('a username or address of another account is taken, in upper or lower case', async () => {
    await aPerson(world, { username: 'Amara', email: 'amara@ward.example' });
    const answer = await register({ username: 'amARA', email: 'AMARA@ward.example' });
    expect(answer).toMatchObject({
      status: 422,
      body: {
        errors: [
          { path: 'username', message: 'Username has already been taken' },
          { path: 'email', message: 'Email has already been taken' },
        ],
      },
    });
  });

  test("nobody can have another person's address as username, nor the other way round", async () => {
    await aPerson(world, { username: 'crossed@ward.example', email: 'crossing@ward.example' });
    expect((await register({ username: 'crossing@ward.example' })).body.errors).toEqual([
      { path: 'username', message: 'Username has already been taken' },
    ]);
    expect((await register({ email: 'crossed@ward.example' })).body.errors).toEqual([
      { path: 'email', message: 'Email has already been taken' },
    ]);
  });

  test('if two people want one username in the same instant, one gets it and the other is refused', async () => {
    const answers = await Promise.all([register({ username: 'wanted' }), register({ username: 'Wanted' })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(answers.find(({ status }) => status === 422)!.body.errors).toEqual([
      { path: 'username', message: 'Username has already been taken' },
    ]);
  });

  test('so it is with one address', async () => {
    const answers = await Promise.all([
      register({ email: 'wanted@ward.example' }),
      register({ email: 'wanted@ward.example' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(answers.find(({ status }) => status === 422)!.body.errors).toEqual([
      { path: 'email', message: 'Email has already been taken' },
    ]);
  });

  test('a guest becomes a registered person under the same id, in a session of its own', async () => {
    const guest = await aGuest(world, 'Night Owl', 'es');
    const client = await world.signedIn(guest);
    const before = client.cookies.get('wardmates_session')!;
    expect(await register({ username: 'night.owl', first_name: 'Olga', last_name: 'Wren' }, client)).toMatchObject({
      status: 200,
    });
    expect((await client.get('/api/session/')).body).toMatchObject({
      person: { id: guest.id, guest: false, name: 'Olga W.', username: 'night.owl', roles: ['learner'] },
      language: 'es',
    });
    const leftBehind = world.client();
    leftBehind.cookies.set('wardmates_session', before);
    expect((await leftBehind.get('/api/session/')).body.person).toBeNull();
  });

  test("a guest's other device is registered with them", async () => {
    const guest = await aGuest(world);
    const [phone, laptop] = [await world.signedIn(guest), await world.signedIn(guest)];
    await laptop.get('/api/session/');
    await register({}, phone);
    expect((await laptop.get('/api/session/')).body.person).toMatchObject({ id: guest.id, guest: false });
  });

  test('a guest who registers twice at once does not overwrite their own account', async () => {
    const guest = await aGuest(world);
    const [phone, laptop] = [await world.signedIn(guest), await world.signedIn(guest)];
    const answers = await Promise.all([
      register({ username: 'first.click' }, phone),
      register({ username: 'second.click' }, laptop),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const ids = [(await accountOf('first.click')).id, (await accountOf('second.click')).id];
    expect(ids).toContain(guest.id);
    expect(new Set(ids).size).toBe(2);
  });

  test('a refused registration leaves the guest a guest', async () => {
    await aPerson(world, { username: 'occupied' });
    const guest = await aGuest(world, 'Still Here');
    const client = await world.signedIn(guest);
    expect((await register({ username: 'occupied' }, client)).status).toBe(422);
    expect((await client.get('/api/session/')).body.person).toEqual({
      id: guest.id,
      name: 'Still Here',
      avatar: '',
      username: null,
      guest: true,
      roles: [],
    });
  });

  test('500 registrations an hour from one address are free; then each takes work', async () => {
    const from = elsewhere();
    const [points, seconds] = LIMITS.registration;
    await world.deps.redis.set(
      world.deps.key(
        `limit:registration:${from.headers['x-forwarded-for']}:${Math.floor(world.clock.now().getTime() / 1000 / seconds)}`,
      ),
      points - 1,
      'EX',
      60,
    );
    const statuses: number[] = [];
    for (let times = 0; times < 2; times += 1)
      statuses.push((await world.client().post('/register/', aRegistration(), from)).status);
    expect(statuses).toEqual([200, 429]);
    expect((await world.client().post('/register/', aRegistration(), { ...from, works: true })).status).toBe(200);
  });

  test('the password is kept as a hash only', async () => {
    await register({ password: 'hidden-away-9' });
    const kept = JSON.stringify(await world.deps.read.query('SELECT * FROM accounts'));
    expect(kept).toContain('$argon2id$');
    expect(kept).not.toContain('hidden-away-9');
  });

  test('the database itself refuses a guest with a password, a registered person without, and an unknown role', async () => {
    const insert = (columns: string, values: string) =>
      world.deps.read.query(`INSERT INTO accounts (display_name, ${columns}) VALUES ('X', ${values})`);
    await expect(insert('guest, password_hash', `true, 'hash'`)).rejects.toThrow('accounts_guest_is_a_name_only');
    await expect(insert('guest, username', `false, 'somebody'`)).rejects.toThrow('accounts_registered_can_sign_in');
    await expect(
      insert('guest, username, email, password_hash, roles', `false, 'r', 'r@x.example', 'hash', '{king}'`),
    ).rejects.toThrow('accounts_roles_check');
  });

  describe('the check of a username or address (spec 2 §7)', () => {
    const check = async (username: string) =>
      (await world.client().post('/api/register/check_username/', { username }, elsewhere())).body;

    // rules: 2.7.5
    test('knows usernames and, for what contains an @, addresses, without regard to case', async () => {
      await aPerson(world, { username: 'Known.Name', email: 'known@ward.example' });
      expect(await check('free.name')).toEqual({ status: 'available' });
      expect(await check('known.NAME')).toEqual({ status: 'unavailable' });
      expect(await check(' Known@ward.example ')).toEqual({ status: 'unavailable' });
      expect(await check('free@ward.example')).toEqual({ status: 'available' });
      expect(await check('known')).toEqual({ status: 'available' });
    });

    test('finds an empty name unavailable, and leaves the characters of a name to the form', async () => {
      for (const empty of ['', ' ']) expect(await check(empty)).toEqual({ status: 'unavailable' });
      expect(await check('no spaces!')).toEqual({ status: 'available' });
    });

    test('is answered 600 times a minute from one address', async () => {
      const client = world.client();
      const from = elsewhere();
      const answers = await Promise.all(
        Array.from({ length: 601 }, () => client.post('/api/register/check_username/', { username: 'anybody' }, from)),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(600);
      const refused = answers.find(({ status }) => status === 429)!;
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    });
  });

  describe('institutions', () => {
    const search = (q: string) =>
      world.client().get(`/api/register/educational-institutions/?q=${encodeURIComponent(q)}`, elsewhere());
    const namesFor = async (q: string): Promise<string[]> =>
      (await search(q)).body.institutions.map((one: { name: string }) => one.name);
    const add = (name: string, verified = false) =>
      world.deps.read.query('INSERT INTO institutions (name, is_verified) VALUES ($1, $2)', [name, verified]);

    // rules: 2.5.13
    test('are found from 2 characters on', async () => {
      expect((await search('U')).status).toBe(422);
      expect((await search(' U ')).status).toBe(422);
      expect((await search('Un')).status).toBe(200);
    });

    // rules: 2.3.15
    test('the verified ones come first, then the larger ones, with how many people study there', async () => {
      await add('Quay Medical School', true);
      for (const institutions of [
        ['Quay Hospital School'],
        ['Quay Hospital School', 'quay hospital SCHOOL'],
        ['Quay Nursing School'],
      ]) {
        expect((await register({ training_stage: 24, institutions })).status).toBe(200);
      }
      expect((await search('quay')).body.institutions).toEqual([
        { name: 'Quay Medical School', is_verified: true, user_count: 0 },
        { name: 'Quay Hospital School', is_verified: false, user_count: 2 },
        { name: 'Quay Nursing School', is_verified: false, user_count: 1 },
      ]);
    });

    test('are found as people type: without accents, with any apostrophe, and signs mean themselves', async () => {
      await add('Universidad de Málaga');
      await add('Queen’s 100% School');
      expect(await namesFor('malaga')).toEqual(['Universidad de Málaga']);
      expect(await namesFor("queen's")).toEqual(['Queen’s 100% School']);
      expect(await namesFor('0%')).toEqual(['Queen’s 100% School']);
      expect(await namesFor('%%')).toEqual([]);
      expect(await namesFor('__')).toEqual([]);
    });

    test('at most 20', async () => {
      for (let number = 0; number <= INSTITUTION_RESULTS_MAX; number += 1) await add(`Crowded School ${number}`);
      expect(await namesFor('crowded')).toHaveLength(20);
    });

    test('that two people name for the first time at once are one', async () => {
      const names = ['Zenith School', 'Apex School'];
      const answers = await Promise.all(
        [names, [...names].reverse(), names].map((institutions) => register({ training_stage: 15, institutions })),
      );
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect((await search('zenith')).body.institutions).toEqual([
        { name: 'Zenith School', is_verified: false, user_count: 3 },
      ]);
    });
  });
});

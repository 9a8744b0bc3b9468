import { RESET_MINUTES } from '~/domain/accounts/email/contract';
import { deleteOldLinks, LINK_DAYS } from '~/domain/accounts/email/delete-old-links';
import { aPerson, TEST_PASSWORD } from '~/infra/tooling/testing/factories/accounts';
import { linkTo, mailsTo } from '~/infra/tooling/testing/factories/mails';
import { openWorld } from '~/infra/tooling/testing/world';
import { table } from '~/infra/tooling/testing/table';

const MINUTE = 60_000;
const RESET = 'Choose a new password';
const CHANGED = 'Your password was changed';
// Every try of these tests is on a device of its own.
const SIGNED_IN = 'A new sign-in to your account';
const NEW = 'cardamom pods 81';
const twice = (password: string) => ({ password, password_confirm: password });

describe('passwords', () => {
  const world = openWorld();
  const signInWorks = async (username: string, password: string) =>
    (await world.client().post('/login/', { username, password })).status === 200;

  async function forgot(username: string) {
    const client = world.client();
    return client.post('/forgotten-password/', { username });
  }
  let people = 0;
  async function somebody() {
    const email = `keeper${(people += 1)}@test.example`;
    return { email, person: await aPerson(world, { email, username: `keeper${people}` }) };
  }

  describe('a forgotten one', () => {
    it('is replaced with a link, which ends every session and signs nobody in', async () => {
      const { email, person } = await somebody();
      const desk = await world.signedIn(person);
      expect(await forgot(person.username!)).toMatchObject({ status: 200, body: { ok: true } });
      const path = await linkTo(world, email, RESET);
      const phone = world.client();
      expect((await phone.get(path)).body).toEqual({ state: 'open', username: person.username });
      expect(await phone.post(path, twice(NEW))).toMatchObject({ status: 200, body: { ok: true } });
      for (const client of [desk, phone]) expect((await client.get('/api/session/')).body.person).toBeNull();
      expect(await table(world, 'sessions').count({ account_id: person.id })).toBe(0);
      expect([await signInWorks(email, TEST_PASSWORD), await signInWorks(email, NEW)]).toEqual([false, true]);
      expect((await mailsTo(world, email)).map(({ subject }) => subject)).toEqual([SIGNED_IN, CHANGED, RESET]);
      expect(await phone.post(path, twice('saffron-4712'))).toMatchObject({
        status: 409,
        body: { type: '/problems/link-used' },
      });
      expect(await signInWorks(email, NEW)).toBe(true);
    });

    it('the answer and the work before it are the same for a name that nobody has', async () => {
      const { email } = await somebody();
      const asked: string[][] = [];
      const { inTransaction } = world.deps;
      const deps = world.deps as { inTransaction: typeof inTransaction };
      deps.inTransaction = (work) =>
        inTransaction((tx) => {
          const names: string[] = [];
          asked.push(names);
          return work({
            ...tx,
            sql: {
              all: (one, values) => (names.push(one.name), tx.sql.all(one, values)),
              one: (one, values) => (names.push(one.name), tx.sql.one(one, values)),
            },
          });
        });
      const answers = [await forgot(email), await forgot('nobody@test.example')];
      deps.inTransaction = inTransaction;
      expect(answers.map(({ status, body }) => ({ status, body }))).toEqual(
        Array(2).fill({ status: 200, body: { ok: true } }),
      );
      expect(asked).toEqual([['accounts.add-password-request'], ['accounts.add-password-request']]);
      expect(await mailsTo(world, email)).toHaveLength(1);
      expect(await mailsTo(world, 'nobody@test.example')).toEqual([]);
      expect(await world.deps.dataSource.query('SELECT * FROM password_requests')).toEqual([]);
    });

    it('an account gets three links an hour', async () => {
      const { email } = await somebody();
      for (let times = 0; times < 5; times += 1) expect((await forgot(email)).status).toBe(200);
      expect(await mailsTo(world, email)).toHaveLength(3);
    });

    it('a link lasts half an hour', async () => {
      const { email } = await somebody();
      await forgot(email);
      const path = await linkTo(world, email, RESET);
      world.clock.advance(RESET_MINUTES * MINUTE);
      expect((await world.client().get(path)).body).toEqual({ state: 'expired', username: '' });
      expect(await world.client().post(path, twice(NEW))).toMatchObject({
        status: 409,
        body: { type: '/problems/link-expired' },
      });
      expect(await signInWorks(email, TEST_PASSWORD)).toBe(true);
    });

    it('a link is void after the password changed in another way', async () => {
      const { email, person } = await somebody();
      await forgot(email);
      const path = await linkTo(world, email, RESET);
      const client = await world.signedIn(person);
      await client.post('/api/account/password/', { old_password: TEST_PASSWORD, ...twice(NEW) });
      expect(await world.client().post(path, twice('saffron-4712'))).toMatchObject({
        status: 409,
        body: { type: '/problems/link-void' },
      });
      expect(await signInWorks(email, NEW)).toBe(true);
    });

    it('a link is void after the address changed', async () => {
      const { email, person } = await somebody();
      await forgot(email);
      const path = await linkTo(world, email, RESET);
      await table(world, 'accounts').update({ id: person.id }, { email: `moved-${email}` });
      expect((await world.client().get(path)).body).toEqual({ state: 'void', username: '' });
      expect((await world.client().post(path, twice(NEW))).status).toBe(409);
    });

    it('of two tabs that use a link at once, one sets the password', async () => {
      const { email } = await somebody();
      await forgot(email);
      const path = await linkTo(world, email, RESET);
      const passwords = ['first-tab-1', 'second-tab-2'];
      const answers = await Promise.all(passwords.map((one) => world.client().post(path, twice(one))));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const works = await Promise.all(passwords.map((one) => signInWorks(email, one)));
      expect(works).toEqual(answers.map(({ status }) => status === 200));
    });

    it.each([
      [{ password: 'short-1', password_confirm: 'short-1' }, 'password'],
      [{ password: 'only letters', password_confirm: 'only letters' }, 'password'],
      [{ password: NEW, password_confirm: `${NEW} ` }, 'password_confirm'],
      [{ password: 'Password123', password_confirm: 'Password123' }, 'password'],
    ])('%j is refused and leaves the link as it is', async (fields, path) => {
      const { email } = await somebody();
      await forgot(email);
      const link = await linkTo(world, email, RESET);
      expect(await world.client().post(link, fields)).toMatchObject({
        status: 422,
        body: { type: '/problems/password-invalid', errors: [{ path }] },
      });
      expect((await world.client().get(link)).body).toMatchObject({ state: 'open' });
    });

    it('is asked for again after so many tries from one address, not refused', async () => {
      const limited = world.client();
      const [points] = (await import('~/infra/redis/limits')).LIMITS.forgottenPassword;
      const key = world.deps.key('limit:forgotten-password:127.0.0.1');
      const window = Math.floor(world.clock.now().getTime() / 3_600_000);
      await world.deps.redis.set(`${key}:${window}`, points);
      expect(await limited.post('/forgotten-password/', { username: 'x' })).toMatchObject({
        status: 429,
        body: { type: '/problems/work-needed' },
      });
      expect((await limited.post('/forgotten-password/', { username: 'x' }, { works: true })).status).toBe(200);
      await world.deps.redis.del(`${key}:${window}`);
    });

    it('links are forgotten a month after they expired', async () => {
      const { email, person } = await somebody();
      await forgot(email);
      await mailsTo(world, email);
      const left = () => world.deps.dataSource.query('SELECT id FROM account_links WHERE account_id = $1', [person.id]);
      const run = () => world.deps.inTransaction((tx) => deleteOldLinks(tx, 100));
      await run();
      expect(await left()).toHaveLength(1);
      world.clock.advance((LINK_DAYS + 1) * 86_400_000);
      await run();
      expect(await left()).toEqual([]);
    });
  });

  describe('a new one with the old one', () => {
    const change = (client: Awaited<ReturnType<typeof world.signedIn>>, old_password: string, password: string) =>
      client.post('/api/account/password/', { old_password, ...twice(password) });

    it('ends every other session, and is taken exactly as it was typed', async () => {
      const { email, person } = await somebody();
      const [here, elsewhere] = [await world.signedIn(person), await world.signedIn(person)];
      const typed = '  Pässwörd mit Leerzeichen 1  ';
      expect(await change(here, TEST_PASSWORD, typed)).toMatchObject({ status: 200 });
      expect((await here.get('/api/session/')).body.person).toMatchObject({ id: person.id });
      expect((await elsewhere.get('/api/session/')).body.person).toBeNull();
      expect([await signInWorks(email, typed), await signInWorks(email, typed.trim())]).toEqual([true, false]);
      expect((await mailsTo(world, email)).map(({ subject }) => subject)).toEqual([SIGNED_IN, CHANGED]);
    });

    it('a wrong old password changes nothing, and ten of them are too many', async () => {
      const { email, person } = await somebody();
      const client = await world.signedIn(person);
      for (let times = 0; times < 10; times += 1)
        expect(await change(client, 'guess-1234', NEW)).toMatchObject({
          status: 422,
          body: { type: '/problems/password-wrong' },
        });
      expect((await change(client, TEST_PASSWORD, NEW)).status).toBe(429);
      expect(await signInWorks(email, TEST_PASSWORD)).toBe(true);
    });

    it('if two tabs change it at once, one answers that the password was changed', async () => {
      const { email, person } = await somebody();
      const tabs = [await world.signedIn(person), await world.signedIn(person)];
      const passwords = ['first-tab-1', 'second-tab-2'];
      const answers = await Promise.all(tabs.map((tab, index) => change(tab, TEST_PASSWORD, passwords[index]!)));
      const statuses = answers.map(({ status }) => status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
      // The other one finds the password changed, or itself signed out.
      expect(statuses.filter((status) => [401, 409, 422].includes(status))).toHaveLength(1);
      expect(await signInWorks(email, passwords[statuses.indexOf(200)]!)).toBe(true);
    });
  });
});

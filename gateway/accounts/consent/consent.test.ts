import { TERMS_VERSION } from '~/domain/accounts/consent/contract';
import { aPerson } from '~/infra/tooling/testing/factories/accounts';
import { openWorld } from '~/infra/tooling/testing/world';

const CONSENT = '/api/account/consent/';
const LOBBY = '/osce-stations/audio-pairing/';

describe('consent', () => {
  const world = openWorld();
  const due = async (client: Awaited<ReturnType<typeof world.signedIn>>) =>
    (await client.get('/api/session/')).body.consent_due;

  it('is due for an old account, and given with both ticks', async () => {
    const client = await world.signedIn(await aPerson(world, { consents: [] }));
    expect(await due(client)).toBe(true);
    expect(await client.post(CONSENT, { accept_terms: true })).toMatchObject({
      status: 422,
      body: { type: '/problems/consent-missing', errors: [{ path: 'confirm_age' }] },
    });
    expect(await due(client)).toBe(true);
    for (let times = 0; times < 2; times += 1)
      expect((await client.post(CONSENT, { accept_terms: true, confirm_age: true })).body).toEqual({ ok: true });
    expect(await due(client)).toBe(false);
  });

  it('is due again when the version grows', async () => {
    const person = await aPerson(world);
    await world.deps.dataSource.query(
      `UPDATE account_consents SET version = 99 WHERE account_id = $1 AND kind = 'terms'`,
      [person.id],
    );
    expect(await due(await world.signedIn(person))).toBe(true);
  });

  it('keeps what was accepted before beside what is accepted now', async () => {
    const person = await aPerson(world);
    const versions = async () =>
      (
        await world.deps.dataSource.query(
          `SELECT version FROM account_consents WHERE account_id = $1 AND kind = 'terms' ORDER BY version`,
          [person.id],
        )
      ).map(({ version }: { version: number }) => version);
    await world.deps.dataSource.query(
      `UPDATE account_consents SET version = 2 WHERE account_id = $1 AND kind = 'terms'`,
      [person.id],
    );
    const client = await world.signedIn(person);
    expect(await due(client)).toBe(true);
    await client.post(CONSENT, { accept_terms: true, confirm_age: true });
    expect(await versions()).toEqual([2, TERMS_VERSION]);
    expect(await due(client)).toBe(false);
  });

  it('strangers are met by adults only, who are asked once', async () => {
    const client = await world.signedIn(await aPerson(world, { consents: ['terms', 'age-16'] }));
    const search = (fields = {}) => client.post(LOBBY, { data_request: 'search', ...fields });
    expect(await search()).toMatchObject({ status: 403, body: { type: '/problems/adults-only' } });
    expect((await client.post(LOBBY, {})).body.state).toBe('idle');
    expect((await search({ confirm_adult: true })).body.state).toBe('searching');
    expect((await search()).status).toBe(200);
  });
});

import { saveInstitutions } from '~/domain/accounts/save-institutions';
import { aPerson } from '~/infra/tooling/testing/factories/accounts';
import { openWorld } from '~/infra/tooling/testing/world';

const PAGE = '/ops/institutions/';

describe('institutions', () => {
  const world = openWorld();
  const sql = (text: string, values: unknown[] = []) => world.deps.dataSource.query(text, values);
  const keep = (...names: string[]) => world.deps.inTransaction((tx) => saveInstitutions(tx, names, 'GB'));
  const staff = async () => world.signedIn(await aPerson(world, { roles: ['staff'] }));
  const join = (accounts: number[], institution: number) =>
    sql('INSERT INTO account_institutions SELECT unnest($1::int[]), $2', [accounts, institution]);

  it('are verified and renamed; the old name leads to the one that is left', async () => {
    const client = await staff();
    const [id] = await keep('Univ of Arden');
    expect((await client.post(PAGE, { data_request: 'verify', institution_id: id, is_verified: true })).status).toBe(
      200,
    );
    const renamed = await client.post(PAGE, {
      data_request: 'rename',
      institution_id: id,
      name: 'University of Arden',
    });
    expect(renamed.status).toBe(200);
    expect(await keep('univ of arden', 'University of Arden')).toEqual([id]);
    expect((await client.get(`${PAGE}?search=Arden`)).body).toMatchObject({
      count: 1,
      items: [{ id, name: 'University of Arden', is_verified: true, aliases: ['Univ of Arden'] }],
      acts: [
        { act: 'rename', name: 'Univ of Arden', into_name: 'University of Arden' },
        { act: 'verify', name: 'Univ of Arden' },
      ],
    });
  });

  it('are merged: accounts follow once, counts are kept, and names lead on', async () => {
    const client = await staff();
    const [from] = await keep('Kings Coll');
    const [into] = await keep('King’s College');
    const [one, both] = [(await aPerson(world)).id, (await aPerson(world)).id];
    await join([one, both], from!);
    await join([both], into!);
    const merge = () => client.post(PAGE, { data_request: 'merge', institution_id: from, into_name: 'king’s college' });
    expect((await merge()).status).toBe(200);
    expect(await sql('SELECT id, user_count FROM institutions WHERE id = ANY ($1)', [[from, into]])).toEqual([
      { id: into, user_count: 2 },
    ]);
    expect(await keep('KINGS COLL')).toEqual([into]);
    expect((await merge()).status).toBe(404);
    // A name that led to the merged one leads on when that is merged, too.
    const [last] = await keep('King’s College London');
    const again = await client.post(PAGE, {
      data_request: 'merge',
      institution_id: into,
      into_name: 'King’s College London',
    });
    expect(again.status).toBe(200);
    expect(await keep('Kings Coll')).toEqual([last]);
  });

  it('keep their names apart', async () => {
    const client = await staff();
    const [one] = await keep('North Hospital');
    await keep('South Hospital');
    const taken = await client.post(PAGE, { data_request: 'rename', institution_id: one, name: 'south hospital' });
    expect([taken.status, taken.body.type]).toEqual([409, '/problems/institution-name-taken']);
    const same = await client.post(PAGE, { data_request: 'merge', institution_id: one, into_name: 'North Hospital' });
    expect([same.status, same.body.type]).toEqual([409, '/problems/same-institution']);
    const none = await client.post(PAGE, { data_request: 'merge', institution_id: one, into_name: 'East Hospital' });
    expect([none.status, none.body.type]).toEqual([404, '/problems/institution-not-found']);
  });
});

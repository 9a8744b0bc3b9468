import { LINK_DAYS } from '~/domain/shared-results/contract';
import { deleteEndedLinks } from '~/domain/shared-results/share-result';
import { aPerson } from '~/infra/tooling/testing/factories/accounts';
import { aStation, anAttempt } from '~/infra/tooling/testing/factories/stations';
import { openWorld } from '~/infra/tooling/testing/world';

const DAY = 86_400_000;
const world = openWorld({ own: true });
const sql = (text: string, values: unknown[]) => world.deps.dataSource.query(text, values);
const told = ({ status, body }: { status: number; body: { type: string } }) => [status, body.type];
const gone = [404, '/problems/shared-result-not-found'];

const change = async (person: { id: number }, id: number, data_request: string, input: object = {}) =>
  (await world.signedIn(person)).post(`/shared-results/of/${id}/`, { data_request, ...input });
const sharing = async (person: { id: number }, id: number) =>
  (await (await world.signedIn(person)).get(`/shared-results/of/${id}/`)).body;
const open = async (key: string) => world.client().get(`/shared-results/${key}/`);

/** A result that somebody else examined, with comments and feedback, and its link. */
async function aSharedResult() {
  const [candidate, examiner] = [await aPerson(world), await aPerson(world)];
  const station = await aStation(world, { name: 'Chest pain' });
  const { id } = await anAttempt(world, { station, candidate, examiner, ticked: 3, comments: '<p>Calm.</p>' });
  await sql(
    `INSERT INTO station_feedback (attempt_id, state, text, writer, version) VALUES ($1, 'ready', '<p>Ask about radiation.</p>', 'offline', 1)`,
    [id],
  );
  const { key } = (await change(candidate, id, 'share')).body.link as { key: string };
  return { id, key, candidate, examiner, station };
}

describe('a shared result', () => {
  it('shows everybody with the link the score and the sections, without a word or the name of the examiner', async () => {
    const { key, candidate, examiner, station } = await aSharedResult();
    const { status, body } = await open(key);
    expect([status, body]).toEqual([
      200,
      {
        station: 'Chest pain',
        station_url: `/osce-stations/${station.slug}/`,
        candidate: candidate.name,
        submitted_at: world.clock.now().toISOString(),
        seconds_used: 300,
        ticked: 3,
        total: 4,
        score: 75,
        sections: [
          { title: 'Opening', ticked: 2, total: 2 },
          { title: 'History', ticked: 1, total: 2 },
        ],
        feedback: '',
        examiner: null,
        ends_at: new Date(world.clock.now().getTime() + LINK_DAYS * DAY).toISOString(),
        mine: false,
      },
    ]);
    expect(JSON.stringify(body)).not.toContain(examiner.name);
    expect((await (await world.signedIn(candidate)).get(`/shared-results/${key}/`)).body.mine).toBe(true);
  });

  it('shows them once the examiner agrees, and no more once they take that back', async () => {
    const { id, key, examiner } = await aSharedResult();
    expect((await sharing(examiner, id)).agreement).toMatchObject({ agreed: false });
    expect((await change(examiner, id, 'agree', { agreed: true })).body.agreement.agreed).toBe(true);
    expect((await open(key)).body).toMatchObject({
      examiner: { name: examiner.name, comments: '<p>Calm.</p>' },
      feedback: '<p>Ask about radiation.</p>',
    });
    await change(examiner, id, 'agree', { agreed: false });
    expect((await open(key)).body).toMatchObject({ examiner: null, feedback: '' });
  });

  it('shows feedback that was not written from the words of somebody else', async () => {
    const { id, key } = await aSharedResult();
    await sql(`UPDATE station_attempts SET comments = '' WHERE id = $1`, [id]);
    expect((await open(key)).body.feedback).toBe('<p>Ask about radiation.</p>');
    await sql(`UPDATE station_attempts SET comments = '<p>Mine</p>', examiner_id = candidate_id WHERE id = $1`, [id]);
    expect((await open(key)).body).toMatchObject({ feedback: '<p>Ask about radiation.</p>', examiner: null });
  });

  it('is shared by its candidate alone, once, and agreed to by its examiner alone', async () => {
    const { id, key, candidate, examiner } = await aSharedResult();
    expect((await change(candidate, id, 'share')).body.link.key).toBe(key);
    expect(told(await change(examiner, id, 'share'))).toEqual([403, '/problems/cannot-share-result']);
    expect(told(await change(candidate, id, 'agree', { agreed: true }))).toEqual([
      403,
      '/problems/cannot-agree-to-sharing',
    ]);
    await change(examiner, id, 'take_back');
    expect((await open(key)).status).toBe(200);
    expect(await sharing(examiner, id)).toMatchObject({ role: 'examiner', link: null });
  });

  it('opens no more once it is taken back; shared again it has another key', async () => {
    const { id, key, candidate } = await aSharedResult();
    expect((await change(candidate, id, 'take_back')).body.link).toBeNull();
    expect(told(await open(key))).toEqual(gone);
    expect((await change(candidate, id, 'share')).body.link.key).not.toBe(key);
  });

  it('ends after a year, and its row goes with the next run', async () => {
    const { id, key, candidate } = await aSharedResult();
    world.clock.advance(LINK_DAYS * DAY - 1);
    expect((await open(key)).status).toBe(200);
    world.clock.advance(1);
    expect(told(await open(key))).toEqual(gone);
    expect((await sharing(candidate, id)).link).toBeNull();
    await world.client().post(`/shared-results/${key}/`, { data_request: 'count_opening' });
    expect(await sql('SELECT opened FROM shared_results WHERE key = $1', [key])).toEqual([{ opened: 0 }]);
    expect(await world.deps.inTransaction((tx) => deleteEndedLinks(tx, 100))).toBeGreaterThan(0);
    expect(await sql('SELECT 1 FROM shared_results WHERE key = $1', [key])).toEqual([]);
  });

  it.each([
    ['the station is hidden', 'UPDATE stations SET hidden_at = now(), published_at = NULL WHERE id = $1', 'station'],
    [
      'the account of its candidate is about to be deleted',
      `UPDATE accounts SET erase_at = now() WHERE id = $1`,
      'candidate',
    ],
    [
      'its candidate is suspended',
      `INSERT INTO account_sanctions (account_id, kind, reason, created_at) VALUES ($1, 'suspend', 'Rude to others.', now())`,
      'candidate',
    ],
  ] as const)('does not open while %s', async (_, statement, of) => {
    const shared = await aSharedResult();
    await sql(statement, [shared[of].id]);
    expect(told(await open(shared.key))).toEqual(gone);
  });

  it('counts how often it was opened, once an hour for each address, and not for its candidate', async () => {
    const { id, key, candidate } = await aSharedResult();
    const count = async (client: { post: (path: string, input: Record<string, unknown>) => Promise<unknown> }) =>
      client.post(`/shared-results/${key}/`, { data_request: 'count_opening' });
    await count(world.client());
    await count(world.client());
    expect((await sharing(candidate, id)).link.opened).toBe(1);
    world.clock.advance(3_600_001);
    await count(await world.signedIn(candidate));
    expect((await sharing(candidate, id)).link.opened).toBe(1);
  });

  it('goes when the candidate clears their data, though the result stays with the examiner', async () => {
    const { key, candidate } = await aSharedResult();
    await (await world.signedIn(candidate)).post('/profile/', { data_request: 'clear_data' });
    await world.drain();
    expect(told(await open(key))).toEqual(gone);
  });

  it('has a preview with the score as a picture, and is not to be found by search engines', async () => {
    const { key } = await aSharedResult();
    const page = await world.client().get(`/shared-results/${key}/`);
    expect(page.headers['x-robots-tag']).toBe('noindex');
    const picture = await world.app.inject({ url: '/share/result-75.png' });
    expect([picture.statusCode, picture.headers['content-type'], picture.rawPayload.readUInt32BE(16)]).toEqual([
      200,
      'image/png',
      1200,
    ]);
    for (const url of ['/share/result-101.png', '/share/result-07.png', '/share/result--1.png'])
      expect((await world.app.inject({ url })).statusCode).toBe(404);
  });
});

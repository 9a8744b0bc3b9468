import { unzipSync, strFromU8 } from 'fflate';
import { COME_BACK_DAYS, EXPORT_DAYS, accountExport } from '~/domain/accounts/privacy/contract';
import { beginExport } from '~/domain/accounts/privacy/exports';
import { personalTables } from '~/domain/personal-data';
import { writeExport } from './write-export';
import { eraseAccount } from './erase-account';
import { runDelivery } from '../registry';
import { aGuest, aPerson, TEST_PASSWORD } from '~/infra/tooling/testing/factories/accounts';
import { aGroup } from '~/infra/tooling/testing/factories/group-practice';
import { aQuestion } from '~/infra/tooling/testing/factories/questions';
import { aStation, anAttempt } from '~/infra/tooling/testing/factories/stations';
import { openWorld } from '~/infra/tooling/testing/world';
import type { Person } from '~/domain/accounts/person';

const DAY = 86_400_000;
const PRIVACY = '/profile/privacy/';

describe('a person’s data', () => {
  const world = openWorld();
  const sql = <T = Record<string, unknown>>(text: string, values: unknown[] = []): Promise<T[]> =>
    world.deps.dataSource.query(text, values);
  const count = async (text: string, values: unknown[] = []) => Number((await sql<{ n: string }>(text, values))[0]!.n);
  const owed = (job: string) =>
    sql<{ id: string; body: Record<string, unknown> }>(
      `SELECT id, body FROM outbox WHERE kind = 'job' AND name = $1 AND failed_at IS NULL ORDER BY id`,
      [job],
    );
  /** A client of somebody who has just proved who they are. */
  async function proven(person: Person) {
    const client = await world.signedIn(person);
    await client.post('/api/account/confirm/', { password: TEST_PASSWORD });
    return client;
  }

  /** The bytes of a file, and what is said of them. */
  async function fetched(client: { cookieHeader: string }, url: string) {
    const { headers, rawPayload } = await world.app.inject({
      method: 'GET',
      url,
      headers: { cookie: client.cookieHeader },
    });
    return { headers, body: new Uint8Array(rawPayload) };
  }

  /** Somebody who has used what the product has, under a name and with texts that are found again by `marker`. */
  async function aLearner(marker: string) {
    const person = await aPerson(world, { username: `${marker}-user`, first_name: marker, last_name: 'Quint' });
    const other = await aPerson(world);
    const station = await aStation(world);
    const group = await aGroup(world, { others: [other] });
    const alone = await anAttempt(world, { station, candidate: person, examiner: person });
    const shared = await anAttempt(world, { station, candidate: person, examiner: other });
    const examined = await anAttempt(world, { station, candidate: other, examiner: person });
    const question = await aQuestion(world);
    const own = await aQuestion(world, {
      author_id: person.id,
      status: 'private',
      question_text: `<p>${marker} private</p>`,
    });
    const published = await aQuestion(world, { author_id: person.id, question_text: `<p>Published ${own.id}</p>` });
    await sql(
      `WITH q AS (INSERT INTO quizzes (account_id, kind, mode, state, language, length, created_at, finished_at) VALUES ($1, 'bank', 1, 'finished', 'en', 1, now(), now()) RETURNING id)
       INSERT INTO quiz_questions (quiz_id, position, question_id, revision, written) SELECT id, 0, $2, 1, jsonb_build_array(jsonb_build_object('user_text', $3::text)) FROM q`,
      [person.id, own.id, `=cmd|'${marker}'!A1`],
    );
    await sql(`INSERT INTO question_states VALUES ($1, $2, true, 1, now())`, [person.id, question.id]);
    await sql(`INSERT INTO question_bookmarks (account_id, question_id) VALUES ($1, $2)`, [person.id, question.id]);
    await sql(
      `INSERT INTO comments (question_id, account_id, comment_type, text, created_at) VALUES ($2, $1, 'standard', $3, now())`,
      [person.id, question.id, `=HYPERLINK("${marker}")`],
    );
    await sql(
      `INSERT INTO annotations (account_id, entity_type, entity_id, text, words, revision, deleted, created_at, updated_at) VALUES ($1, 'question', $2, $3, $3, 1, false, now(), now())`,
      [person.id, question.id, `${marker} note`],
    );
    await sql(
      `INSERT INTO ops_audit (account_id, account_name, act, queue, state, created_at) VALUES ($1, $2, 'retry', 'x', 'done', now())`,
      [person.id, person.name],
    );
    await sql(
      `INSERT INTO report_acts (kind, report_id, act, account_id, account_name, note, created_at) VALUES ('question_report', 1, 'resolve', $1, $2, '', now())`,
      [person.id, person.name],
    );
    await sql(
      `INSERT INTO notifications (account_id, kind, "values", url, created_at) VALUES ($1, 'result-handed-over', jsonb_build_object('station', 'x', 'examiner', $2::text, 'count', '1'), '/', now())`,
      [other.id, person.name],
    );
    await sql(
      `INSERT INTO notifications (account_id, kind, "values", url, created_at) VALUES ($1, 'comment-answered', jsonb_build_object('question', 'x', 'name', $2::text), '/', now())`,
      [other.id, person.name],
    );
    await sql(
      `INSERT INTO question_revisions (question_id, revision, body, replaced_by, replaced_at) VALUES ($1, 1, jsonb_build_object('custom_author', $2::int), $2, now())`,
      [question.id, person.id],
    );
    return { person, other, group, alone, shared, examined, question, own, published };
  }

  /** Where a text, or the id of an account in a column that holds accounts, is still found. */
  async function tracesOf(person: Person, marker: string): Promise<string[]> {
    const tables = (
      await sql<{ name: string }>(
        `SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace`,
      )
    ).map(({ name }) => name);
    const found: string[] = [];
    for (const table of tables) {
      if ((await count(`SELECT count(*) AS n FROM ${table} AS t WHERE t::text ILIKE '%' || $1 || '%'`, [marker])) > 0)
        found.push(table);
    }
    for (const { table, accounts } of personalTables) {
      for (const column of accounts) {
        if (
          (await count(`SELECT count(*) AS n FROM ${table} WHERE $1 = ANY (ARRAY[${column}]::int[])`, [person.id])) > 0
        )
          found.push(`${table}.${column}`);
      }
    }
    return found;
  }

  async function erase(person: Person): Promise<void> {
    const client = await proven(person);
    expect((await client.post('/profile/', { data_request: 'delete_account' })).status).toBe(200);
    world.clock.advance(COME_BACK_DAYS * DAY);
    expect(await world.drain()).toEqual([]);
  }

  describe('a download', () => {
    it('holds every table of the person as JSON and CSV, and notifies only them', async () => {
      const { person, other, question } = await aLearner('Marisol');
      expect((await (await world.signedIn(person)).post(PRIVACY, { data_request: 'request_export' })).body.type).toBe(
        '/problems/confirmation-needed',
      );
      const client = await proven(person);
      const asked = await client.post(PRIVACY, { data_request: 'request_export' });
      expect(asked.body).toMatchObject({ state: 'waiting', file_url: '' });
      expect((await client.post(PRIVACY, { data_request: 'request_export' })).body.export_id).toBe(
        asked.body.export_id,
      );
      expect(await world.drain()).toEqual([]);
      const { export: made } = (await client.get(PRIVACY)).body;
      expect(made).toMatchObject({ state: 'ready', done: personalTables.length, total: personalTables.length });
      expect((await client.get('/notifications/')).body.items[0]).toMatchObject({ kind: 'export-ready', url: PRIVACY });

      const file = await fetched(client, made.file_url);
      expect(file.headers).toMatchObject({ 'content-type': 'application/zip', 'cache-control': 'no-store' });
      expect(file.body).toHaveLength(made.bytes);
      const zip = unzipSync(file.body);
      const json = (name: string) => JSON.parse(strFromU8(zip[`${name}.json`]!));
      expect(json('accounts/accounts')).toEqual([
        expect.objectContaining({ username: 'Marisol-user', first_name: 'Marisol' }),
      ]);
      expect(json('questions/question_bookmarks')).toEqual([expect.objectContaining({ question_id: question.id })]);
      expect(json('stations/attempt_participants')).toHaveLength(3);
      expect(strFromU8(zip['discussion/comments.csv']!)).toContain(`"'=HYPERLINK(""Marisol"")"`);
      expect(json('index')).toHaveLength(personalTables.length);
      expect(JSON.stringify(Object.values(zip).map((bytes) => strFromU8(bytes)))).not.toContain('$argon2');
      expect(Object.keys(zip)).not.toContain('audio-pairing/pairing_members.json');

      const stranger = await world.signedIn(other);
      expect((await stranger.get(made.file_url)).status).toBe(404);
      expect((await stranger.post(PRIVACY, { data_request: 'export_status', export_id: made.export_id })).status).toBe(
        404,
      );
      expect((await world.client().get(made.file_url)).status).toBe(401);
      world.clock.advance(EXPORT_DAYS * DAY);
      const later = await world.signedIn(person);
      expect((await later.get(made.file_url)).body).toMatchObject({ type: '/problems/export-expired' });
      expect((await later.get(PRIVACY)).body.export).toMatchObject({ file_url: '' });
    });

    it('written twice at once counts once, and a killed run leaves nothing in it', async () => {
      const { person } = await aLearner('Teodora');
      const client = await proven(person);
      const { export_id } = (await client.post(PRIVACY, { data_request: 'request_export' })).body;
      // A run that was killed after its first piece.
      const killed = await world.deps.inTransaction((tx) => beginExport(tx, export_id, 1));
      await sql(`INSERT INTO account_export_pieces VALUES ($1, $2, 0, 'half')`, [export_id, killed!.run]);
      const [row] = await owed('accounts.write-export');
      const delivery = { outbox_id: row!.id, payload: row!.body, trace: null };
      await Promise.allSettled([1, 2].map(() => runDelivery(world.deps, writeExport, delivery, false)));
      await world.drain();
      const { export: made } = (await client.get(PRIVACY)).body;
      expect(made.state).toBe('ready');
      expect(Object.keys(unzipSync((await fetched(client, made.file_url)).body))).toContain('accounts/accounts.json');
      const told = (await client.get('/notifications/')).body.items as { kind: string }[];
      expect(told.filter(({ kind }) => kind === 'export-ready')).toHaveLength(1);
    });

    it('that cannot be written sends a notice of the failure', async () => {
      const person = await aPerson(world);
      const client = await proven(person);
      const { export_id } = (await client.post(PRIVACY, { data_request: 'request_export' })).body;
      await world.deps.inTransaction((tx) => writeExport.failed!(tx, { export_id } as never, new Error('x')));
      expect((await client.get(PRIVACY)).body.export).toMatchObject({ state: 'failed' });
      expect(accountExport.poll.settled!((await client.get(PRIVACY)).body.export)).toBe(true);
    });
  });

  // rules: 2.2.22, 2.7.8
  it('clear_data takes learning records, and nothing of others', async () => {
    const { person, other, shared, alone, examined, question, own } = await aLearner('Casilda');
    const client = await world.signedIn(person);
    expect((await client.post('/profile/', { data_request: 'clear_data' })).body).toEqual({ next_url: '/' });
    for (const table of ['quizzes', 'question_states', 'consultations'])
      expect(await count(`SELECT count(*) AS n FROM ${table} WHERE account_id = $1`, [person.id])).toBe(0);
    expect(await sql('SELECT id FROM station_attempts WHERE id = $1', [alone.id])).toEqual([]);
    expect(
      await sql('SELECT candidate_id, candidate_name, examiner_id, examiner_name FROM station_attempts WHERE id = $1', [
        shared.id,
      ]),
    ).toEqual([{ candidate_id: null, candidate_name: '', examiner_id: other.id, examiner_name: other.name }]);
    expect(
      await sql('SELECT account_id FROM attempt_participants WHERE attempt_id = ANY ($1)', [[shared.id, examined.id]]),
    ).toEqual([{ account_id: other.id }, { account_id: other.id }]);
    // What they wrote and kept stays.
    for (const table of ['question_bookmarks', 'comments', 'annotations'])
      expect(await count(`SELECT count(*) AS n FROM ${table} WHERE account_id = $1`, [person.id])).toBe(1);
    expect(await count('SELECT count(*) AS n FROM questions WHERE id = ANY ($1)', [[question.id, own.id]])).toBe(2);
    // Again is nothing new.
    expect((await client.post('/profile/', { data_request: 'clear_data' })).status).toBe(200);
  });

  describe('the deletion of an account', () => {
    // rules: 2.2.21
    it('signs out everywhere, can be taken back for 14 days, and then leaves nothing but anonymous counts', async () => {
      const { person, other, shared, own, published } = await aLearner('Ximena');
      const [here, there] = [await proven(person), await world.signedIn(person)];
      expect((await there.post('/profile/', { data_request: 'delete_account' })).body.type).toBe(
        '/problems/confirmation-needed',
      );
      expect((await here.post('/profile/', { data_request: 'delete_account' })).body).toEqual({ next_url: '/' });
      for (const client of [here, there]) expect((await client.get('/api/session/')).body.person).toBeNull();

      world.clock.advance((COME_BACK_DAYS - 1) * DAY);
      await world.drain();
      const back = world.client();
      const sign = () => back.post('/login/', { username: 'Ximena-user', password: TEST_PASSWORD });
      expect((await sign()).status).toBe(200);
      expect((await back.get('/api/session/')).body.leaving_at).toEqual(expect.any(String));
      expect((await back.post('/api/account/come-back/', {})).body).toEqual({ ok: true });
      expect((await back.get('/api/session/')).body.leaving_at).toBeNull();
      expect((await back.post('/api/account/come-back/', {})).body.type).toBe('/problems/not-leaving');
      world.clock.advance(DAY);
      await world.drain();
      expect(await count('SELECT count(*) AS n FROM accounts WHERE id = $1', [person.id])).toBe(1);

      await erase(person);
      expect(await tracesOf(person, 'Ximena')).toEqual([]);
      expect(await sql('SELECT examiner_id FROM station_attempts WHERE id = $1', [shared.id])).toEqual([
        { examiner_id: other.id },
      ]);
      expect(await sql('SELECT id, author_id FROM questions WHERE id = ANY ($1)', [[own.id, published.id]])).toEqual([
        { id: published.id, author_id: null },
      ]);
      expect((await world.client().post('/login/', { username: 'Ximena-user', password: TEST_PASSWORD })).status).toBe(
        422,
      );
    });

    it('in the middle of a group passes hosting on, and the group goes on', async () => {
      const [host, first, second] = [await aPerson(world), await aPerson(world), await aPerson(world)];
      const group = await aGroup(world, { host, others: [first, second] });
      await (await proven(host)).post('/profile/', { data_request: 'delete_account' });
      expect(await sql('SELECT host_id, state FROM group_sessions WHERE pin = $1', [group.pin])).toEqual([
        { host_id: first.id, state: 'lobby' },
      ]);
      world.clock.advance(COME_BACK_DAYS * DAY);
      await world.drain();
      expect(await count('SELECT count(*) AS n FROM accounts WHERE id = $1', [host.id])).toBe(0);
      expect(await sql('SELECT host_id FROM group_sessions WHERE pin = $1', [group.pin])).toEqual([
        { host_id: first.id },
      ]);
    });

    it('goes on after a kill between any two of its transactions', async () => {
      for (let kill = 1; ; kill += 1) {
        const marker = `Kill${kill}x`;
        const { person } = await aLearner(marker);
        await (await proven(person)).post('/profile/', { data_request: 'delete_account' });
        world.clock.advance(COME_BACK_DAYS * DAY);
        const row = (await owed('accounts.erase-account')).find(({ body }) => body.account_id === person.id)!;
        let transactions = 0;
        const deps: typeof world.deps = {
          ...world.deps,
          inTransaction: (work) => {
            transactions += 1;
            if (transactions === kill) throw new Error('killed');
            return world.deps.inTransaction(work);
          },
        };
        const ended = await runDelivery(
          deps,
          eraseAccount,
          { outbox_id: row.id, payload: row.body, trace: null },
          false,
        ).then(
          () => true,
          () => false,
        );
        if (!ended) await world.drain();
        expect(await tracesOf(person, marker)).toEqual([]);
        if (ended) return expect(kill).toBeGreaterThan(5);
        // Every third is enough to be sure of all kinds of steps.
        kill += 2;
      }
    });

    it('is refused to the only member of staff', async () => {
      const staff = await aPerson(world, { roles: ['staff'] });
      const leave = async () => (await proven(staff)).post('/profile/', { data_request: 'delete_account' });
      expect((await leave()).body.type).toBe('/problems/last-staff');
      await aPerson(world, { roles: ['staff'] });
      expect((await leave()).status).toBe(200);
    });

    it('is nothing for a guest', async () => {
      const client = await world.signedIn(await aGuest(world));
      expect((await client.post('/profile/', { data_request: 'delete_account' })).status).toBe(403);
    });
  });
});

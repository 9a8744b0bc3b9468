import { EMPTY_GROUP_DAYS } from '~/domain/group-practice/delete-empty-groups';
import { deleteOldNotifications, READ_NOTIFICATION_DAYS } from '~/domain/accounts/delete-old-notifications';
import { forgetGuests, GUEST_DAYS } from '~/domain/accounts/forget-guests';
import { notify } from '~/domain/accounts/notify';
import { register } from '~/domain/accounts/register';
import { beginRetention } from '~/domain/ops/begin-retention';
import { deleteWhatIsOverJob, FROM_THE_START } from '~/domain/ops/jobs';
import { deleteQuestion } from '~/domain/questions/authoring/delete-question';
import { drawPin } from '~/domain/group-practice/pin-limits';
import { RESTORE_DAYS } from '~/domain/stations/delete-left-drafts';
import { deleteStation } from '~/domain/stations/authoring/delete-station';
import { hashPassword } from '~/infra/sessions/passwords';
import { aGuest, aPerson, aRegistration } from '~/infra/tooling/testing/factories/accounts';
import { aGroup } from '~/infra/tooling/testing/factories/group-practice';
import { aQuestion } from '~/infra/tooling/testing/factories/questions';
import { aStation, anAttempt } from '~/infra/tooling/testing/factories/stations';
import { openWorld } from '~/infra/tooling/testing/world';
import { handlers } from '../rooms';
import { runDelivery } from '../registry';

const DAY = 86_400_000;

describe('what is over', () => {
  const world = openWorld();
  const sql = (text: string, values: unknown[] = []) => world.deps.dataSource.query(text, values);
  const days = (count: number) => world.clock.advance(count * DAY);
  const isThere = async (table: string, id: number) =>
    (await sql(`SELECT id FROM ${table} WHERE id = $1`, [id])).length === 1;
  const pendingJobs = () =>
    sql(`SELECT id, body, due_at FROM outbox WHERE name = $1 AND failed_at IS NULL`, [deleteWhatIsOverJob.name]);

  /** One run, begun as the workers begin it. */
  async function run(): Promise<void> {
    await world.deps.inTransaction(beginRetention);
    await sql('UPDATE outbox SET due_at = $2 WHERE name = $1 AND failed_at IS NULL', [
      deleteWhatIsOverJob.name,
      world.clock.now(),
    ]);
    expect(await world.drain()).toEqual([]);
    expect(await pendingJobs()).toHaveLength(1);
  }

  it('guests go 30 days after their last use; their results stay, without the name', async () => {
    const examiner = await aPerson(world);
    const [gone, used] = [await aGuest(world, 'Noor'), await aGuest(world, 'Iris')];
    const station = await aStation(world);
    const attempt = await anAttempt(world, { station, candidate: gone, examiner });
    const group = await aGroup(world, { others: [gone, used] });
    days(GUEST_DAYS - 1);
    await (await world.signedIn(used)).get('/');
    await run();
    expect(await isThere('accounts', gone.id)).toBe(true);
    // Signed in by a session of its own since: still here.
    days(2);
    await run();
    expect(await isThere('accounts', gone.id)).toBe(false);
    expect(await isThere('accounts', used.id)).toBe(true);
    expect(
      await sql('SELECT candidate_id, candidate_name, examiner_name FROM station_attempts WHERE id = $1', [attempt.id]),
    ).toEqual([{ candidate_id: null, candidate_name: '', examiner_name: examiner.name }]);
    expect(await sql('SELECT account_id FROM attempt_participants WHERE attempt_id = $1', [attempt.id])).toEqual([
      { account_id: examiner.id },
    ]);
    expect(group.members).toHaveLength(3);
    days(GUEST_DAYS);
    await run();
    expect(await isThere('accounts', used.id)).toBe(false);
  });

  it('a guest who registers on the last day keeps everything', async () => {
    const guest = await aGuest(world, 'Late');
    const station = await aStation(world);
    const attempt = await anAttempt(world, { station, candidate: guest, examiner: await aPerson(world) });
    days(GUEST_DAYS - 0.01);
    await run();
    const form = aRegistration({ institutions: [] }) as never;
    await world.deps.inTransaction(async (tx) =>
      register(tx, guest, { form, passwordHash: await hashPassword('x'), language: 'en' }),
    );
    days(GUEST_DAYS);
    await run();
    expect(await isThere('accounts', guest.id)).toBe(true);
    expect(await sql('SELECT candidate_id FROM station_attempts WHERE id = $1', [attempt.id])).toEqual([
      { candidate_id: guest.id },
    ]);
  });

  it('a group that a guest came to host goes to a member with an account, and with the last guest', async () => {
    const [lena, omar] = [await aGuest(world, 'Lena'), await aGuest(world, 'Omar')];
    const [kept, left] = [await aGroup(world, { others: [lena] }), await aGroup(world, { others: [omar] })];
    for (const { pin, host } of [kept, left]) {
      const [session] = await sql(`UPDATE group_sessions SET round = 2 WHERE pin = $1 RETURNING id`, [pin]);
      // It has a result, so it is not an empty one.
      await anAttempt(world, {
        station: kept.station,
        candidate: host,
        examiner: host,
        group: { session_id: session[0].id, round: 1 },
      });
    }
    await sql('UPDATE group_sessions SET host_id = $2 WHERE pin = $1', [kept.pin, lena.id]);
    await sql('DELETE FROM group_members WHERE account_id = $1', [left.host.id]);
    await sql('UPDATE group_sessions SET host_id = $2 WHERE pin = $1', [left.pin, omar.id]);
    await sql('UPDATE group_members SET away_since = $1', [world.clock.now()]);
    days(GUEST_DAYS + 1);
    await run();
    expect(await sql('SELECT host_id FROM group_sessions WHERE pin = $1', [kept.pin])).toEqual([
      { host_id: kept.host.id },
    ]);
    expect(await sql('SELECT host_id FROM group_sessions WHERE pin = $1', [left.pin])).toEqual([]);
    expect(await isThere('accounts', lena.id)).toBe(false);
  });

  it('groups of which nothing came go a week after their end; others stay, and are looked at once', async () => {
    const [empty, full, live] = [await aGroup(world), await aGroup(world), await aGroup(world)];
    const idOf = async ({ pin }: { pin: string }) =>
      (await sql('SELECT id FROM group_sessions WHERE pin = $1', [pin]))[0]?.id as number | undefined;
    await anAttempt(world, {
      station: full.station,
      candidate: full.host,
      examiner: full.host,
      group: { session_id: (await idOf(full))!, round: 1 },
    });
    const end = (group: { pin: string }, daysAgo: number) =>
      sql('UPDATE group_sessions SET expires_at = $2 WHERE pin = $1', [
        group.pin,
        new Date(world.clock.now().getTime() - daysAgo * DAY),
      ]);
    await end(empty, EMPTY_GROUP_DAYS + 0.5);
    await end(full, EMPTY_GROUP_DAYS + 0.5);
    await end(live, EMPTY_GROUP_DAYS - 0.5);
    await run();
    expect(await idOf(empty)).toBeUndefined();
    expect(await idOf(full)).toBeDefined();
    expect(await idOf(live)).toBeDefined();
    days(1);
    await run();
    expect(await idOf(live)).toBeUndefined();
    // The walk went on where it was.
    expect(new Date((await pendingJobs())[0].body.groups_since).getTime()).toBeGreaterThan(0);
  });

  it('read notifications go after 90 days, unread ones stay; as many as there are, in small batches', async () => {
    const person = await aPerson(world);
    for (let count = 0; count < 3; count += 1)
      await world.deps.inTransaction((tx) =>
        notify(tx, { account_id: person.id, kind: 'welcome', values: { name: 'x' }, url: '/' }),
      );
    await sql(
      `INSERT INTO notifications (account_id, kind, url, read_at, created_at) SELECT $1, 'welcome', '/', $2, $2 FROM generate_series(1, 250)`,
      [person.id, world.clock.now()],
    );
    days(READ_NOTIFICATION_DAYS - 1);
    await run();
    const count = async () =>
      (await sql('SELECT count(*)::int AS count FROM notifications WHERE account_id = $1', [person.id]))[0].count;
    expect(await count()).toBe(253);
    days(2);
    expect(await world.deps.inTransaction((tx) => deleteOldNotifications(tx, 100))).toBe(100);
    await run();
    expect(await count()).toBe(3);
  });

  it('knocks go when they are over, with the names that were given; those that are waited for stay', async () => {
    const ends = (minutes: number) => new Date(world.clock.now().getTime() + minutes * 60_000);
    const [over, waiting] = [drawPin(), drawPin()];
    await sql(
      `INSERT INTO group_knocks (token_hash, pin, name, language, knocked_at, expires_at) SELECT 'over ' || n, $1, 'Noor', 'en', $2, $2 FROM generate_series(1, 250) n`,
      [over, ends(-11)],
    );
    await sql(
      `INSERT INTO group_knocks (token_hash, pin, name, language, knocked_at, expires_at) VALUES ('waits', $1, 'Iris', 'en', $2, $3)`,
      [waiting, ends(0), ends(10)],
    );
    await run();
    const names = (pin: string) => sql('SELECT name FROM group_knocks WHERE pin = $1', [pin]);
    expect([await names(over), await names(waiting)]).toEqual([[], [{ name: 'Iris' }]]);
  });

  it('drafts of what was deleted go when it cannot be restored any more; all others stay', async () => {
    const author = await aPerson(world, { roles: ['author', 'staff'] });
    const [deleted, lately, there] = [
      await aStation(world, { owner_id: author.id }),
      await aStation(world, { owner_id: author.id }),
      await aStation(world),
    ];
    const question = await aQuestion(world, { author_id: author.id });
    for (const station of [deleted, lately, there]) {
      await sql(
        `INSERT INTO station_drafts (account_id, station_id, base_revision, style, body, created_at, saved_at) VALUES ($1, $2, 1, 1, '{}', now(), now())`,
        [author.id, station.id],
      );
      await sql(
        `INSERT INTO marking_drafts (examiner_id, station_id, submission_id, marks, revision, updated_at) VALUES ($1, $2, gen_random_uuid(), '{}', 0, now())`,
        [author.id, station.id],
      );
    }
    await sql(
      `INSERT INTO station_drafts (account_id, style, body, created_at, saved_at) VALUES ($1, 1, '{}', now(), now())`,
      [author.id],
    );
    await sql(
      `INSERT INTO question_drafts (account_id, question_id, base_revision, body, created_at, saved_at) VALUES ($1, $2, 1, '{}', now(), now())`,
      [author.id, question.id],
    );
    const stationsOf = async (table: string, column: string) =>
      (await sql(`SELECT station_id FROM ${table} WHERE ${column} = $1 ORDER BY station_id`, [author.id])).map(
        (row: { station_id: number | null }) => row.station_id,
      );
    const left = async () => [
      await stationsOf('station_drafts', 'account_id'),
      await stationsOf('marking_drafts', 'examiner_id'),
      (await sql('SELECT id FROM question_drafts WHERE account_id = $1', [author.id])).length,
    ];
    await world.deps.inTransaction((tx) => deleteStation(tx, author, deleted.id));
    await world.deps.inTransaction((tx) => deleteQuestion(tx, author, question.id));
    days(2);
    await world.deps.inTransaction((tx) => deleteStation(tx, author, lately.id));
    days(RESTORE_DAYS - 2 - 0.01);
    await run();
    expect(await left()).toEqual([[deleted.id, lately.id, there.id, null], [deleted.id, lately.id, there.id], 1]);
    days(0.02);
    await run();
    expect(await left()).toEqual([[lately.id, there.id, null], [lately.id, there.id], 0]);
  });

  it('killed between any two of its transactions, it is done by the next run, and one run is always in the outbox', async () => {
    const handler = handlers.find(({ job }) => job === (deleteWhatIsOverJob as unknown))!;
    await run();
    for (let kill = 1; ; kill += 1) {
      const [guest, person] = [await aGuest(world, `Guest ${kill}`), await aPerson(world)];
      await sql(
        `INSERT INTO notifications (account_id, kind, url, read_at, created_at) VALUES ($1, 'welcome', '/', $2, $2)`,
        [person.id, world.clock.now()],
      );
      const group = await aGroup(world);
      days(READ_NOTIFICATION_DAYS + 1);
      const [row] = await pendingJobs();
      let transactions = 0;
      const deps: typeof world.deps = {
        ...world.deps,
        inTransaction: (work) => {
          transactions += 1;
          if (transactions === kill) throw new Error('killed');
          return world.deps.inTransaction(work);
        },
      };
      const ended = await runDelivery(deps, handler, { outbox_id: row.id, payload: row.body, trace: null }, false).then(
        () => true,
        () => false,
      );
      expect(await pendingJobs()).toHaveLength(1);
      if (!ended) await run();
      expect(await isThere('accounts', guest.id)).toBe(false);
      expect(await sql('SELECT id FROM notifications WHERE account_id = $1', [person.id])).toEqual([]);
      expect(await sql('SELECT id FROM group_sessions WHERE pin = $1', [group.pin])).toEqual([]);
      if (ended) return expect(kill).toBeGreaterThan(5);
    }
  });

  it('two at once take different guests, and neither waits', async () => {
    const guests = await Promise.all(Array.from({ length: 20 }, (_, index) => aGuest(world, `Crowd ${index}`)));
    days(GUEST_DAYS + 1);
    const gone = await Promise.all([1, 2].map(() => world.deps.inTransaction((tx) => forgetGuests(tx, 10))));
    expect(gone.reduce((sum, count) => sum + count)).toBeGreaterThanOrEqual(10);
    await run();
    expect(await sql('SELECT id FROM accounts WHERE id = ANY ($1)', [guests.map(({ id }) => id)])).toEqual([]);
  });

  it('is begun by every process of workers and in the outbox once', async () => {
    await sql('DELETE FROM outbox WHERE name = $1', [deleteWhatIsOverJob.name]);
    await Promise.all([1, 2, 3].map(() => world.deps.inTransaction(beginRetention)));
    expect((await pendingJobs()).map(({ body }: { body: unknown }) => body)).toEqual([FROM_THE_START]);
  });

  it('every reference to an account can be followed by an index: a deletion reads no whole table', async () => {
    const without = await sql(
      `SELECT c.conrelid::regclass::text AS "table", a.attname AS "column" FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
        WHERE c.contype = 'f' AND c.confrelid = 'accounts'::regclass
          AND NOT EXISTS (SELECT FROM pg_index i WHERE i.indrelid = c.conrelid AND i.indkey[0] = c.conkey[1]
                             AND (i.indpred IS NULL OR pg_get_expr(i.indpred, i.indrelid) = '(' || a.attname || ' IS NOT NULL)')) ORDER BY 1, 2`,
    );
    expect(without).toEqual([]);
  });
});

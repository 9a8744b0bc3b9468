import type { Person } from '~/domain/accounts/person';
import { accountLeaves } from '~/domain/accounts/privacy/events';
import { hideProfile } from '~/domain/accounts/profile/hide-profile';
import { joinClass, leaveClass } from '~/domain/classes/join-class';
import type { LeaderboardData } from '~/domain/leaderboard/contract';
import { ANNOUNCE_AFTER } from '~/domain/leaderboard/jobs';
import { joinLeaderboard } from '~/domain/leaderboard/take-part';
import { weekOf } from '~/domain/leaderboard/points';
import { METRICS } from '~/domain/acts/metrics';
import { refusal } from '~/infra/tooling/testing/client';
import { aGuest, aPerson } from '~/infra/tooling/testing/factories/accounts';
import { aClass } from '~/infra/tooling/testing/factories/classes';
import { counted, rebuilt } from '~/infra/tooling/testing/factories/statistics';
import { anAttempt } from '~/infra/tooling/testing/factories/stations';
import { aTakenQuiz } from '~/infra/tooling/testing/factories/taken-quizzes';
import { TestSocket } from '~/infra/tooling/testing/socket';
import { openWorld } from '~/infra/tooling/testing/world';
import { LEADERBOARD_CHANGES } from './room';

const DAY = 86_400_000;
const world = openWorld();
const query = <T = { id: number }>(sql: string, values: unknown[] = []): Promise<T[]> =>
  world.deps.dataSource.query(sql, values);

beforeAll(async () => {
  await rebuilt(world);
  // Noon of a Wednesday: two days of the week are over, and no test leaves it without wanting to.
  world.clock.advance(weekOf(world.clock.now()).until.getTime() + 2.5 * DAY - world.clock.now().getTime());
});

let named = 0;
/** Somebody who has joined, under the alias that is returned. */
async function aPlayer(): Promise<{ person: Person; alias: string }> {
  const who = await aPerson(world);
  named += 1;
  const alias = `Player ${'abcdefghijklmnopqrstuvwxyz'[named % 26]}${named}`;
  await world.deps.inTransaction((tx) => joinLeaderboard(tx, who, alias));
  return { person: who, alias };
}

async function does(person: Person, times: number, metric: 'card' | 'station' = 'card', at = world.clock.now()) {
  await query('INSERT INTO statistics_events (kind, ref, at) SELECT $1, $2, $3 FROM generate_series(1, $4)', [
    METRICS[metric],
    person.id,
    at,
    times,
  ]);
  await counted(world);
}

const page = async (person: Person, board = ''): Promise<LeaderboardData> =>
  (await (await world.signedIn(person)).get(`/leaderboard/?board=${board}`)).body;
const rowsOf = async (person: Person, board = '') =>
  (await page(person, board)).board!.rows.map(({ alias, points, place, tied }) => [alias, points, place, tied]);

/** A class of people who have joined the leaderboard. */
async function aTeam(size: number) {
  const players = [];
  for (let nth = 0; nth < size; nth += 1) players.push(await aPlayer());
  const { id } = await aClass(world, { members: players.map(({ person }) => person) });
  return { players, board: `class-${id}`, id };
}

describe('who has not joined', () => {
  it('sees no board, is on none, and is offered a name that is not theirs', async () => {
    const { players, board, id } = await aTeam(1);
    const outside = await aPerson(world);
    const [{ pin }] = (await query('SELECT pin FROM classes WHERE id = $1', [id])) as unknown as [{ pin: string }];
    await world.deps.inTransaction((tx) => joinClass(tx, outside, pin));
    await does(outside, 5);
    const data = await page(outside, board);
    expect(data).toMatchObject({ joined: false, boards: [], board: null, today: [] });
    expect(data.alias).not.toContain(outside.name.split(' ')[0]);
    expect(await rowsOf(players[0]!.person, board)).toEqual([[players[0]!.alias, 0, null, false]]);
    const socket = await TestSocket.open(await world.listen(), await world.signedIn(outside));
    expect((await socket.watch('leaderboard.board', board)).ok).toBe(false);
    socket.close();
    const guest = await world.signedIn(await aGuest(world));
    expect((await guest.post('/leaderboard/', { alias: 'A guest' })).status).toBe(403);
  });
});

describe('points', () => {
  it('are for what one did, right or wrong, from what statistics count', async () => {
    const { person } = await aPlayer();
    await aTakenQuiz(world, { person, right: 0 });
    await anAttempt(world, { examiner: person, candidate: person });
    await counted(world);
    const { board, today } = await page(person);
    expect(board!.rows[0]!.points).toBe(3 + 10);
    expect(today).toEqual([
      { practice: 'station', done: 1 },
      { practice: 'question', done: 3 },
      { practice: 'card', done: 0 },
    ]);
    await aTakenQuiz(world, { person, right: 3 });
    await counted(world);
    expect((await page(person)).board!.rows[0]!.points).toBe(6 + 10);
  });

  it('of each kind have a limit for each day', async () => {
    const { person } = await aPlayer();
    const yesterday = new Date(world.clock.now().getTime() - DAY);
    await does(person, 500, 'card', yesterday);
    await does(person, 70, 'card');
    await does(person, 9, 'station');
    expect((await page(person)).board!.rows[0]!.points).toBe(60 + 60 + 60);
  });

  it('are those since Monday, 00:00 UTC', async () => {
    const { person } = await aPlayer();
    const { from, until } = weekOf(world.clock.now());
    await does(person, 1, 'card', new Date(from.getTime() - 1));
    await does(person, 2, 'card', from);
    await does(person, 4, 'card', new Date(until.getTime() - 1));
    await does(person, 8, 'card', until);
    const { board, week } = await page(person);
    expect(board!.rows[0]!.points).toBe(6);
    expect(week).toEqual({ from: from.toISOString(), until: until.toISOString() });
  });
});

describe('a board', () => {
  it('shares places of who has the same points, and skips those that follow', async () => {
    const { players, board } = await aTeam(4);
    const [a, b, c, d] = players as [
      (typeof players)[0],
      (typeof players)[0],
      (typeof players)[0],
      (typeof players)[0],
    ];
    await does(a.person, 5);
    await does(b.person, 9);
    await does(c.person, 9);
    const rows = await rowsOf(d.person, board);
    expect(rows).toEqual([
      [b.alias, 9, 1, true],
      [c.alias, 9, 1, true],
      [a.alias, 5, 3, false],
      [d.alias, 0, null, false],
    ]);
  });

  it('has the first ten, and oneself with one’s place', async () => {
    const { players, board } = await aTeam(13);
    for (const [index, { person }] of players.entries()) await does(person, 40 - index);
    const of = async (index: number) => (await page(players[index]!.person, board)).board!;
    const last = await of(12);
    expect(last.people).toBe(13);
    expect(last.rows.map(({ place }) => place)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 13]);
    expect(last.rows.filter(({ own }) => own).map(({ alias }) => alias)).toEqual([players[12]!.alias]);
    expect((await of(0)).rows).toHaveLength(10);
  });

  it('is of one’s classes, verified institutions, and people one has finished a round or pairing with', async () => {
    const [own, other, stranger, paired] = [await aPlayer(), await aPlayer(), await aPlayer(), await aPlayer()];
    await anAttempt(world, {
      examiner: other.person,
      candidate: own.person,
      participants: [
        { account_id: other.person.id, role: 'examiner' },
        { account_id: own.person.id, role: 'student' },
      ],
    });
    const [institution] = await query(
      `INSERT INTO institutions (name, is_verified) VALUES ('Northfield Medical School', false) RETURNING id`,
    );
    for (const { person } of [own, stranger])
      await query('INSERT INTO account_institutions VALUES ($1, $2)', [person.id, institution!.id]);
    const [pairing] = await query(
      `WITH s AS (INSERT INTO group_sessions (pin, host_id, station_id, state, chat_link, clock_total, clock_remaining, clock_minutes, expires_at)
         SELECT '987650001', $1, min(id), 'ended', '', 0, 0, 0, now() FROM stations RETURNING id)
       INSERT INTO pairings (session_id, matched_at, ended_at) SELECT id, now(), now() FROM s RETURNING id`,
      [own.person.id],
    );
    for (const [seat, { person }] of [own, paired].entries())
      await query(
        'INSERT INTO pairing_members (pairing_id, account_id, seat, waiting_since, left_at, attended) VALUES ($1, $2, $3, now(), now(), true)',
        [pairing!.id, person.id, seat + 1],
      );
    const { boards, board } = await page(own.person);
    expect(boards.map(({ kind }) => kind)).toEqual(['friends']);
    expect(board!.rows.map(({ alias }) => alias).sort()).toEqual([own.alias, other.alias, paired.alias].sort());
    await query('UPDATE institutions SET is_verified = true WHERE id = $1', [institution!.id]);
    const verified = await page(own.person, `institution-${institution!.id}`);
    expect(verified.boards.map(({ name }) => name)).toEqual(['', 'Northfield Medical School']);
    expect(verified.board!.rows.map(({ alias }) => alias).sort()).toEqual([own.alias, stranger.alias].sort());
    // The board of somebody else is none of one’s own.
    expect((await page(own.person, `friends-${other.person.id}`)).board!.key).toBe(`friends-${own.person.id}`);
    const client = await world.signedIn(own.person);
    const check = { data_request: 'check_board', board: `friends-${other.person.id}` };
    expect(refusal(await client.post('/leaderboard/', check))).toEqual([404, 'board-not-found']);
  });

  it('says nothing of the accounts behind its rows', async () => {
    const { players, board } = await aTeam(2);
    const { person } = players[1]!;
    const text = JSON.stringify((await page(players[0]!.person, board)).board);
    for (const secret of [person.name, person.username!]) expect(text).not.toContain(secret);
    expect(text).not.toMatch(/account/);
  });

  it.each(['the viewer', 'the other'])('leaves out who is blocked, where %s blocks, with their place', async (who) => {
    const { players, board } = await aTeam(3);
    const [own, other, third] = players.map(({ person }) => person) as [Person, Person, Person];
    await does(other, 9);
    await does(own, 5);
    await query('INSERT INTO account_blocks (blocker_id, blocked_id, created_at) VALUES ($1, $2, now())', [
      ...(who === 'the viewer' ? [own.id, other.id] : [other.id, own.id]),
    ]);
    expect((await rowsOf(own, board)).map(([alias, , place]) => [alias, place])).toEqual([
      [players[0]!.alias, 1],
      [players[2]!.alias, null],
    ]);
    expect((await rowsOf(other, board)).map(([alias]) => alias)).toEqual([players[1]!.alias, players[2]!.alias]);
    expect((await page(third, board)).board!.people).toBe(3);
  });

  it('has nobody whose account is suspended, about to be deleted or gone', async () => {
    const { players, board } = await aTeam(4);
    const [own, suspended, leaving, gone] = players.map(({ person }) => person) as [Person, Person, Person, Person];
    await query(
      `INSERT INTO account_sanctions (account_id, kind, reason, created_at) VALUES ($1, 'suspend', 'A reason that says why.', now())`,
      [suspended.id],
    );
    await query(`UPDATE accounts SET erase_at = now() + interval '30 days' WHERE id = $1`, [leaving.id]);
    await world.deps.inTransaction((tx) => {
      tx.announce(accountLeaves, { account_id: gone.id });
      return Promise.resolve();
    });
    expect((await rowsOf(own, board)).map(([alias]) => alias)).toEqual([players[0]!.alias]);
  });
});

describe('taking part', () => {
  it('ends at once: nobody sees the person from then on', async () => {
    const { players, board } = await aTeam(2);
    const client = await world.signedIn(players[1]!.person);
    for (let twice = 0; twice < 2; twice += 1)
      expect((await client.post('/leaderboard/', { data_request: 'leave' })).body).toMatchObject({ joined: false });
    expect((await rowsOf(players[0]!.person, board)).map(([alias]) => alias)).toEqual([players[0]!.alias]);
    expect(await query('SELECT id FROM leaderboard_people WHERE account_id = $1', [players[1]!.person.id])).toEqual([]);
  });

  it('is once however often one joins, and who leaves a class is not on its board', async () => {
    const { players, board, id } = await aTeam(2);
    const client = await world.signedIn(players[1]!.person);
    const again = await client.post('/leaderboard/', { alias: 'Another name' });
    expect(again.body.alias).toBe(players[1]!.alias);
    await world.deps.inTransaction((tx) => leaveClass(tx, players[1]!.person.id, id));
    expect((await page(players[0]!.person, board)).board!.people).toBe(1);
  });

  it('is under a name that is valid and nobody else has, nor one that looks like it', async () => {
    const { person } = await aPlayer();
    const client = await world.signedIn(await aPerson(world));
    const join = (alias: string) => client.post('/leaderboard/', { alias });
    for (const alias of ['', 'ab', '<b>bold</b>', 'Moderator', '123', 'x'.repeat(25)])
      expect(refusal(await join(alias))).toEqual([422, 'invalid-input']);
    const other = await world.signedIn(person);
    expect((await other.post('/leaderboard/', { data_request: 'rename', alias: 'Calm Heron' })).body.alias).toBe(
      'Calm Heron',
    );
    expect(refusal(await join('cálm-her0n'))).toEqual([409, 'alias-taken']);
    expect(refusal(await client.post('/leaderboard/', { data_request: 'rename', alias: 'Free name' }))).toEqual([
      409,
      'not-on-leaderboard',
    ]);
    expect((await join('Free name')).body).toMatchObject({ joined: true, alias: 'Free name' });
    expect(refusal(await client.post('/leaderboard/', { data_request: 'rename', alias: 'CALM HERON' }))).toEqual([
      409,
      'alias-taken',
    ]);
  });

  it('of two who take one name at the same time has one', async () => {
    const clients = await Promise.all([1, 2].map(async () => world.signedIn(await aPerson(world))));
    const answers = await Promise.all(clients.map((client) => client.post('/leaderboard/', { alias: 'Same name' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('changes no more often than a limit', async () => {
    const client = await world.signedIn(await aPerson(world));
    for (let nth = 0; nth < LEADERBOARD_CHANGES.points; nth += 1)
      await client.post('/leaderboard/', { data_request: 'leave' });
    expect((await client.post('/leaderboard/', { alias: 'Too often' })).status).toBe(429);
  });
});

describe('a name that is reported', () => {
  it('becomes a case of the person without saying to anybody who they are, and is taken away with the profile', async () => {
    const { players, board } = await aTeam(2);
    const [own, bad] = players.map(({ person }) => person) as [Person, Person];
    const client = await world.signedIn(own);
    const row = (await page(own, board)).board!.rows.find((one) => !one.own)!;
    const report = (fields: object) =>
      client.post('/leaderboard/', {
        data_request: 'report',
        board,
        row_id: row.id,
        text: 'This is an insult.',
        ...fields,
      });
    expect(refusal(await report({ text: 'no' }))).toEqual([422, 'report-too-short']);
    expect(refusal(await report({ row_id: 999_999 }))).toEqual([404, 'board-not-found']);
    expect(refusal(await report({ board: 'class-999999' }))).toEqual([404, 'board-not-found']);
    expect(await report({})).toMatchObject({ status: 200, body: {} });
    const [kept] = await query<{ text: string; entity_id: number }>(
      `SELECT text, entity_id FROM reports WHERE kind = 'profile_report' AND account_id = $1`,
      [own.id],
    );
    expect(kept).toEqual({ entity_id: bad.id, text: `This is an insult.\n\nLeaderboard: “${players[1]!.alias}”` });
    await world.deps.inTransaction((tx) => hideProfile(tx, bad.id));
    const now = (await page(bad, board)).alias;
    expect(now).not.toBe(players[1]!.alias);
    const theirs = await world.signedIn(bad);
    const rename = (alias: string) => theirs.post('/leaderboard/', { data_request: 'rename', alias });
    expect(refusal(await rename(players[1]!.alias))).toEqual([409, 'alias-refused']);
    expect((await rename('A better name')).status).toBe(200);
  });
});

describe('a board that is open', () => {
  it('hears of points together, a few seconds after the first, and of who joins and leaves at once', async () => {
    const { players, board } = await aTeam(3);
    const [own, other, third] = players.map(({ person }) => person) as [Person, Person, Person];
    await world.drain();
    const socket = await TestSocket.open(await world.listen(), await world.signedIn(own));
    const watched = await socket.watch('leaderboard.board', board);
    expect(watched.ok).toBe(true);
    await does(other, 3);
    await does(third, 4);
    await world.drain();
    await socket.flushed();
    expect(socket.pushes).toEqual([]);
    world.clock.advance(ANNOUNCE_AFTER);
    expect(await world.drain()).toEqual([]);
    await socket.next(({ key, version }) => key === board && version > watched.version);
    await socket.flushed();
    expect(socket.pushes).toHaveLength(1);
    expect((await rowsOf(own, board)).map(([alias]) => alias)).toEqual([
      players[2]!.alias,
      players[1]!.alias,
      players[0]!.alias,
    ]);
    const seen = socket.pushes[0]!.version;
    await (await world.signedIn(third)).post('/leaderboard/', { data_request: 'leave' });
    await socket.next(({ version }) => version > seen);
    const { version } = (
      await (await world.signedIn(own)).post('/leaderboard/', { data_request: 'check_board', board })
    ).body;
    expect(version).toBe((await page(own, board)).board!.version);
    socket.close();
  });
});

describe('the start page', () => {
  it('names the place of who has joined, has points and is not alone', async () => {
    const { players, board } = await aTeam(2);
    const [own, other] = players.map(({ person }) => person) as [Person, Person];
    const today = async (person: Person) =>
      (await (await world.signedIn(person)).get('/api/learning/today/')).body.items.filter(
        ({ kind }: { kind: string }) => kind === 'leaderboard',
      );
    await does(other, 9);
    expect(await today(own)).toEqual([]);
    await does(own, 5);
    expect(await today(own)).toEqual([
      {
        kind: 'leaderboard',
        url: `/leaderboard/?board=${board}`,
        values: { place: 2, points: 5, kind: 'class', name: 'Year 4, cardiology' },
      },
    ]);
  });
});

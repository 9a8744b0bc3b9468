import { randomUUID } from 'node:crypto';
import { forgetGuests, GUEST_DAYS } from '~/domain/accounts/forget-guests';
import type { Person } from '~/domain/accounts/person';
import { register } from '~/domain/accounts/register';
import { removeMember } from '~/domain/group-practice/leave-group';
import { submitRound } from '~/domain/group-practice/submit-round';
import { KUDOS_DAYS, KUDOS_KINDS, KUDOS_PAGE } from '~/domain/kudos/contract';
import { NO_GRADES } from '~/domain/stations/marking';
import { sanitise } from '~/infra/html/sanitise';
import { hashPassword } from '~/infra/sessions/passwords';
import { aGuest, aPerson, aRegistration } from '~/infra/tooling/testing/factories/accounts';
import { aRunningGroup, type TestGroup } from '~/infra/tooling/testing/factories/group-practice';
import { anAttempt } from '~/infra/tooling/testing/factories/stations';
import { TestSocket } from '~/infra/tooling/testing/socket';
import { openWorld } from '~/infra/tooling/testing/world';
import { KUDOS } from './room';

const DAY = 86_400_000;
const world = openWorld();
const sql = (text: string, values: unknown[] = []) => world.deps.dataSource.query(text, values);

interface Round extends TestGroup {
  /** The id of its result. */
  id: number;
  path: string;
  examiner: Person;
  candidate: Person;
  patient: Person;
}

/** A round of three that has just ended. */
async function aRound(others?: Person[]): Promise<Round> {
  const group = await aRunningGroup(world, { others });
  const [examiner, candidate, patient] = group.members as [Person, Person, Person];
  const id = await world.deps.inTransaction((tx) =>
    submitRound(tx, examiner, group.pin, group.station.id, {
      ticked: group.station.item_ids.slice(0, 2),
      grades: NO_GRADES,
      comments: sanitise(''),
      seconds_used: 300,
      submission_id: randomUUID(),
    }),
  );
  if (typeof id !== 'number') throw id;
  return { ...group, id, path: `/kudos/${id}/`, examiner, candidate, patient };
}

const read = async (person: { id: number }, round: Round) => (await world.signedIn(person)).get(round.path);
const give = async (person: { id: number }, round: Round, to: { id: number }, kinds: unknown) =>
  (await world.signedIn(person)).post(round.path, { data_request: 'give', to: to.id, kinds });
const told = ({ status, body }: { status: number; body: { type: string } }) => [status, body.type];
const received = async (person: { id: number }, page = 1) =>
  (await (await world.signedIn(person)).get(`/kudos/?page=${page}`)).body;
const thank = (from: { id: number }, to: { id: number }, kinds: string[]) => ({ from: from.id, to: to.id, kinds });

describe('kudos of a round', () => {
  it('are given by everybody who took part to everybody else, for up to two kinds, and seen by all', async () => {
    const round = await aRound();
    const { examiner, candidate, patient } = round;
    expect((await read(candidate, round)).body).toEqual({
      round: {
        version: 0,
        people: [
          { id: candidate.id, name: candidate.name, avatar: '', role: 'student' },
          { id: examiner.id, name: examiner.name, avatar: '', role: 'examiner' },
          { id: patient.id, name: patient.name, avatar: '', role: 'patient' },
        ],
        thanks: [],
      },
      open: true,
      may_thank: [examiner.id, patient.id].sort((one, other) => one - other),
    });
    expect((await give(candidate, round, patient, ['convincing-patient', 'kind-manner'])).status).toBe(200);
    world.clock.advance(1);
    const given = await give(examiner, round, candidate, ['good-questions']);
    expect(given.body).toMatchObject({
      version: 2,
      thanks: [
        thank(candidate, patient, ['convincing-patient', 'kind-manner']),
        thank(examiner, candidate, ['good-questions']),
      ],
    });
    for (const person of [examiner, candidate, patient])
      expect((await read(person, round)).body.round).toEqual(given.body);
  });

  it('replace what one gave before, and are taken back by none; sent twice they are given once', async () => {
    const round = await aRound();
    const { candidate, patient } = round;
    await give(candidate, round, patient, ['kind-manner']);
    for (let sent = 0; sent < 2; sent += 1)
      expect((await give(candidate, round, patient, ['kind-manner', 'convincing-patient'])).body.thanks).toEqual([
        thank(candidate, patient, ['kind-manner', 'convincing-patient']),
      ]);
    for (let sent = 0; sent < 2; sent += 1) expect((await give(candidate, round, patient, [])).body.thanks).toEqual([]);
    expect(await sql('SELECT FROM kudos WHERE attempt_id = $1', [round.id])).toEqual([]);
  });

  it('are taken from a form as well', async () => {
    const round = await aRound();
    const client = await world.signedIn(round.candidate);
    const form = (fields: object) =>
      client.post(round.path, { data_request: 'give', to: round.patient.id, ...fields }, { as: 'form' });
    expect((await form({ kinds: 'kind-manner' })).body.thanks).toEqual([
      thank(round.candidate, round.patient, ['kind-manner']),
    ]);
    expect((await form({})).body.thanks).toEqual([]);
  });

  it('that are given at the same time are all kept, each with a version of its own', async () => {
    const round = await aRound();
    const pairs = round.members.flatMap((from) => round.members.filter((to) => to !== from).map((to) => [from, to]));
    const answers = await Promise.all(pairs.map(([from, to]) => give(from!, round, to!, ['kind-manner'])));
    expect(answers.map(({ body }) => body.version ?? body.type).sort()).toEqual([1, 2, 3, 4, 5, 6]);
    expect((await read(round.patient, round)).body.round.thanks).toHaveLength(6);
  });

  it('are pushed to everybody of the round who watches, through any gateway', async () => {
    const round = await aRound();
    const { gateway } = await world.anotherGateway();
    const near = await TestSocket.open(await world.listen(), await world.signedIn(round.examiner));
    const far = await TestSocket.open(await world.listen(gateway), await world.signedIn(round.patient, gateway));
    for (const socket of [near, far])
      expect(await socket.watch('kudos.round', round.id)).toMatchObject({ ok: true, version: 0 });
    const { body } = await give(round.candidate, round, round.patient, ['kind-manner']);
    for (const socket of [near, far]) {
      const pushed = await socket.next(({ resource }) => resource === 'kudos.round');
      expect(pushed).toMatchObject({ key: round.id, version: 1, snapshot: body });
      socket.close();
    }
    const poll = await (await world.signedIn(round.examiner)).post(round.path, { data_request: 'check_kudos' });
    expect(poll.body).toEqual(body);
  });
});

describe('kudos are refused', () => {
  it.each([
    ['three kinds', KUDOS_KINDS.slice(0, 3)],
    ['an unknown kind', ['best-of-all']],
    ['no list', { kind: 'kind-manner' }],
  ])('for %s', async (_, kinds) => {
    const round = await aRound();
    expect(told(await give(round.candidate, round, round.patient, kinds))).toEqual([422, '/problems/invalid-input']);
    expect((await read(round.patient, round)).body.round).toMatchObject({ version: 0, thanks: [] });
  });

  it('to oneself, to strangers and to people of another round', async () => {
    const [round, other] = [await aRound(), await aRound()];
    for (const to of [round.candidate, await aPerson(world), other.patient, { id: 2_000_000_000 }])
      expect(told(await give(round.candidate, round, to, ['kind-manner']))).toEqual([403, '/problems/cannot-thank']);
    expect((await read(round.patient, round)).body.round).toMatchObject({ version: 0, thanks: [] });
  });

  it('to a person who did not take part, and for results without a group (404)', async () => {
    const round = await aRound();
    const stranger = await aPerson(world);
    const alone = await anAttempt(world);
    const none = { ...round, id: alone.id, path: `/kudos/${alone.id}/` };
    for (const answer of [
      await read(stranger, round),
      await give(stranger, round, round.patient, ['kind-manner']),
      await give(stranger, round, round.patient, []),
      await (await world.signedIn(stranger)).post(round.path, { data_request: 'check_kudos' }),
      await read(alone.examiner, none),
      await give(alone.examiner, none, round.patient, ['kind-manner']),
      await read(round.candidate, { ...round, path: '/kudos/999999/' }),
    ])
      expect(told(answer)).toEqual([404, '/problems/kudos-round-not-found']);
    expect((await world.client().get(round.path)).status).toBe(401);
    const socket = await TestSocket.open(await world.listen(), await world.signedIn(stranger));
    expect(await socket.watch('kudos.round', round.id)).toMatchObject({ ok: false });
    socket.close();
  });

  it('after seven days, in which they can be taken back; what was given stays', async () => {
    const round = await aRound();
    const { candidate, patient } = round;
    world.clock.advance(KUDOS_DAYS * DAY - 1_000);
    await give(candidate, round, patient, ['kind-manner']);
    world.clock.advance(2_000);
    for (const kinds of [['good-questions'], []])
      expect(told(await give(candidate, round, patient, kinds))).toEqual([409, '/problems/kudos-closed']);
    expect((await read(candidate, round)).body).toMatchObject({
      open: false,
      may_thank: [],
      round: { thanks: [thank(candidate, patient, ['kind-manner'])] },
    });
  });

  it('to and from a removed member of the group', async () => {
    const round = await aRound();
    const { examiner: host, candidate, patient } = round;
    await give(candidate, round, patient, ['kind-manner']);
    await world.deps.inTransaction((tx) => removeMember(tx, host, round.pin, patient.id));
    expect((await read(candidate, round)).body.may_thank).toEqual([host.id]);
    expect((await read(patient, round)).body.may_thank).toEqual([]);
    for (const [from, to] of [
      [candidate, patient],
      [patient, candidate],
    ] as const)
      expect(told(await give(from, round, to, ['good-questions']))).toEqual([403, '/problems/cannot-thank']);
    // What was given before is still so, and is one's own to take back.
    expect((await give(candidate, round, patient, [])).body.thanks).toEqual([]);
  });

  it.each(['giver', 'receiver'] as const)(
    'where the %s has blocked the other, and no longer shown',
    async (blocker) => {
      const round = await aRound();
      const { candidate, patient } = round;
      await give(candidate, round, patient, ['kind-manner']);
      const [by, whom] = blocker === 'giver' ? [candidate, patient] : [patient, candidate];
      await sql('INSERT INTO account_blocks (blocker_id, blocked_id, created_at) VALUES ($1, $2, now())', [
        by.id,
        whom.id,
      ]);
      expect((await read(candidate, round)).body).toMatchObject({
        may_thank: [round.examiner.id],
        round: { thanks: [] },
      });
      expect(told(await give(candidate, round, patient, ['kind-manner']))).toEqual([403, '/problems/cannot-thank']);
      expect(await received(patient)).toMatchObject({ count: 0, totals: [], items: [] });
    },
  );

  it('where one person gives or takes back more than a limit in a minute', async () => {
    const round = await aRound();
    const client = await world.signedIn(round.candidate);
    const send = () => client.post(round.path, { data_request: 'give', to: round.patient.id, kinds: [] });
    for (let sent = 0; sent < KUDOS.points; sent += 1) expect((await send()).status).toBe(200);
    expect(told(await send())).toEqual([429, '/problems/too-many']);
    expect((await give(round.patient, round, round.candidate, ['kind-manner'])).status).toBe(200);
  });
});

describe('what somebody has received', () => {
  it('is a list with totals, of theirs alone', async () => {
    const carla = await aPerson(world, { first_name: 'Carla' });
    const [first, second] = [await aRound([carla, await aPerson(world)]), await aRound([carla, await aPerson(world)])];
    await give(first.examiner, first, carla, ['clear-explanations', 'kind-manner']);
    world.clock.advance(1_000);
    await give(second.patient, second, carla, ['clear-explanations']);
    await give(second.patient, second, second.examiner, ['useful-feedback']);
    expect(await received(carla)).toEqual({
      count: 2,
      page: 1,
      pages: 1,
      totals: [
        { kind: 'clear-explanations', count: 2 },
        { kind: 'kind-manner', count: 1 },
      ],
      items: [
        {
          from: { name: second.patient.name, avatar: '' },
          kinds: ['clear-explanations'],
          station: second.station.name,
          url: `/osce-stations/summary/${second.id}`,
          given_at: world.clock.now().toISOString(),
        },
        expect.objectContaining({ kinds: ['clear-explanations', 'kind-manner'], station: first.station.name }),
      ],
    });
    expect(await received(second.examiner)).toMatchObject({ totals: [{ kind: 'useful-feedback', count: 1 }] });
    expect(await received(first.patient)).toMatchObject({ count: 0, totals: [] });
  });

  it('comes a page at a time; of pages that are not there, the last', async () => {
    const busy = await aPerson(world);
    for (let count = 0; count <= KUDOS_PAGE / 2; count += 1) {
      const round = await aRound([busy, await aPerson(world)]);
      await give(round.examiner, round, busy, ['kind-manner']);
      await give(round.patient, round, busy, ['kind-manner']);
    }
    expect(await received(busy)).toMatchObject({ count: KUDOS_PAGE + 2, page: 1, pages: 2 });
    expect((await received(busy, 2)).items).toHaveLength(2);
    expect((await received(busy, 9)).page).toBe(2);
  });

  it('is for people with an account; a guest sees it on the result, and keeps it by registering', async () => {
    const guest = await aGuest(world, 'Noor');
    const round = await aRound([guest, await aPerson(world)]);
    await give(round.examiner, round, guest, ['kind-manner']);
    expect((await give(guest, round, round.examiner, ['useful-feedback'])).status).toBe(200);
    expect(told(await (await world.signedIn(guest)).get('/kudos/'))).toEqual([403, '/problems/guests-only-in-group']);
    world.clock.advance((GUEST_DAYS - 1) * DAY);
    const passwordHash = await hashPassword('x');
    const form = aRegistration({ institutions: [] }) as never;
    await world.deps.inTransaction((tx) => register(tx, guest, { form, passwordHash, language: 'en' }));
    world.clock.advance(GUEST_DAYS * DAY);
    await world.deps.inTransaction((tx) => forgetGuests(tx, 100));
    expect(await received(guest)).toMatchObject({ totals: [{ kind: 'kind-manner', count: 1 }] });
    expect(await received(round.examiner)).toMatchObject({ items: [{ kinds: ['useful-feedback'] }] });
    expect((await world.client().get('/kudos/')).status).toBe(401);
  });
});

describe('kudos go', () => {
  it('with the account of either person', async () => {
    const [guest, gone] = [await aGuest(world, 'Noor'), await aPerson(world)];
    const round = await aRound([guest, gone]);
    await give(guest, round, round.examiner, ['kind-manner']);
    await give(round.examiner, round, guest, ['good-questions']);
    await give(gone, round, round.examiner, ['useful-feedback']);
    await sql('DELETE FROM accounts WHERE id = $1', [gone.id]);
    expect((await read(round.examiner, round)).body.round).toMatchObject({
      people: [{ id: guest.id }, { id: round.examiner.id }],
      thanks: [thank(guest, round.examiner, ['kind-manner']), thank(round.examiner, guest, ['good-questions'])],
    });
    world.clock.advance((GUEST_DAYS + 1) * DAY);
    await world.deps.inTransaction((tx) => forgetGuests(tx, 100));
    expect((await read(round.examiner, round)).body.round.thanks).toEqual([]);
    expect(await received(round.examiner)).toMatchObject({ count: 0 });
    expect(await sql('SELECT FROM kudos WHERE attempt_id = $1', [round.id])).toEqual([]);
  });

  it('with the session of the group', async () => {
    const round = await aRound();
    await give(round.candidate, round, round.patient, ['kind-manner']);
    await sql('DELETE FROM group_sessions WHERE pin = $1', [round.pin]);
    for (const table of ['kudos', 'kudos_rounds'])
      expect(await sql(`SELECT FROM ${table} WHERE attempt_id = $1`, [round.id])).toEqual([]);
    expect(told(await read(round.candidate, round))).toEqual([404, '/problems/kudos-round-not-found']);
  });
});

describe('the database takes no kudos', () => {
  let round: Round;
  beforeAll(async () => {
    round = await aRound();
    await give(round.examiner, round, round.patient, ['kind-manner']);
  });

  const insert = (fields: { giver?: number; receiver?: number; kinds?: string; given?: string; closes?: string }) => {
    const { giver = round.candidate.id, receiver = round.patient.id, kinds = '{kind-manner}' } = fields;
    const { given = 'r.closes_at', closes = 'r.closes_at' } = fields;
    return sql(
      `INSERT INTO kudos (attempt_id, giver_id, receiver_id, kinds, given_at, closes_at)
       SELECT attempt_id, $2, $3, $4, ${given}, ${closes} FROM kudos_rounds r WHERE attempt_id = $1`,
      [round.id, giver, receiver, kinds],
    );
  };

  it.each([
    ['to oneself', () => ({ receiver: round.candidate.id }), 'kudos_not_to_oneself'],
    ['to strangers', async () => ({ receiver: (await aPerson(world)).id }), 'foreign key'],
    ['from strangers', async () => ({ giver: (await aPerson(world)).id }), 'foreign key'],
    ['of other kinds', () => ({ kinds: '{best-of-all}' }), 'kudos_kinds'],
    ['without a kind', () => ({ kinds: '{}' }), 'kudos_one_or_two'],
    ['of three kinds', () => ({ kinds: '{kind-manner,good-questions,useful-feedback}' }), 'kudos_one_or_two'],
    ['of the same kind twice', () => ({ kinds: '{kind-manner,kind-manner}' }), 'kudos_one_or_two'],
    [
      'of the same kind twice, counted from 0',
      () => ({ kinds: '[0:1]={kind-manner,kind-manner}' }),
      'kudos_one_or_two',
    ],
    ['that are late', () => ({ given: `r.closes_at + interval '1 second'` }), 'kudos_in_time'],
    ['with an end of their own', () => ({ closes: `r.closes_at + interval '1 day'` }), 'foreign key'],
    ['twice from one to another', () => ({ giver: round.examiner.id }), 'kudos_pkey'],
  ] as const)('%s', async (_, fields, constraint) => {
    await expect(insert(await fields())).rejects.toThrow(constraint);
  });
});

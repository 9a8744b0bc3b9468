import { refusal } from '~/infra/tooling/testing/client';
import { aPerson, TEST_PASSWORD } from '~/infra/tooling/testing/factories/accounts';
import { aMetQuestion } from '~/infra/tooling/testing/factories/discussion';
import { aTopic } from '~/infra/tooling/testing/factories/questions';
import { aModerator } from '~/infra/tooling/testing/moderating';
import { TestSocket } from '~/infra/tooling/testing/socket';
import { openWorld } from '~/infra/tooling/testing/world';

const world = openWorld();
const query = <T>(sql: string, values: unknown[] = []): Promise<T[]> => world.deps.dataSource.query(sql, values);
const REASON = 'Insults in the discussion.';
const DAY = 86_400_000;
type Moderator = Awaited<ReturnType<typeof aModerator>>;

const give = ({ client }: Pick<Moderator, 'client'>, id: number, kind: string, days = 7, reason = REASON) =>
  client.post(`/moderation/people/${id}/`, { data_request: 'sanction', kind, days, reason });
const kindsTold = async (id: number) =>
  (
    await query<{ kind: string }>(
      `SELECT kind FROM notifications WHERE account_id = $1 AND kind LIKE 'sanction%' ORDER BY id`,
      [id],
    )
  ).map(({ kind }) => kind);

/** Signs in with a password, as the browser does. */
async function signIn(person: { username: string | null }) {
  return world.client().post('/login/', { username: person.username, password: TEST_PASSWORD });
}

describe('whoever a moderator decides about', () => {
  it.each(['warn', 'mute', 'suspend'])(
    'is told by mail of %s, with the reason and without who reported',
    async (kind) => {
      const person = await aPerson(world);
      const moderator = await aModerator(world);
      expect((await give(moderator, person.id, kind)).status).toBe(200);
      expect(await query('SELECT template, body FROM mails WHERE account_id = $1', [person.id])).toEqual([
        { template: `moderation.sanction-${kind}`, body: { reason: REASON } },
      ]);
    },
  );
});

describe('somebody who is muted', () => {
  it('writes no comments and no reports until it is over, and reads why', async () => {
    const { person, question } = await aMetQuestion(world);
    const moderator = await aModerator(world);
    expect((await give(moderator, person.id, 'mute', 3)).body.sanctions).toMatchObject([
      { kind: 'mute', reason: REASON, in_force: true, by: moderator.person.name },
    ]);
    const client = await world.signedIn(person);
    const comment = () =>
      client.post(`/questions/${question.id}/comments/`, { data_request: 'submit', comment: 'Hello.' });
    const topic = await aTopic(world);
    const report = () =>
      client.post('/content/quiz/discussion/', {
        data_request: 'notebook_report',
        entity_id: topic.id,
        report_select: 7,
        report_text: 'This is not how it is done.',
      });
    expect(refusal(await comment())).toEqual([403, 'account-muted']);
    expect(refusal(await report())).toEqual([403, 'account-muted']);
    const own = (await client.get('/sanctions/')).body;
    expect(own.sanctions).toMatchObject([{ kind: 'mute', reason: REASON }]);
    expect(JSON.stringify(own)).not.toContain(moderator.person.name);
    expect(await kindsTold(person.id)).toEqual(['sanction-muted']);
    world.clock.advance(3 * DAY + 1);
    const later = await world.signedIn(person);
    expect(
      (await later.post(`/questions/${question.id}/comments/`, { data_request: 'submit', comment: 'Hello.' })).status,
    ).toBe(200);
  });
});

describe('somebody who is suspended', () => {
  it('is signed out at once, sockets too, and cannot sign in; it can be taken back', async () => {
    const person = await aPerson(world);
    const client = await world.signedIn(person);
    const socket = await TestSocket.open(await world.listen(), client);
    const moderator = await aModerator(world);
    const closed = new Promise((resolve) => socket.socket.once('disconnect', resolve));
    const given = await give(moderator, person.id, 'suspend', 7);
    expect(given.status).toBe(200);
    await closed;
    expect((await client.get('/profile/')).status).toBe(401);
    const refused = await signIn(person);
    expect(refusal(refused)).toEqual([403, 'account-suspended']);
    const why = (refused.body as unknown as { next_url: string }).next_url;
    const nobody = world.client();
    expect((await nobody.get(why)).body.sanctions).toMatchObject([{ kind: 'suspend', reason: REASON, in_force: true }]);
    expect((await nobody.get(`${why.slice(0, -3)}xx/`)).status).toBe(404);
    await moderator.client.post(`/moderation/people/${person.id}/`, {
      data_request: 'lift',
      sanction_id: given.body.sanctions[0].id,
      reason: 'A mistake.',
    });
    expect((await signIn(person)).status).toBe(200);
    expect(await kindsTold(person.id)).toEqual(['sanction-suspended', 'sanction-lifted']);
  });

  it('has no session that a killed gateway left: the job ends them', async () => {
    const person = await aPerson(world);
    const { person: who } = await aModerator(world);
    const { sanctionPerson } = await import('~/domain/moderation/sanctions/sanction');
    const client = await world.signedIn(person);
    expect((await client.get('/profile/')).status).toBe(200);
    await world.deps.inTransaction((tx) =>
      sanctionPerson(tx, who, person.id, { kind: 'suspend', days: 0, reason: REASON }),
    );
    expect(await world.drain()).toEqual([]);
    expect((await client.get('/profile/')).status).toBe(401);
    expect(await query('SELECT token_hash FROM sessions WHERE account_id = $1', [person.id])).toEqual([]);
  });

  it('asks another moderator, who sees it arrive; who decided waits for 24 hours', async () => {
    const person = await aPerson(world);
    const [first, second] = [await aModerator(world), await aModerator(world)];
    const given = await give(first, person.id, 'suspend', 30);
    const [{ id: sanction_id }] = given.body.sanctions;
    const why = ((await signIn(person)).body as unknown as { next_url: string }).next_url;
    const ask = () => world.client().post(why, { data_request: 'ask', sanction_id, words: 'It was somebody else.' });
    expect((await ask()).body.sanctions).toMatchObject([{ asked: 'It was somebody else.' }]);
    expect((await ask()).status).toBe(200);
    const [row] = await query<{ id: number }>(
      `SELECT id FROM moderation_cases WHERE kind = 'person' AND entity_id = $1`,
      [person.id],
    );
    expect((await second.client.get('/moderation/')).body.queue.items).toContainEqual(
      expect.objectContaining({ id: row!.id, kind: 'person', asked: true }),
    );
    expect(refusal(await first.decide(row!.id, 'keep'))).toEqual([409, 'other-moderator-needed']);
    expect((await second.decide(row!.id, 'keep')).body).toMatchObject({ waiting: false });
    expect((await world.client().get(why)).body.sanctions).toMatchObject([{ answered: true, in_force: true }]);
  });
});

describe('who decides on people', () => {
  it('is refused by name what the rule does not allow', async () => {
    const moderator = await aModerator(world);
    expect(refusal(await give(moderator, moderator.person.id, 'suspend'))).toEqual([403, 'cannot-sanction']);
    expect(await query('SELECT id FROM account_sanctions WHERE given_by = account_id')).toEqual([]);
  });

  it('gives a reason and a duration, and not the same twice', async () => {
    const moderator = await aModerator(world);
    const { id } = await aPerson(world);
    expect(refusal(await give(moderator, id, 'mute', 7, 'Rude.'))).toEqual([422, 'reason-missing']);
    expect(refusal(await give(moderator, id, 'mute', 0))).toEqual([422, 'duration-invalid']);
    expect((await give(moderator, id, 'mute', 400)).status).toBe(422);
    expect((await give(moderator, id, 'mute', 1)).status).toBe(200);
    expect(refusal(await give(moderator, id, 'mute', 1))).toEqual([409, 'sanction-in-force']);
    expect(await kindsTold(id)).toEqual(['sanction-muted']);
  });
});

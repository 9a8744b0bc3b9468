import { profileDetails } from '~/domain/accounts/profile/contract';
import { saveProfile } from '~/domain/accounts/profile/save-profile';
import type { Role } from '~/domain/accounts/contract';
import { aGuest, aPerson } from '~/infra/tooling/testing/factories/accounts';
import { aGroup } from '~/infra/tooling/testing/factories/group-practice';
import { TestSocket } from '~/infra/tooling/testing/socket';
import { openWorld } from '~/infra/tooling/testing/world';
import { table } from '~/infra/tooling/testing/table';

const world = openWorld();
const PATH = '/profile/details/';

async function somebody(options: { username?: string; roles?: Role[] } = {}) {
  const person = await aPerson(world, options);
  const client = await world.signedIn(person);
  const { body } = await client.get(PATH);
  const save = (fields: Record<string, unknown> = {}) => client.post(PATH, { ...body, institutions: [], ...fields });
  return { person, client, details: body, save };
}
const accountOf = (id: number) => table(world, 'accounts').one({ id });
const problemOf = ({ status, body }: { status: number; body: { type?: string; errors?: unknown } }) => [
  status,
  body.type?.replace('/problems/', ''),
  body.errors,
];

describe("one's profile (spec 2 §5)", () => {
  // rules: 2.3.16, 2.6.4
  it('is read and saved by its owner only', async () => {
    const { person, client, details, save } = await somebody();
    expect(details).toMatchObject({ revision: 0, username: person.username, country: 'GB', training_stage: 3 });
    const answer = await save({
      first_name: ' Ana  María ',
      last_name: 'Ruiz',
      username: ' ana.ruiz ',
      country: 'es',
      training_stage: 1,
      medical_school_year: '4',
      institutions: ['First School', 'second school'],
      bio: 'I teach.',
    });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        revision: 1,
        first_name: 'Ana María',
        username: 'ana.ruiz',
        country: 'ES',
        medical_school_year: 4,
        institutions: [
          { name: 'First School', is_verified: false, user_count: 1 },
          { name: 'second school', is_verified: false, user_count: 1 },
        ],
      },
    });
    expect((await client.get('/api/session/')).body.person).toMatchObject({
      name: 'Ana María R.',
      username: 'ana.ruiz',
    });
    expect((await world.client().get(PATH)).status).toBe(401);
    expect((await (await world.signedIn(await aGuest(world))).get(PATH)).status).toBe(403);
  });

  it('gives up institutions that are no longer in the list', async () => {
    const { client, save } = await somebody();
    const student = { training_stage: 2, medical_school_year: 1 };
    await save({ ...student, institutions: ['Kept College', 'Left College'] });
    const { body } = await client.post(PATH, {
      ...(await client.get(PATH)).body,
      institutions: ['kept college', 'New College'],
    });
    expect(body.institutions.map(({ name }: { name: string }) => name)).toEqual(['Kept College', 'New College']);
    const counts = await world.deps.dataSource.query(
      `SELECT name, user_count FROM institutions WHERE name LIKE '% College' ORDER BY name`,
    );
    expect(counts).toEqual([
      { name: 'Kept College', user_count: 1 },
      { name: 'Left College', user_count: 0 },
      { name: 'New College', user_count: 1 },
    ]);
  });

  it('keeps the username of somebody else, also in another case and in the same instant', async () => {
    await aPerson(world, { username: 'Taken.Name' });
    const taken = { path: 'username', message: 'Username has already been taken' };
    const [one, other] = [await somebody(), await somebody()];
    expect(problemOf(await one.save({ username: 'taken.name' }))).toEqual([422, 'profile-invalid', [taken]]);
    const both = await Promise.all([one.save({ username: 'wanted' }), other.save({ username: 'WANTED' })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(problemOf(both.find(({ status }) => status === 422)!)).toEqual([422, 'profile-invalid', [taken]]);
  });

  it("calls one's own username available", async () => {
    const { client, details } = await somebody();
    const check = (who: typeof client) => who.post('/api/register/check_username/', { username: details.username });
    expect((await check(client)).body).toEqual({ status: 'available' });
    expect((await check((await somebody()).client)).body).toEqual({ status: 'unavailable' });
  });

  it('refuses what is wrong and changes nothing', async () => {
    const { person, save } = await somebody();
    const before = await accountOf(person.id);
    expect(problemOf(await save({ username: 'a b', country: 'XX', training_stage: 1, first_name: '\u200b' }))).toEqual([
      422,
      'profile-invalid',
      [
        { path: 'first_name', message: 'Please fill in all fields' },
        { path: 'username', message: 'Username contains invalid characters' },
        { path: 'country', message: 'Choose one of the options' },
        { path: 'medical_school_year', message: 'Please fill in all fields' },
      ],
    ]);
    expect(await accountOf(person.id)).toEqual(before);
  });

  it('is shown as that of an author only by those who may publish', async () => {
    const learner = await somebody();
    expect(problemOf(await learner.save({ public_creator: true }))).toEqual([403, 'not-allowed', undefined]);
    const author = await somebody({ roles: ['learner', 'author'] });
    expect((await author.save({ public_creator: 'true', bio: 'I write.' })).body).toMatchObject({
      public_creator: true,
    });
    const { body } = await author.client.post(PATH, {
      ...(await author.client.get(PATH)).body,
      institutions: [],
      public_creator: undefined,
      bio: 'I still write.',
    });
    expect(body).toMatchObject({ public_creator: true, bio: 'I still write.' });
  });

  it('shows another name at once in the groups one is in', async () => {
    const { person, save } = await somebody();
    const { pin, host } = await aGroup(world, { others: [person] });
    const socket = await TestSocket.open(await world.listen(), await world.signedIn(host));
    await socket.watch('group.lobby', pin);
    await save({ first_name: 'Renamed', last_name: 'Person' });
    const push = await socket.next(({ snapshot }) => snapshot.members[1].name === 'Renamed P.');
    expect(push.snapshot.members[1]).toMatchObject({ id: person.id });
    socket.close();
  });
});

describe('a profile that two tabs change', () => {
  it('tells the second what differs, and keeps what the first saved', async () => {
    const { client, save } = await somebody();
    expect((await save({ bio: 'From the first tab.' })).status).toBe(200);
    expect(problemOf(await save({ bio: 'From the second tab.', first_name: 'Second' }))).toEqual([
      409,
      'profile-changed',
      [
        { path: 'first_name', message: 'differs' },
        { path: 'bio', message: 'differs' },
      ],
    ]);
    const now = (await client.get(PATH)).body;
    expect(now).toMatchObject({ revision: 1, bio: 'From the first tab.' });
    expect((await save({ bio: 'From the second tab.', revision: now.revision })).body).toMatchObject({
      revision: 2,
      bio: 'From the second tab.',
    });
  });

  it('changes once when one form is sent twice', async () => {
    const { save } = await somebody();
    const answers = await Promise.all([save({ bio: 'Twice.' }), save({ bio: 'Twice.' })]);
    expect(answers.map(({ status, body }) => [status, body.revision])).toEqual([
      [200, 1],
      [200, 1],
    ]);
  });

  it('lets one of two that save in the same instant through', async () => {
    const { save } = await somebody();
    const answers = await Promise.all([save({ bio: 'One.' }), save({ bio: 'Other.' })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('is not saved by half when the transaction fails', async () => {
    const { person, details } = await somebody();
    const failed = world.deps.inTransaction(async (tx) => {
      const form = profileDetails.actions.submit.input.parse({ ...details, institutions: [], bio: 'Half.' });
      await saveProfile(tx, person, form);
      throw new Error('killed');
    });
    await expect(failed).rejects.toThrow('killed');
    expect(await accountOf(person.id)).toMatchObject({ bio: '', profile_revision: 0 });
  });
});

describe('e-mail preferences (spec 2 §7)', () => {
  // rules: 2.2.18, 2.3.17, 2.7.7
  it('are saved, and the answer names those that are on', async () => {
    const { person, client } = await somebody();
    const save = (fields: Record<string, unknown>, as?: 'form') =>
      client.post('/profile/', { data_request: 'email_preferences', ...fields }, { as });
    expect((await accountOf(person.id)).receive_marketing_emails).toBe(false);
    expect((await save({ receive_marketing_emails: true, receive_following_emails: true })).body).toEqual({
      field_str: 'receive_marketing_emails,receive_following_emails',
    });
    expect((await save({ receive_marketing_emails: 'false' }, 'form')).body).toEqual({
      field_str: 'receive_following_emails',
    });
    expect((await save({ receive_following_emails: false })).body).toEqual({ field_str: '' });
    expect((await save({ receive_following_emails: 'perhaps' })).status).toBe(422);
    expect((await client.get(PATH)).body).toMatchObject({ revision: 0, receive_marketing_emails: false });
  });
});

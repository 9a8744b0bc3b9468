import { keyOf } from '~/domain/review/contract';
import { presenceOnProposal, setReading } from '~/domain/review/readers';
import { aPerson } from '~/infra/tooling/testing/factories/accounts';
import { openWorld } from '~/infra/tooling/testing/world';
import { ASK, codeOf, REVIEW, reviewed, openApplications } from './testing/applicants';

const world = openWorld();
const { query, rolesOf, learner, moderator, told } = openApplications(world);

describe('a decision on an application that is undone', () => {
  it('takes the role back, and the application waits again', async () => {
    const { person, client, asked } = await learner();
    const [by, other] = [await moderator(), await moderator()];
    const id = await asked();
    await by.accept(id);
    const { undoable, decisions } = await other.review(id);
    expect(undoable).toBe(decisions[0].id);
    expect((await other.undo(id, undoable)).status).toBe(200);
    expect(await rolesOf(person)).toEqual(['learner']);
    expect((await client.get(ASK)).body).toMatchObject({ author: false, application: { id, state: 'open' } });
    expect((await told(person)).notifications.at(-1)).toEqual({ kind: 'application-reopened', values: {}, url: ASK });
    expect(
      await query('SELECT given, origin, by_id FROM role_changes WHERE account_id = $1 ORDER BY id', [person.id]),
    ).toEqual([
      { given: true, origin: 'application', by_id: by.person.id },
      { given: false, origin: 'application', by_id: other.person.id },
    ]);
    expect((await other.review(id)).decisions).toMatchObject([
      { act: 'undo', who: { id: other.person.id } },
      { act: 'publish', undone: true },
    ]);
    expect(codeOf(await by.undo(id, undoable))).toEqual([409, 'decision-not-undoable']);
    expect((await by.refuse(id)).body.state).toBe('refused');
  });

  it('opens a refused application again, unless the person has applied anew', async () => {
    const { person, client, ask, asked, withdraw } = await learner();
    const by = await moderator();
    const id = await asked();
    await by.refuse(id);
    await by.undo(id, (await by.review(id)).undoable);
    expect((await client.get(ASK)).body.application).toMatchObject({ id, state: 'open', reason: '' });
    expect((await told(person)).notifications.map(({ kind }) => kind)).toEqual([
      'application-refused',
      'application-reopened',
    ]);
    await by.refuse(id);
    const { undoable } = await by.review(id);
    await query(`UPDATE author_applications SET decided_at = decided_at - interval '15 days' WHERE id = $1`, [id]);
    expect((await ask()).status).toBe(200);
    expect(codeOf(await by.undo(id, undoable))).toEqual([409, 'decision-not-undoable']);
    expect((await withdraw((await client.get(ASK)).body.application.id)).status).toBe(200);
    expect(codeOf(await by.undo(id, undoable))).toEqual([409, 'decision-not-undoable']);
  });

  it('is read and undone by moderators alone, and by nobody on their own application', async () => {
    const { client, asked } = await learner();
    const by = await moderator();
    const id = await asked();
    await by.refuse(id);
    const { undoable } = await by.review(id);
    const stranger = await world.signedIn(await aPerson(world, { roles: ['learner', 'author'] }));
    for (const one of [client, stranger]) {
      expect(codeOf(await one.post(REVIEW, reviewed(id)))).toEqual([404, 'proposal-not-reviewed']);
      expect(codeOf(await one.post(`${REVIEW}undo/`, { ...reviewed(id), decision_id: undoable }))).toEqual([
        404,
        'proposal-not-reviewed',
      ]);
    }
  });

  it('goes with the person who asked, reasons and all', async () => {
    const { person, asked } = await learner();
    const by = await moderator();
    const id = await asked();
    await by.refuse(id);
    expect((await by.review(id)).decisions).toHaveLength(1);
    await query('DELETE FROM accounts WHERE id = $1', [person.id]);
    expect(await query(`SELECT FROM proposal_decisions WHERE kind = 'application' AND entity_id = $1`, [id])).toEqual(
      [],
    );
  });

  it('goes while a moderator reads the application, whose closed page leaves nothing behind', async () => {
    const { person, asked } = await learner();
    const by = await moderator();
    const id = await asked();
    await by.refuse(id);
    const presence = presenceOnProposal(keyOf({ kind: 'application', entity_id: id }), by.person.id);
    const reads = (here: boolean) => world.deps.inTransaction((tx) => setReading(tx, presence, here));
    await reads(true);
    await query('DELETE FROM accounts WHERE id = $1', [person.id]);
    await reads(false);
    await reads(true);
    for (const table of ['moderated_proposals', 'proposal_readers', 'proposal_decisions'])
      expect(await query(`SELECT FROM ${table} WHERE kind = 'application' AND entity_id = $1`, [id])).toEqual([]);
  });
});

import { randomUUID } from 'node:crypto';
import { refusal } from '~/infra/tooling/testing/client';
import { aPerson } from '~/infra/tooling/testing/factories/accounts';
import { aClass } from '~/infra/tooling/testing/factories/classes';
import { anEvent } from '~/infra/tooling/testing/factories/events';
import { aSection } from '~/infra/tooling/testing/factories/notebook';
import { aTopic } from '~/infra/tooling/testing/factories/questions';
import { openEvent } from '~/domain/events/open-event';
import { aModerator, REASON, reported } from '~/infra/tooling/testing/moderating';
import { openWorld } from '~/infra/tooling/testing/world';

const world = openWorld();
const query = <T>(sql: string, values: unknown[] = []): Promise<T[]> => world.deps.dataSource.query(sql, values);
const get = async (person: { id: number }, url: string) => (await world.signedIn(person)).get(url);
const TEXT = 'This is not how it is done.';
const adult = () => aPerson(world);

describe('an event', () => {
  it('that is hidden is in no list, keeps its words from everybody and its lobby shut, until it is shown again', async () => {
    const [host, one, reader] = [await adult(), await adult(), await adult()];
    const event = await anEvent(world, { host, others: [one], title: 'Zebra meeting', about: 'Rude words' });
    const url = `/events/${event.id}/`;
    const listed = async () => JSON.stringify((await get(reader, '/events/')).body).includes('Zebra meeting');
    expect(await listed()).toBe(true);
    const id = await reported(world, reader, 'event', event.id, 5);
    const { decide, open } = await aModerator(world);
    expect((await open(id)).target).toMatchObject({
      title: 'Zebra meeting',
      author: { id: host.id },
      hideable: true,
      lines: [{ text: 'Zebra meeting' }, { text: 'Rude words' }],
    });
    expect((await decide(id, 'hide')).body).toMatchObject({ standing: 'hidden' });
    expect(await listed()).toBe(false);
    expect(refusal(await get(reader, url))).toEqual([404, 'event-not-found']);
    expect(refusal(await (await world.signedIn(reader)).get(`/events/${event.id}/calendar.ics`))[0]).toBe(404);
    for (const person of [host, one])
      expect((await get(person, url)).body.event).toMatchObject({ hidden: true, title: '', about: '' });
    const move = { data_request: 'move', starts: '2027-01-01T10:00', zone: 'UTC', minutes: 60 };
    expect(refusal(await (await world.signedIn(host)).post(url, move))).toEqual([409, 'event-hidden']);
    world.clock.advance(2 * 3_600_000 + 60_000);
    await world.deps.inTransaction((tx) => openEvent(tx, event.id, { chatUrl: '' }));
    expect(await query('SELECT state FROM events WHERE id = $1', [event.id])).toEqual([{ state: 'planned' }]);
    expect((await get(host, `/moderated/${id}/`)).body).toMatchObject({ standing: 'hidden', reason: REASON });
    await decide(id, 'restore', { reason: '' });
    expect((await get(one, url)).body.event).toMatchObject({ hidden: false, title: 'Zebra meeting' });
    await world.deps.inTransaction((tx) => openEvent(tx, event.id, { chatUrl: '' }));
    expect(await query('SELECT state FROM events WHERE id = $1', [event.id])).toEqual([{ state: 'open' }]);
  });

  it('that is hidden is told to those who signed up, without its words, and to nobody once it is over', async () => {
    const [host, one, two, reader] = [await adult(), await adult(), await adult(), await adult()];
    const event = await anEvent(world, { host, others: [one, two], title: 'Zebra meeting' });
    const id = await reported(world, reader, 'event', event.id, 5);
    const { decide } = await aModerator(world);
    const told = (person: { id: number }) =>
      query(`SELECT kind, "values" FROM notifications WHERE account_id = $1 AND kind LIKE 'event-%' ORDER BY id`, [
        person.id,
      ]);
    const hidden = { kind: 'event-hidden', values: { title: '' } };
    const shown = { kind: 'event-shown', values: { title: 'Zebra meeting' } };
    await decide(id, 'hide');
    for (const person of [one, two]) expect(await told(person)).toEqual([hidden]);
    expect(await told(host)).toEqual([]);
    await decide(id, 'restore', { reason: '' });
    for (const person of [one, two]) expect(await told(person)).toEqual([hidden, shown]);

    const past = await anEvent(world, { host, others: [one], title: 'Zebra meeting' });
    const later = await reported(world, reader, 'event', past.id, 5);
    await query(`UPDATE events SET starts_at = starts_at - interval '30 days' WHERE id = $1`, [past.id]);
    await decide(later, 'hide');
    expect(await told(one)).toEqual([hidden, shown]);
  });

  it('is not reported by its host, nor by somebody whom its host has blocked', async () => {
    const [host, blocked] = [await adult(), await adult()];
    const event = await anEvent(world, { host });
    await query('INSERT INTO account_blocks (blocker_id, blocked_id, created_at) VALUES ($1, $2, now())', [
      host.id,
      blocked.id,
    ]);
    const send = async (person: { id: number }) =>
      (await world.signedIn(person)).post('/content/quiz/discussion/', {
        data_request: 'event_report',
        entity_id: event.id,
        report_select: 5,
        report_text: TEXT,
      });
    expect((await send(host)).status).toBe(403);
    expect(refusal(await send(blocked))).toEqual([404, 'event-not-found']);
  });
});

describe('a class', () => {
  it('that is hidden shows its members nothing, its tutor nobody, and opens to no PIN', async () => {
    const [member, late] = [await aPerson(world), await aPerson(world)];
    const { id: classId, pin, tutor } = await aClass(world, { members: [member] });
    const id = await reported(world, member, 'class', classId, 5);
    const { decide, open } = await aModerator(world);
    expect((await open(id)).target).toMatchObject({ title: 'Year 4, cardiology', author: { id: tutor.id } });
    await decide(id, 'hide');
    expect((await get(member, `/classes/${classId}/`)).body.class).toMatchObject({ hidden: true, name: '' });
    const seen = (await get(tutor, `/tutor/${classId}/`)).body;
    expect([seen.class.hidden, seen.roster.members]).toEqual([true, []]);
    const join = { data_request: 'join', pin };
    expect(refusal(await (await world.signedIn(late)).post('/classes/', join))).toEqual([404, 'class-pin-wrong']);
    const act = async (data_request: string) =>
      (await world.signedIn(tutor)).post(`/tutor/${classId}/`, { data_request });
    expect(refusal(await act('new_pin'))).toEqual([409, 'class-hidden']);
    await decide(id, 'restore', { reason: '' });
    expect((await get(tutor, `/tutor/${classId}/`)).body.roster.members).toHaveLength(1);
    expect((await (await world.signedIn(late)).post('/classes/', join)).status).toBe(200);
  });

  it('whose work changed while a moderator was reading is read again', async () => {
    const member = await aPerson(world);
    const { id: classId } = await aClass(world, { members: [member] });
    const id = await reported(world, member, 'class', classId, 5);
    const { decide, open } = await aModerator(world);
    const seen = await open(id);
    const add = (title: string) =>
      query(
        `INSERT INTO class_assignments (class_id, kind, title, due_on, created_at) VALUES ($1, 'quiz', $2, '2027-01-01', now())`,
        [classId, title],
      );
    await add('Murmurs');
    expect(refusal(await decide(id, 'keep', { reason: '', seen }))).toEqual([409, 'target-changed']);
    const again = await open(id);
    // One goes and another comes: as many as before.
    await query('DELETE FROM class_assignments WHERE class_id = $1', [classId]);
    await add('Rhythms');
    expect(refusal(await decide(id, 'keep', { reason: '', seen: again }))).toEqual([409, 'target-changed']);
    expect((await decide(id, 'keep', { reason: '' })).status).toBe(200);
  });

  it('is reported by its members alone', async () => {
    const [member, stranger] = [await aPerson(world), await aPerson(world)];
    const { id, tutor } = await aClass(world, { members: [member] });
    const send = async (person: { id: number }) =>
      (await world.signedIn(person)).post('/content/quiz/discussion/', {
        data_request: 'class_report',
        entity_id: id,
        report_select: 5,
        report_text: TEXT,
      });
    expect((await send(tutor)).status).toBe(403);
    expect(refusal(await send(stranger))).toEqual([404, 'class-not-found']);
    expect((await send(member)).status).toBe(200);
  });
});

describe('a section of the notebook', () => {
  it('is hidden alone: the others stay, and showing the whole page again leaves it hidden', async () => {
    const topic = await aTopic(world);
    const [bad, good] = [
      await aSection(world, { topic, title: 'Zebradose' }),
      await aSection(world, { topic, title: 'Zebrasigns' }),
    ];
    const reader = await aPerson(world, { roles: ['learner', 'supporter'] });
    const url = `/notebook/${topic.slug}/`;
    const titles = async () => (await get(reader, url)).body.sections.map((one: { title: string }) => one.title);
    const id = await reported(world, reader, 'section', bad.id, 7);
    const { decide, client } = await aModerator(world);
    await decide(id, 'hide');
    expect(await titles()).toEqual(['Zebrasigns']);
    expect(JSON.stringify((await get(reader, '/search/?q=Zebradose')).body)).not.toContain(url);

    const page = await reported(world, reader, 'notebook', topic.id, 7);
    await decide(page, 'hide');
    expect(refusal(await decide(id, 'restore', { reason: '' }))).toEqual([409, 'notebook-page-hidden']);
    await decide(page, 'restore', { reason: '' });
    expect(await titles()).toEqual(['Zebrasigns']);
    await decide(id, 'restore', { reason: '' });
    expect((await titles()).toSorted()).toEqual(['Zebradose', 'Zebrasigns']);

    const open = (section_id: number) =>
      client.post(`/moderation/cases/${page}/`, { data_request: 'open_section', section_id });
    expect((await open(bad.id)).body).toEqual({ next_url: `/moderation/cases/${id}/` });
    const other = (await open(good.id)).body.next_url;
    expect((await client.get(other)).body.target).toMatchObject({ kind: 'section', title: 'Zebrasigns' });
    const elsewhere = await aSection(world, { topic: await aTopic(world), title: 'Elsewhere' });
    expect(refusal(await open(elsewhere.id))).toEqual([404, 'case-not-found']);
  });

  it('is sent back to its author with a reason, who mends it: readers see it again once a moderator shows it', async () => {
    const topic = await aTopic(world);
    const author = await aPerson(world, { roles: ['learner', 'author'] });
    const section = await aSection(world, { topic, title: 'Zebradose' });
    const starter = await aSection(world, { topic, title: 'Of the starter content' });
    await query('UPDATE notebook_sections SET author_id = $2 WHERE id = $1', [section.id, author.id]);
    const reader = await aPerson(world, { roles: ['learner', 'supporter'] });
    const { decide, client, open } = await aModerator(world);
    const nobodys = await reported(world, reader, 'section', starter.id, 7);
    expect((await open(nobodys)).target.mendable).toBe(false);
    expect(refusal(await decide(nobodys, 'send_back'))).toEqual([409, 'no-author']);

    const id = await reported(world, reader, 'section', section.id, 7);
    expect((await decide(id, 'send_back')).body).toMatchObject({ standing: 'returned' });
    const titles = async () =>
      (await get(reader, `/notebook/${topic.slug}/`)).body.sections.map((one: { title: string }) => one.title);
    expect(await titles()).toEqual(['Of the starter content']);
    const { reason, edit_url } = (await get(author, `/moderated/${id}/`)).body;
    expect([reason, edit_url]).toEqual([REASON, `/notebook/${topic.slug}/edit/?section=${section.id}`]);
    // Nobody else writes on it.
    const stranger = await aPerson(world, { roles: ['learner', 'author'] });
    expect(refusal(await get(stranger, edit_url))).toEqual([404, 'section-not-found']);

    const { published } = (await get(author, edit_url)).body;
    const sent = await (
      await world.signedIn(author)
    ).post(`/notebook/${topic.slug}/edit/`, {
      ...{ data_request: 'submit', ...published.body, title: 'Zebradose, mended', section_id: section.id },
      sources: [{ title: 'Guideline', publisher: 'NICE', year: 2020, url: 'https://www.nice.org.uk/guidance/ng185' }],
      submission_id: randomUUID(),
    });
    const { proposal } = (await client.get(sent.body.next_url)).body;
    expect((await client.post(sent.body.next_url, { data_request: 'publish', version: proposal.version })).status).toBe(
      200,
    );
    expect(await titles()).toEqual(['Of the starter content']);
    await decide(id, 'restore', { reason: '' });
    expect((await titles()).toSorted()).toEqual(['Of the starter content', 'Zebradose, mended']);
  });
});

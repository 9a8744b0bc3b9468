import { aGuest, aPerson } from '~/infra/tooling/testing/factories/accounts';
import { aStation, anAttempt } from '~/infra/tooling/testing/factories/stations';
import { TestSocket } from '~/infra/tooling/testing/socket';
import { openWorld } from '~/infra/tooling/testing/world';

const world = openWorld();
const read = async (person: { id: number }, id: number, base = 'osce-stations') =>
  (await world.signedIn(person)).get(`/${base}/summary/${id}`);

describe('the summary of an attempt', () => {
  it('shows the score by section, what was missed, questions, comments and time', async () => {
    const station = await aStation(world);
    const candidate = await aPerson(world);
    const { id, examiner } = await anAttempt(world, {
      station,
      candidate,
      ticked: 3,
      seconds_used: 444,
      comments: '<p>Well <em>done</em></p>',
    });
    const { body } = await read(candidate, id);
    expect(body).toMatchObject({
      quizlog_id: id,
      mine: true,
      score: 75,
      ticked: 3,
      total: 4,
      seconds_used: 444,
      grades: null,
      comments: '<p>Well <em>done</em></p>',
      candidate_name: candidate.name,
      examiner_name: examiner.name,
      submitted_at: world.clock.now().toISOString(),
      group: null,
      in_group: false,
      sections: [
        {
          title: 'Opening',
          ticked: 2,
          total: 2,
          items: [
            { title: 'Washes hands', ticked: true },
            { title: 'Gives name and role', ticked: true },
          ],
        },
        {
          title: 'History',
          ticked: 1,
          total: 2,
          items: [
            { title: 'Asks about onset', ticked: true },
            { title: 'Asks about radiation', ticked: false },
          ],
        },
      ],
      questions: [{ question_text: 'What comes next?', explanation_text: '<p>Because.</p>', order: 0 }],
      station: { slug: station.slug, walkthrough: '<p>Begin with open questions.</p>', bookmarked: false, vote: 0 },
      feedback: { version: 0, show_waiting: false, failure: null },
    });
    expect((await read(examiner, id)).body.mine).toBe(false);
  });

  it('marks the missed items that the reader has a card of, for them alone, while it is in a deck of theirs', async () => {
    const candidate = await aPerson(world);
    const { id, examiner } = await anAttempt(world, { candidate, ticked: 1 });
    const client = await world.signedIn(candidate);
    const carded = async (person: { id: number }) =>
      (await read(person, id)).body.sections.flatMap(({ items }: { items: { title: string; has_card?: true }[] }) =>
        items.flatMap(({ title, has_card }) => (has_card ? [title] : [])),
      );
    expect(await carded(candidate)).toEqual([]);
    const made = await client.post('/api/flashcards/draft/', {
      source_kind: 'checklist-item',
      quizlog_id: id,
      section: 1,
      item: 0,
    });
    expect(await carded(candidate)).toEqual(['Asks about onset']);
    expect(await carded(examiner)).toEqual([]);
    await client.post(made.body.deck_url, { data_request: 'delete_deck' });
    expect(await carded(candidate)).toEqual([]);
  });

  it("has the id of the station's video where there is one of 11 characters, and else none (spec 3 §5)", async () => {
    for (const video_id of ['dQw4w9WgXcQ', null]) {
      const { id, examiner } = await anAttempt(world, { station: await aStation(world, { video_id }) });
      expect((await read(examiner, id)).body.station.video_id).toBe(video_id);
    }
  });

  it('says that it was a round of a group, also if the group is gone', async () => {
    const { id, examiner } = await anAttempt(world, { group: { session_id: 1, round: 1 } });
    expect((await read(examiner, id)).body).toMatchObject({ in_group: true, group: null });
  });

  it('of a GP case shows the grades', async () => {
    const { id, examiner } = await anAttempt(world, { station: await aStation(world, { style: 2 }) });
    expect((await read(examiner, id, 'sca-cases')).body.grades).toEqual({
      dgd_grade: 'pass',
      cmc_grade: 'pass',
      rto_grade: 'pass',
      overall_score: 'pass',
    });
  });

  it('is for those who were there, under its own base', async () => {
    const observer = await aGuest(world);
    const { id } = await anAttempt(world, { participants: [{ account_id: observer.id, role: 'observer' }] });
    expect((await read(observer, id)).status).toBe(200);
    expect((await read(observer, id, 'sca-cases')).status).toBe(404);
    expect((await read(observer, 999_999)).status).toBe(404);
    expect((await read(observer, Number.NaN)).status).toBe(404);
  });

  it('stays as it was taken when the station is edited, and when it is removed', async () => {
    const { id, examiner, station } = await anAttempt(world, { ticked: 4 });
    await world.deps.dataSource.query(`UPDATE checklist_items SET title = 'Edited' WHERE id = $1`, [
      station.item_ids[0],
    ]);
    await world.deps.dataSource.query('DELETE FROM checklist_items WHERE id = $1', [station.item_ids[1]]);
    await world.deps.dataSource.query('UPDATE stations SET deleted_at = now() WHERE id = $1', [station.id]);
    const { status, body } = await read(examiner, id);
    expect([status, body.score, body.sections[0].items]).toEqual([
      200,
      100,
      [
        { title: 'Washes hands', ticked: true },
        { title: 'Gives name and role', ticked: true },
      ],
    ]);
  });

  it('has the history of earlier tries up to this one, the oldest first, at most 20', async () => {
    const station = await aStation(world);
    const person = await aPerson(world);
    const ids: number[] = [];
    for (let index = 0; index < 22; index += 1) {
      world.clock.advance(60_000);
      ids.push((await anAttempt(world, { station, examiner: person, ticked: index % 5 })).id);
    }
    const history = async (id: number) =>
      (await read(person, id)).body.history.map((one: { quizlog_id: number }) => one.quizlog_id);
    expect(await history(ids[2]!)).toEqual(ids.slice(0, 3));
    expect(await history(ids[21]!)).toEqual(ids.slice(2));
    expect((await read(person, ids[3]!)).body.history.map((one: { score: number }) => one.score)).toEqual([
      0, 25, 50, 75,
    ]);
    const entry = await (await world.signedIn(person)).get(`/osce-stations/${station.slug}/`);
    expect(entry.body.attempts.map((one: { quizlog_id: number }) => one.quizlog_id)).toEqual(ids.slice(12).reverse());
  });

  it('tells others of no try that they did not see', async () => {
    const station = await aStation(world);
    const candidate = await aPerson(world);
    const alone = await anAttempt(world, { station, examiner: candidate });
    world.clock.advance(1_000);
    const watched = await anAttempt(world, { station, candidate });
    const history = async (person: { id: number }) =>
      (await read(person, watched.id)).body.history.map((one: { quizlog_id: number }) => one.quizlog_id);
    expect(await history(candidate)).toEqual([alone.id, watched.id]);
    expect(await history(watched.examiner)).toEqual([watched.id]);
  });
});

describe('watching the feedback on an attempt', () => {
  it('pushes waiting and ready to those who were there, and to nobody else', async () => {
    const candidate = await aPerson(world);
    const { id, examiner } = await anAttempt(world, { candidate });
    const url = await world.listen();
    const [client, other] = [await world.signedIn(candidate), await world.signedIn(await aPerson(world))];
    const socket = await TestSocket.open(url, client);
    const stranger = await TestSocket.open(url, other);
    expect(await socket.watch('station.feedback', id)).toMatchObject({
      ok: true,
      version: 0,
      snapshot: { show_waiting: false },
    });
    expect(await stranger.watch('station.feedback', id)).toMatchObject({ ok: false });
    await (await world.signedIn(examiner)).post(`/osce-stations/summary/${id}`, { data_request: 'start_ai_feedback' });
    await world.drain();
    const ready = await socket.next((push) => push.version === 2);
    expect(ready).toMatchObject({
      resource: 'station.feedback',
      key: id,
      snapshot: { show_waiting: false, writer: 'offline' },
    });
    expect(await client.post(`/osce-stations/summary/${id}`, { data_request: 'ai_feedback' })).toMatchObject({
      body: ready.snapshot,
    });
    await stranger.flushed();
    expect(stranger.pushes).toEqual([]);
    socket.close();
    stranger.close();
  });
});

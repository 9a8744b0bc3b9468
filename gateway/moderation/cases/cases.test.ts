import type { CaseSnapshot, Decision } from '~/domain/moderation/decisions/contract';
import type { QueueSnapshot } from '~/domain/moderation/queue/contract';
import { refusal } from '~/infra/tooling/testing/client';
import { aPerson } from '~/infra/tooling/testing/factories/accounts';
import { aComment, aMetQuestion } from '~/infra/tooling/testing/factories/discussion';
import { aDeck } from '~/infra/tooling/testing/factories/flashcards';
import { aQuestion } from '~/infra/tooling/testing/factories/questions';
import { TestSocket } from '~/infra/tooling/testing/socket';
import { openWorld } from '~/infra/tooling/testing/world';

const world = openWorld();
const query = <T>(sql: string, values: unknown[] = []): Promise<T[]> => world.deps.dataSource.query(sql, values);
const REASON = 'The dose is ten times too high.';
const DANGEROUS = 7;
const UNCLEAR = 3;

async function moderator() {
  const person = await aPerson(world, { roles: ['learner', 'moderator'] });
  const client = await world.signedIn(person);
  const open = async (id: number): Promise<CaseSnapshot> => (await client.get(`/moderation/cases/${id}/`)).body;
  return {
    person,
    client,
    open,
    /** With the cases of all pages. */
    queue: async (): Promise<QueueSnapshot> => {
      const { queue, pages } = (await client.get('/moderation/')).body;
      for (let page = 2; page <= pages; page += 1)
        queue.items.push(...(await client.get(`/moderation/?page=${page}`)).body.queue.items);
      return queue;
    },
    /** Decides on what the page shows, or showed. */
    decide: async (id: number, decision: Decision, reason = REASON, seen?: CaseSnapshot) => {
      const read = seen ?? (await open(id));
      return client.post(`/moderation/cases/${id}/`, {
        data_request: 'decide',
        decision,
        reason,
        seen_act: read.acts[0]?.id ?? 0,
        seen_report: Math.max(0, ...read.reports.map((report) => report.id)),
        seen_revision: read.target.revision,
      });
    },
  };
}

const report = async (person: { id: number }, kind: string, id: number, reason = UNCLEAR) => {
  const answer = await (
    await world.signedIn(person)
  ).post('/content/quiz/discussion/', {
    data_request: `${kind}_report`,
    entity_id: id,
    report_select: reason,
    report_text: 'This is not how it is done.',
  });
  expect(answer.status).toBe(200);
};
const caseOf = async (kind: string, id: number): Promise<number> =>
  (await query<{ id: number }>('SELECT id FROM moderation_cases WHERE kind = $1 AND entity_id = $2', [kind, id]))[0]!
    .id;

/** A question of an author that somebody has met and reported. */
async function aReported(reason = UNCLEAR) {
  const author = await aPerson(world, { roles: ['learner', 'author'] });
  const question = await aQuestion(world, { author_id: author.id });
  const { person: reporter } = await aMetQuestion(world, { question });
  await report(reporter, 'question', question.id, reason);
  return { author, question, reporter, id: await caseOf('question', question.id) };
}
const told = ({ id }: { id: number }) =>
  query<{ kind: string; values: Record<string, string>; url: string }>(
    `SELECT kind, "values", url FROM notifications WHERE account_id = $1 AND kind LIKE ANY (ARRAY['moderated%', 'report%']) ORDER BY id`,
    [id],
  );
const kindsTold = async (person: { id: number }) => (await told(person)).map(({ kind }) => kind);
const statusOf = async ({ id }: { id: number }) =>
  (await query('SELECT status, deleted_at IS NOT NULL AS deleted FROM questions WHERE id = $1', [id]))[0];

// Nothing of an earlier test waits.
beforeEach(async () => {
  await query('UPDATE reports SET resolved_at = now() WHERE resolved_at IS NULL');
  await query(
    `UPDATE moderation_cases SET asked_at = NULL, standing = 'shown' WHERE asked_at IS NOT NULL OR standing = 'removing'`,
  );
});

describe('the list of what was reported', () => {
  it('has one case for a thing, with all its reports', async () => {
    const { question, id } = await aReported();
    const { person: second } = await aMetQuestion(world, { question });
    await report(second, 'question', question.id, 2);
    const { queue, open } = await moderator();
    const [listed] = (await queue()).items;
    expect(listed).toMatchObject({ id, kind: 'question', reports: 2, reasons: [2, UNCLEAR], urgent: false });
    expect((await open(id)).reports).toHaveLength(2);
  });

  it('puts what may harm a patient first, then what more people say and what waits longer', async () => {
    const old = await aReported();
    world.clock.advance(3 * 86_400_000);
    const many = await aReported();
    for (let nth = 0; nth < 2; nth++)
      await report((await aMetQuestion(world, { question: many.question })).person, 'question', many.question.id);
    const dangerous = await aReported(DANGEROUS);
    const { queue } = await moderator();
    const snapshot = await queue();
    expect(snapshot.items.map(({ id }) => id)).toEqual([dangerous.id, old.id, many.id]);
    expect(snapshot.items[0]!.urgent).toBe(true);
    const days = (at: string | null) => (world.clock.now().getTime() - new Date(at!).getTime()) / 86_400_000;
    expect([days(snapshot.oldest), days(snapshot.median)]).toEqual([3, 0]);
  });

  it('has pages of ten cases, and counts all of them', async () => {
    for (let nth = 0; nth < 11; nth++) await aReported();
    const { client } = await moderator();
    const pageOf = async (page: number) => (await client.get(`/moderation/?page=${page}`)).body;
    const [first, second] = [await pageOf(1), await pageOf(2)];
    expect([first.queue.items.length, first.pages, first.queue.count]).toEqual([
      10,
      Math.ceil(first.queue.count / 10),
      second.queue.count,
    ]);
    const ids = [...first.queue.items, ...second.queue.items].map(({ id }: { id: number }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(second.queue.items.length).toBeGreaterThan(0);
  });

  it('lets a flood of one person, and who was wrong before, weigh less', async () => {
    const wrong = await aReported(DANGEROUS);
    const { decide, queue } = await moderator();
    await decide(wrong.id, 'keep', '');
    for (let nth = 0; nth < 3; nth++) {
      const { question } = await aMetQuestion(world, { person: wrong.reporter });
      await report(wrong.reporter, 'question', question.id);
      await decide(await caseOf('question', question.id), 'keep', '');
    }
    // Four times wrong: what this person calls dangerous does not come first any more.
    const { question } = await aMetQuestion(world, { person: wrong.reporter });
    await report(wrong.reporter, 'question', question.id, DANGEROUS);
    const other = await aReported();
    const { person: second } = await aMetQuestion(world, { question: other.question });
    await report(second, 'question', other.question.id);
    expect((await queue()).items.map(({ id, urgent }) => [id, urgent])).toEqual([
      [other.id, false],
      [await caseOf('question', question.id), false],
    ]);
  });

  it('lets one report of staff weigh more than three of learners, and each of a flood less than a single one', async () => {
    const many = await aReported();
    for (let nth = 0; nth < 2; nth++)
      await report((await aMetQuestion(world, { question: many.question })).person, 'question', many.question.id);
    const staff = await aPerson(world, { roles: ['learner', 'staff'] });
    const ofStaff = await aQuestion(world);
    await report(staff, 'question', ofStaff.id);
    const { person: flooding } = await aMetQuestion(world);
    const flood: number[] = [];
    for (let nth = 0; nth < 11; nth++) {
      const { question } = await aMetQuestion(world, { person: flooding });
      await report(flooding, 'question', question.id, DANGEROUS);
      flood.push(await caseOf('question', question.id));
    }
    const { queue } = await moderator();
    const items = (await queue()).items;
    expect(items.map(({ id }) => id).slice(0, 2)).toEqual([await caseOf('question', ofStaff.id), many.id]);
    // Eleven in a day: what this person calls dangerous comes first no more.
    const flooded = items.filter(({ id }) => flood.includes(id));
    expect(flooded).toHaveLength(11);
    expect(flooded.every(({ urgent }) => !urgent)).toBe(true);
  });

  it('leaves out what a guest says until they register', async () => {
    const { id, reporter } = await aReported();
    await query('UPDATE reports SET weighs = false WHERE account_id = $1', [reporter.id]);
    const { queue } = await moderator();
    expect((await queue()).items.some((item) => item.id === id)).toBe(false);
  });
});

describe('a decision', () => {
  it('keeps a question, and tells who reported it', async () => {
    const { id, question, reporter, author } = await aReported();
    const { decide, queue } = await moderator();
    const words = 'The dose is that of the guideline of 2025.';
    const answer = await decide(id, 'keep', words);
    expect(answer.body).toMatchObject({ standing: 'shown', waiting: false, reports: [{ open: false, upheld: false }] });
    expect(await statusOf(question)).toEqual({ status: 'published', deleted: false });
    expect([await kindsTold(reporter), await kindsTold(author)]).toEqual([['report-kept'], []]);
    const [notice] = await told(reporter);
    expect(notice).toMatchObject({ values: { reason: words } });
    // It leads to where they met the question.
    expect(notice).not.toMatchObject({ url: '/notifications/' });
    expect((await queue()).count).toBe(0);
  });

  it('hides a question from everybody but its author, who is told why and not by whom', async () => {
    const { id, question, reporter, author } = await aReported();
    const { decide } = await moderator();
    expect((await decide(id, 'hide')).body).toMatchObject({
      standing: 'hidden',
      acts: [{ act: 'hide', reason: REASON }],
    });
    expect(await statusOf(question)).toEqual({ status: 'draft', deleted: false });
    expect(await kindsTold(reporter)).toEqual(['report-upheld']);
    const [notice] = await told(author);
    expect(notice).toMatchObject({ kind: 'moderated-hidden', values: { reason: REASON } });
    const client = await world.signedIn(author);
    const own = await client.get(`/moderated/${id}/`);
    expect(own).toMatchObject({ status: 200, body: { standing: 'hidden', reason: REASON, asked: false } });
    expect(JSON.stringify([own.body, notice])).not.toContain(reporter.name);
    expect((await (await world.signedIn(reporter)).get(`/moderated/${id}/`)).status).toBe(404);
    expect((await client.get(`/questions/${question.id}/edit/`)).status).toBe(200);
  });

  it('sends a question back; its author cannot publish it, mends it and asks; a moderator shows it again', async () => {
    const { id, question, author } = await aReported();
    const [first, second] = [await moderator(), await moderator()];
    await first.decide(id, 'send_back');
    const client = await world.signedIn(author);
    const edit = `/questions/${question.id}/edit/`;
    const { body } = await client.get(edit);
    const save = (place: string) =>
      client.post(edit, {
        form: { ...body.form, question_text: '<p>A better stem, with the right dose?</p>' },
        place,
        revision: body.revision,
      });
    expect(refusal(await save('published'))).toEqual([409, 'question-hidden']);
    expect((await save('draft')).status).toBe(200);
    const asked = await client.post(`/moderated/${id}/`, { data_request: 'ask', words: 'I have mended the dose.' });
    expect(asked.body).toMatchObject({ asked: true });
    expect((await second.queue()).items).toMatchObject([{ id, asked: true, standing: 'returned' }]);
    expect((await second.open(id)).asked).toBe('I have mended the dose.');
    expect((await second.decide(id, 'restore', '')).body).toMatchObject({ standing: 'shown', waiting: false });
    expect(await statusOf(question)).toEqual({ status: 'published', deleted: false });
    expect(await kindsTold(author)).toEqual(['moderated-returned', 'moderated-restored']);
  });

  it('takes down with a second person, and can be undone', async () => {
    const { id, question, author } = await aReported();
    const [first, second] = [await moderator(), await moderator()];
    expect((await first.decide(id, 'take_down')).body).toMatchObject({ standing: 'removing', waiting: true });
    expect(refusal(await first.decide(id, 'take_down'))).toEqual([409, 'second-person-needed']);
    expect((await second.decide(id, 'take_down')).body).toMatchObject({
      standing: 'taken_down',
      acts: [{ alone: false }, {}],
    });
    expect(await statusOf(question)).toEqual({ status: 'draft', deleted: true });
    expect((await (await world.signedIn(author)).get(`/questions/${question.id}/edit/`)).status).toBe(404);
    expect((await first.decide(id, 'undo', '')).body).toMatchObject({ standing: 'removing' });
    expect((await first.decide(id, 'restore', '')).body).toMatchObject({ standing: 'shown' });
    expect(await statusOf(question)).toEqual({ status: 'published', deleted: false });
  });

  it('that is undone opens its reports again', async () => {
    const { id, question, reporter } = await aReported();
    const { decide, queue } = await moderator();
    await decide(id, 'hide');
    expect((await decide(id, 'undo', '')).body).toMatchObject({
      standing: 'shown',
      waiting: true,
      reports: [{ open: true, upheld: null }],
      acts: [{ act: 'undo' }, { act: 'hide', undone: true }],
      undoable: null,
    });
    expect(await statusOf(question)).toEqual({ status: 'published', deleted: false });
    expect((await queue()).items).toMatchObject([{ id }]);
    expect(await kindsTold(reporter)).toEqual(['report-upheld']);
  });

  it('on something that changed meanwhile, or that somebody else decided, is refused and changes nothing', async () => {
    const { id, question } = await aReported();
    const [first, second] = [await moderator(), await moderator()];
    const seen = await first.open(id);
    await query('UPDATE questions SET revision = revision + 1 WHERE id = $1', [question.id]);
    expect(refusal(await first.decide(id, 'hide', REASON, seen))).toEqual([409, 'target-changed']);
    const now = await first.open(id);
    await second.decide(id, 'keep', '');
    expect(refusal(await first.decide(id, 'hide', REASON, now))).toEqual([409, 'case-decided']);
    expect(await statusOf(question)).toEqual({ status: 'published', deleted: false });
    // The same decision again, because its answer was lost, is the one that was made.
    expect((await second.decide(id, 'keep', '', now)).status).toBe(200);
    expect((await first.open(id)).acts).toHaveLength(1);
  });

  it('of two at once is of one', async () => {
    const { id } = await aReported();
    const both = [await moderator(), await moderator()];
    const seen = await both[0]!.open(id);
    const answers = await Promise.all(both.map(({ decide }) => decide(id, 'hide', REASON, seen)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('leaves a report open that came while the moderator was reading', async () => {
    const { id, question } = await aReported();
    const { decide, open } = await moderator();
    const seen = await open(id);
    await report((await aMetQuestion(world, { question })).person, 'question', question.id, DANGEROUS);
    expect((await decide(id, 'keep', '', seen)).body).toMatchObject({
      waiting: true,
      reports: [{ open: true, reason: DANGEROUS }, { open: false }],
    });
  });

  it('of the author is refused, who is not shown who reported', async () => {
    const author = await aPerson(world, { roles: ['learner', 'moderator'] });
    const question = await aQuestion(world, { author_id: author.id });
    const { person } = await aMetQuestion(world, { question });
    await report(person, 'question', question.id);
    const id = await caseOf('question', question.id);
    const client = await world.signedIn(author);
    expect(refusal(await client.get(`/moderation/cases/${id}/`))).toEqual([403, 'own-case']);
    expect(
      refusal(
        await client.post(`/moderation/cases/${id}/`, {
          data_request: 'decide',
          decision: 'keep',
          seen_act: 0,
          seen_report: 9,
          seen_revision: 1,
        }),
      ),
    ).toEqual([403, 'own-case']);
    const socket = await TestSocket.open(await world.listen(), client);
    expect(await socket.watch('moderation.case', id)).toMatchObject({ ok: false, error: { status: 404 } });
    socket.close();
  });

  it('on something that was deleted only closes the case', async () => {
    const { id, question, reporter } = await aReported();
    await query('UPDATE questions SET deleted_at = now() WHERE id = $1', [question.id]);
    const { decide, open } = await moderator();
    expect((await open(id)).target.gone).toBe(true);
    expect(refusal(await decide(id, 'hide'))).toEqual([409, 'target-gone']);
    expect((await decide(id, 'keep', '')).body).toMatchObject({ waiting: false, reports: [{ upheld: null }] });
    expect(await kindsTold(reporter)).toEqual(['report-resolved']);
  });
});

describe('other things', () => {
  it('a comment is reported by who reads it, hidden at once, and put back', async () => {
    const { id: comment, person: author, question } = await aComment(world, { text: 'An insult.' });
    const { person: reader } = await aMetQuestion(world, { question });
    const stranger = await world.signedIn(await aPerson(world));
    expect(
      (
        await stranger.post('/content/quiz/discussion/', {
          data_request: 'comment_report',
          entity_id: comment,
          report_select: 5,
          report_text: 'This is an insult.',
        })
      ).status,
    ).toBe(404);
    await report(reader, 'comment', comment, 5);
    const id = await caseOf('comment', comment);
    const { decide, open } = await moderator();
    expect((await open(id)).target).toMatchObject({ lines: [{ text: 'An insult.' }], author: { id: author.id } });
    await decide(id, 'hide');
    const readThread = async () =>
      (await (await world.signedIn(reader)).get(`/questions/${question.id}/comments/`)).body.comments[0];
    expect(await readThread()).toMatchObject({ deleted: true, text: '' });
    expect((await (await world.signedIn(author)).get(`/moderated/${id}/`)).body.target.lines).toEqual([
      { field: '', text: 'An insult.', correct: false },
    ]);
    await decide(id, 'restore', '');
    expect(await readThread()).toMatchObject({ deleted: false, text: 'An insult.' });
  });

  it('a card is hidden from the deck, mended by its author, and put back', async () => {
    const deck = await aDeck(world, { shared: true, cards: ['Dose?', 'Other?'] });
    const reader = await aPerson(world);
    await report(reader, 'flashcard', deck.cards[0]!.id, DANGEROUS);
    const id = await caseOf('flashcard', deck.cards[0]!.id);
    const { decide, open } = await moderator();
    expect((await decide(id, 'send_back')).status).toBe(200);
    const fronts = async (person: { id: number }) =>
      (await (await world.signedIn(person)).get(`/flashcards/decks/${deck.id}/`)).body.items.map(
        ({ front }: { front: string }) => front,
      );
    expect(await fronts(reader)).toEqual(['<p>Other?</p>']);
    const client = await world.signedIn(deck.owner!);
    const { edit_url } = (await client.get(`/moderated/${id}/`)).body;
    const { card } = (await client.get(edit_url)).body;
    const { id: _id, order: _order, changed_by: _by, sent_id: _sent, ...fields } = card;
    expect((await client.post(edit_url, { ...fields, front: '<p>Which dose?</p>' })).status).toBe(200);
    expect(await fronts(reader)).toEqual(['<p>Other?</p>']);
    expect((await open(id)).target.html[0]).toMatchObject({ part: 'front', html: '<p>Which dose?</p>' });
    await decide(id, 'restore', '');
    expect(await fronts(reader)).toEqual(['<p>Which dose?</p>', '<p>Other?</p>']);
  });
});

describe('what moderators watch', () => {
  it('shows a report that arrives, who else looks, and what was decided', async () => {
    const url = await world.listen();
    const [first, second] = [await moderator(), await moderator()];
    const socket = await TestSocket.open(url, first.client);
    const { snapshot } = await socket.watch('moderation.queue', 'all');
    const before: number = snapshot.count;
    const { id } = await aReported();
    const arrived = await socket.next(
      (push) => push.resource === 'moderation.queue' && push.snapshot.count === before + 1,
    );
    expect(arrived.snapshot.items.map((item: { id: number }) => item.id)).toContain(id);
    await socket.watch('moderation.case', id);
    const other = await TestSocket.open(url, second.client);
    await other.watch('moderation.case', id);
    const onCase = (matches: (snapshot: CaseSnapshot) => boolean) =>
      socket.next((push) => push.resource === 'moderation.case' && matches(push.snapshot));
    const both = await onCase(({ viewers }) => viewers.length === 2);
    expect(both.snapshot.viewers.map((one: { id: number }) => one.id)).toEqual([first.person.id, second.person.id]);
    await second.decide(id, 'hide');
    const decided = await onCase(({ standing }) => standing === 'hidden');
    expect(decided.snapshot.acts).toMatchObject([{ act: 'hide', who: { id: second.person.id } }]);
    socket.close();
    other.close();
  });
});

/** Rich text of every room, stored by an older version of the sanitiser and by the present one, as it leaves the gateway. */
import { randomUUID } from 'node:crypto';
import { SANITISER_VERSION } from '~/domain/kit/html/clean-html';
import { installSanitiser } from '~/domain/kit/html/safe-html';
import { NO_GRADES } from '~/domain/stations/marking';
import { stationFeedbackLive } from '~/domain/stations/live';
import { sanitise, sanitiseAgain } from '~/infra/html/sanitise';
import { aPerson } from '~/infra/tooling/testing/factories/accounts';
import { aConsultation } from '~/infra/tooling/testing/factories/consultations';
import { aComment } from '~/infra/tooling/testing/factories/discussion';
import { aRunningGroup } from '~/infra/tooling/testing/factories/group-practice';
import { aReadFile } from '~/infra/tooling/testing/factories/imports';
import { aQuestion, aTopic } from '~/infra/tooling/testing/factories/questions';
import { aQuiz } from '~/infra/tooling/testing/factories/quizzes';
import { examining } from '~/infra/tooling/testing/factories/round-marks';
import { aStationDraft, changeAStation } from '~/infra/tooling/testing/factories/station-authoring';
import { aStation, anAttempt } from '~/infra/tooling/testing/factories/stations';
import { aDraft, aForm, changeQuestion } from '~/infra/tooling/testing/factories/writing-questions';
import { openWorld } from '~/infra/tooling/testing/world';

const world = openWorld();
const { as, away, checklist, save, sheet, submit, do: act } = examining(world);
const query = (sql: string, values: unknown[] = []) => world.deps.dataSource.query(sql, values);

/** Where rich text is stored: columns of text, and JSON that holds some. */
const TEXTS: Record<string, string[]> = {
  questions: ['question_text', 'explanation_text'],
  topics: ['summary'],
  stations: [
    'student_instructions',
    'patient_instructions',
    'examiner_instructions',
    'extra_candidate_resources',
    'walkthrough',
    'useful_links',
  ],
  station_attempts: ['comments'],
  station_feedback: ['text'],
  round_marks: ['comments'],
  annotations: ['text'],
};
const DRAFTS = ['question_drafts', 'station_drafts'];
const BODIES: Record<string, string> = {
  question_revisions: 'body',
  station_revisions: 'body',
  question_import_items: 'body',
  marking_drafts: 'marks',
  round_handovers: 'late',
};

const FIRST_TAG = '<p>';
const MARK = '<p onclick="x()">';

/** Puts what the sanitiser takes out into every text that is stored, and says which version has cleaned it. */
async function soil(version: number): Promise<void> {
  const soiled = (column: string) => `replace(${column}, '${FIRST_TAG}', '${MARK}')`;
  const soiledJson = (column: string) =>
    `replace(${column}::text, '${FIRST_TAG}', ${`'${MARK.replaceAll('"', '\\"')}'`})::jsonb`;
  for (const [table, columns] of Object.entries(TEXTS))
    await query(
      `UPDATE ${table} SET ${columns.map((column) => `${column} = ${soiled(column)}`).join(', ')}, html_version = $1`,
      [version],
    );
  await query(`UPDATE examiner_questions SET explanation_text = ${soiled('explanation_text')}`);
  for (const table of DRAFTS)
    await query(`UPDATE ${table} SET body = ${soiledJson('body')}, html_version = $1`, [version]);
  for (const [table, column] of Object.entries(BODIES))
    await query(
      `UPDATE ${table} SET ${column} = jsonb_set(${soiledJson(column)}, '{html_version}', to_jsonb($1::int))`,
      [version],
    );
}

let cleaned = 0;
beforeAll(() =>
  installSanitiser((html) => {
    cleaned += 1;
    return sanitise(html);
  }),
);
afterAll(() => installSanitiser(sanitiseAgain));

const marksIn = (value: unknown): number => JSON.stringify(value).split(JSON.stringify(MARK).slice(1, -1)).length - 1;

/**
 * Reads with texts of the present version, which go out as they are, and with older ones, which are cleaned.
 * @param texts how many texts it answers
 */
async function expectCleaned(texts: number, read: () => Promise<unknown>): Promise<void> {
  await soil(SANITISER_VERSION);
  cleaned = 0;
  expect([marksIn(await read()), cleaned]).toEqual([texts, 0]);
  await expectCleanedOnce(texts, read);
}

/** Of what can be asked for once only, with older texts. */
async function expectCleanedOnce(texts: number, read: () => Promise<unknown>): Promise<void> {
  await soil(SANITISER_VERSION - 1);
  cleaned = 0;
  expect([marksIn(await read()), cleaned]).toEqual([0, texts]);
}

const supporter = () => aPerson(world, { roles: ['learner', 'supporter'] });
const author = () => aPerson(world, { roles: ['learner', 'author'] });

describe('older rich text is cleaned again when it is read, and no other', () => {
  async function anAnsweredQuiz() {
    const person = await supporter();
    const topic = await aTopic(world, { summary: '<p>What the notebook says.</p>' });
    const editor = await author();
    const questions = [await aQuestion(world, { topic, author_id: editor.id }), await aQuestion(world, { topic })];
    const quiz = await aQuiz(world, { person, questions });
    const client = await world.signedIn(person);
    const answer = (question: { id: number; right: number[] }) =>
      client.post(quiz.path, {
        data_request: 'answer_submit',
        quizlog_id: quiz.id,
        question_id: question.id,
        answer_id: question.right.join(','),
      });
    return { person, topic, editor, questions, quiz, client, answer };
  }

  it('in a quiz: the run, the answer, the review, the summary and its print', async () => {
    const { quiz, questions, client, answer } = await anAnsweredQuiz();
    const [first, second] = questions;
    await expectCleaned(2, async () => (await client.get(quiz.path)).body);
    await expectCleanedOnce(2, async () => (await answer(first!)).body);
    await answer(second!);
    await client.post('/api/quiz/end-quiz/', { quizlog_id: quiz.id });
    await expectCleaned(
      3,
      async () => (await client.get(`/quizlog/${quiz.id}/questions/?question_id=${first!.id}`)).body,
    );
    await expectCleaned(1, async () => (await client.get(`${quiz.path}summary/`)).body);
    await expectCleaned(1 + 2 * 3, async () => (await client.get(`${quiz.path}summary/?print=true`)).body);
  });

  it('in a quiz with a question that was changed since', async () => {
    const { quiz, questions, editor, client, answer } = await anAnsweredQuiz();
    await query(`UPDATE questions SET status = 'private' WHERE id = $1`, [questions[0]!.id]);
    await changeQuestion(world, editor, questions[0]!.id, () => ({ question_text: '<p>As it is now</p>' }));
    await expectCleanedOnce(2, async () => (await answer(questions[0]!)).body);
    const review = `/quizlog/${quiz.id}/questions/?question_id=${questions[0]!.id}`;
    const { body } = await client.get(review);
    expect(body.question.question.question_text).toMatch(/Stem/);
    await expectCleaned(3, async () => (await client.get(review)).body);
  });

  it('in the editor of questions: as it is saved, as it was, the draft and its preview', async () => {
    const editor = await author();
    const question = await aQuestion(world, { author_id: editor.id, status: 'private' });
    const client = await world.signedIn(editor);
    const path = `/questions/${question.id}/edit/`;
    await expectCleaned(2, async () => (await client.get(path)).body.form);
    await changeQuestion(world, editor, question.id, () => ({ question_text: '<p>As it is now</p>' }));
    await expectCleaned(2, async () => (await client.get(`${path}?revision=1`)).body.form);
    const form = await aForm(world, { question_text: '<p>A draft</p>', explanation_text: '<p>Because</p>' });
    const draft = await aDraft(world, { person: editor, form });
    await expectCleaned(2, async () => (await client.get(`/questions/create/?draft=${draft.id}`)).body.form);
    await query(`UPDATE topics SET summary = '<p>Of a topic</p>'`);
    // The beginning of the summary is made of clean text.
    await soil(0);
    expect(marksIn((await client.get(`/questions/preview/${draft.id}/`)).body)).toBe(0);
  });

  it('in an import', async () => {
    const sent = await aReadFile(world, {
      file: '::Title::[html]<p>Which is it?</p>{=this ~that ~neither}',
    });
    await expectCleaned(1, () => sent.look());
    await soil(SANITISER_VERSION - 1);
    await sent.confirm();
    await world.drain();
    const [row] = await query('SELECT html_version FROM questions WHERE author_id = $1', [sent.person.id]);
    expect(row).toEqual({ html_version: SANITISER_VERSION - 1 });
  });

  it('on the pages of a station and of its result', async () => {
    const examiner = await author();
    const station = await aStation(world, { owner_id: examiner.id, published_at: null });
    const client = await world.signedIn(examiner);
    const at = (view: string) => async () => (await client.get(`/osce-stations/${station.slug}/${view}/`)).body;
    await expectCleaned(6, at('checklist'));
    const marks = { grades: NO_GRADES, submission_id: randomUUID(), ticked: [], revision: 1 };
    await client.post(`/osce-stations/${station.slug}/checklist/`, {
      data_request: 'save_marks',
      comments: '<p>Well done</p>',
      ...marks,
    });
    await expectCleaned(7, at('checklist'));
    await expectCleaned(2, at('patient'));
    await expectCleaned(2, at('student'));
    const attempt = await anAttempt(world, { station, examiner, comments: '<p>Well done</p>' });
    const path = `/osce-stations/summary/${attempt.id}`;
    await client.post(path, { data_request: 'start_ai_feedback' });
    await world.drain();
    await query(`UPDATE station_feedback SET text = '<p>Feedback</p>'`);
    await expectCleaned(5, async () => (await client.get(path)).body);
    await expectCleaned(1, async () => (await client.post(path, { data_request: 'ai_feedback' })).body);
    await expectCleaned(1, async () =>
      JSON.parse(JSON.stringify(await stationFeedbackLive.snapshot(world.deps.read, attempt.id))),
    );
    await changeAStation(world, examiner, station.id, () => ({ walkthrough: '<p>As it is now</p>' }));
    await expectCleaned(5, async () => (await client.get(path)).body);
  });

  it('in the editor of stations: as it is saved, as it was, the draft; restored and cloned it stays older', async () => {
    const editor = await author();
    const station = await aStation(world, { owner_id: editor.id, published_at: null });
    const client = await world.signedIn(editor);
    const path = `/osce-stations/${station.slug}/edit/`;
    await expectCleaned(7, async () => (await client.get(path)).body.form);
    await changeAStation(world, editor, station.id, () => ({ walkthrough: '<p>As it is now</p>' }));
    await expectCleaned(7, async () => (await client.get(`${path}?revision=1`)).body.form);
    const { id, form } = await aStationDraft(world, { person: editor });
    const inForm = marksIn(JSON.parse(JSON.stringify(form).replaceAll(FIRST_TAG, MARK.replaceAll('"', '\\"'))));
    expect(inForm).toBeGreaterThan(0);
    await soil(SANITISER_VERSION - 1);
    expect(marksIn((await client.get(`/osce-stations/create/?draft=${id}`)).body.form)).toBe(0);
    const restored = await client.post(path, { data_request: 'restore', restore_revision: 1, revision: 2 });
    expect(restored.status).toBe(200);
    await client.post(path, { data_request: 'clone_kit', submission_id: randomUUID() });
    expect(await query('SELECT html_version FROM stations WHERE owner_id = $1 ORDER BY id', [editor.id])).toEqual([
      { html_version: SANITISER_VERSION - 1 },
      { html_version: SANITISER_VERSION - 1 },
    ]);
    await expectCleaned(7, async () => (await client.get(path)).body.form);
  });

  it('in a group: the sheet, what is suggested, and what came late', async () => {
    const group = await aRunningGroup(world, {
      roles: ['examiner', 'student', 'patient', 'observer'],
      others: [await aPerson(world), await aPerson(world), await aPerson(world)],
    });
    const [examiner, candidate, , fourth] = group.members;
    const items = group.station.item_ids;
    await save(group, examiner!, { ticked: items.slice(0, 1), revision: 1, turn: 0, comments: '<p>First</p>' });
    await away(group, examiner!, 60);
    await act(fourth!, group.pin, 'take_over');
    await expectCleaned(7, async () => (await sheet(group, fourth!)).body);
    await save(group, examiner!, { ticked: items.slice(0, 1), revision: 2, turn: 0, comments: '<p>Late</p>' });
    const client = await as(fourth!);
    const suggestions = async () => (await client.post(checklist(group), { data_request: 'suggestions' })).body;
    await expectCleaned(1, suggestions);
    await expectCleaned(8, async () => (await sheet(group, fourth!)).body);
    const { body } = await submit(group, fourth!, items.slice(0, 2), { turn: 1, comments: '<p>Mine</p>' });
    await world.drain();
    await query(`UPDATE station_feedback SET text = '<p>Feedback</p>'`);
    const reader = await as(candidate!);
    await expectCleaned(6, async () => (await reader.get(`/osce-stations/summary/${body.quizlog_id}`)).body);
  });

  it('in a consultation', async () => {
    const { page } = await aConsultation(world);
    await expectCleaned(2, page);
  });

  it('in notes, one and listed', async () => {
    const person = await aPerson(world);
    const station = await aStation(world);
    const client = await world.signedIn(person);
    const of = { entity_type: 'station', entity_id: station.id };
    await client.post('/content/annotation/api/', { ...of, text: '<p>Mine</p>' });
    await expectCleaned(
      1,
      async () => (await client.get(`/content/annotation/api/?entity_type=station&entity_id=${station.id}`)).body,
    );
    await expectCleaned(1, async () => (await client.get('/notes/')).body);
    const writer = randomUUID();
    const save = (text: string, more: object = {}) => client.post('/content/annotation/api/', { ...of, text, ...more });
    // Another editor is answered what is kept.
    await expectCleaned(1, async () => (await save('<p>Other</p>', { writer, revision: 1, base: 0 })).body);
  });

  it('in the notebook', async () => {
    const topic = await aTopic(world, { summary: '<p>What the notebook says.</p>' });
    const client = await world.signedIn(await supporter());
    await expectCleaned(1, async () => (await client.get(`/notebook/${topic.slug}/`)).body);
  });

  it('and comments, which are plain text, are shown as that text', async () => {
    const { quiz, questions, person, client, answer } = await anAnsweredQuiz();
    await answer(questions[0]!);
    await aComment(world, { question: questions[0]!, person, text: `${MARK}&</p>` } as never);
    const { body } = await client.get(`/quizlog/${quiz.id}/questions/?question_id=${questions[0]!.id}`);
    const [told] = body.question.answered.question_history.filter((one: { type: string }) => one.type === 'comment');
    expect(told.text).toBe('&lt;p onclick=&quot;x()&quot;&gt;&amp;&lt;/p&gt;');
  });
});

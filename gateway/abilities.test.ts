/** What is sent as abilities, and what the gateway refuses, for people of every set of roles: they say the same. */
import { randomUUID } from 'node:crypto';
import { type Role, ROLES } from '~/domain/accounts/contract';
import type { Person } from '~/domain/accounts/person';
import { allUsers } from '~/domain/accounts/contract';
import { sendReport } from '~/domain/reports/contract';
import { opsPage } from '~/domain/ops/contract';
import { myQuestions, questionCreate } from '~/domain/questions/authoring/contract';
import { type QuestionStatus, voteQuestion } from '~/domain/questions/contract';
import type { QuizKind } from '~/domain/questions/quiz-kinds';
import { importStart } from '~/domain/questions/exchange/contract';
import { personalStations } from '~/domain/stations/authoring/contract';
import { href } from '~/domain/kit/contract';
import { aGuest, aPerson } from '~/infra/tooling/testing/factories/accounts';
import { aComment } from '~/infra/tooling/testing/factories/discussion';
import { aSentFile } from '~/infra/tooling/testing/factories/imports';
import { aQuestion, aTopic } from '~/infra/tooling/testing/factories/questions';
import { aQuiz } from '~/infra/tooling/testing/factories/quizzes';
import { aStationForm } from '~/infra/tooling/testing/factories/station-authoring';
import { aStation } from '~/infra/tooling/testing/factories/stations';
import { aForm } from '~/infra/tooling/testing/factories/writing-questions';
import { openWorld } from '~/infra/tooling/testing/world';
import { table } from '~/infra/tooling/testing/table';

const world = openWorld();

/** Every set of roles that somebody with an account can have. */
const ROLE_SETS = ROLES.filter((role) => role !== 'learner').reduce<Role[][]>(
  (sets, role) => [...sets, ...sets.map((set) => [...set, role])],
  [['learner']],
);

/** Which of the answers let somebody do what they asked; any but these two kinds is a mistake of the test. */
function allowed({ status, body }: { status: number; body: unknown }): boolean {
  if (![200, 401, 403, 404].includes(status)) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return status === 200;
}

const clientOf = (person: Person | null) => (person ? world.signedIn(person) : world.client());

/** A station that is the person's own, or somebody else's. */
async function expectSameOfStation(person: Person | null, own: boolean, published: boolean): Promise<void> {
  const owner = own && person ? person : await aPerson(world);
  const station = await aStation(world, { owner_id: owner.id, ...(published ? {} : { published_at: null }) });
  const client = await clientOf(person);
  await client.get('/api/session/');
  const path = `/osce-stations/${station.slug}/`;
  const { status, body } = await client.get(path);
  const sent = status === 200 ? body.abilities : { edit: false, clone: false };
  const done = {
    edit: allowed(await client.get(`${path}edit/`)),
    clone: allowed(await client.post(`${path}edit/`, { data_request: 'clone_kit', submission_id: randomUUID() })),
  };
  expect({ own, published, ...done }).toEqual({ own, published, ...sent });
}

const EACH: [own: boolean, published: boolean][] = [
  [true, true],
  [true, false],
  [false, true],
  [false, false],
];

/** Without a second person. */
const isInBank = async (id: number): Promise<boolean> =>
  (await table(world, 'questions').one({ id })).status === 'published';

describe.each(ROLE_SETS.map((roles) => [roles.join(', '), roles] as const))('of a %s', (_, roles) => {
  let person: Person;
  beforeAll(async () => {
    person = await aPerson(world, { roles });
  });

  // rules: 3.6.6
  it('a station is edited and cloned', async () => {
    for (const [own, published] of EACH) await expectSameOfStation(person, own, published);
  });

  it('what they write is published, and edited for all', async () => {
    const client = await world.signedIn(person);
    const { body: session } = await client.get('/api/session/');
    const sentOf = async (path: string) => (await client.get(path)).body.abilities;
    const publishesStation = allowed(
      await client.post('/osce-stations/create/', {
        ...aStationForm(),
        place: 'published',
        submission_id: randomUUID(),
      }),
    );
    expect(await sentOf('/osce-stations/create/')).toEqual({ publish: publishesStation });
    expect(await sentOf(href(personalStations, { base: 'osce-stations' }))).toEqual({ publish: publishesStation });
    expect(session.abilities.publish).toBe(publishesStation);

    const form = await aForm(world);
    const written = await client.post(questionCreate.path, { form, place: 'published', submission_id: randomUUID() });
    const writing = {
      publish: allowed(written),
      publish_alone: allowed(written) && (await isInBank(written.body.question_id)),
      edit_for_all: allowed(await client.get(`${allUsers.path}?q=person`)),
    };
    for (const page of [questionCreate, myQuestions, importStart]) expect(await sentOf(page.path)).toEqual(writing);
    const topic = await aTopic(world);
    expect(allowed(await aSentFile(world, { person, topic, fields: { into: 'bank' } }))).toBe(writing.publish);
  });

  it('others’ comments are taken back, and the operators’ page is opened', async () => {
    const { question, id } = await aComment(world);
    await aComment(world, { person, question });
    const client = await world.signedIn(person);
    const { body } = await client.get('/api/session/');
    const took = await client.post(`/questions/${question.id}/comments/`, {
      data_request: 'delete_comment',
      comment_id: id,
    });
    expect({ moderate: allowed(took), operate: allowed(await client.get(opsPage.path)) }).toEqual({
      moderate: body.abilities.moderate,
      operate: body.abilities.operate,
    });
  });

  it.each<[QuizKind, QuestionStatus]>([
    ['bank', 'published'],
    ['ai', 'generated'],
    ['private', 'private'],
  ])('a question of a quiz of kind %s is discussed, voted on and reported', async (kind, status) => {
    const question = await aQuestion(world, { status, generated_by: kind === 'ai' ? 'offline' : null });
    const quiz = await aQuiz(world, { person, kind, questions: [question] });
    const client = await world.signedIn(person);
    const { body: answered } = await client.post(quiz.path, {
      data_request: 'answer_submit',
      quizlog_id: quiz.id,
      question_id: question.id,
      answer_id: question.right.join(','),
    });
    const { abilities } = (await client.get(quiz.path)).body.quiz;
    const report = { data_request: 'question_report', entity_id: question.id, report_select: 1 };
    const done = {
      discuss: allowed(await client.get(`/questions/${question.id}/comments/`)),
      vote: allowed(await client.post(voteQuestion.path, { question_id: question.id, vote_type: 1 })),
      report: allowed(await client.post(sendReport.path, { ...report, report_text: 'The key is not the right one.' })),
    };
    expect(done).toEqual({ ...abilities, discuss: abilities.discuss && answered.abilities.discuss });
  });
});

describe('of who has no account', () => {
  // rules: 1.6.3
  it('a guest votes on and reports the questions of their quiz, and discusses none', async () => {
    const guest = await aGuest(world);
    const question = await aQuestion(world);
    const quiz = await aQuiz(world, { person: guest, questions: [question] });
    const client = await world.signedIn(guest);
    const { body: answered } = await client.post(quiz.path, {
      data_request: 'answer_submit',
      quizlog_id: quiz.id,
      question_id: question.id,
      answer_id: question.right.join(','),
    });
    const { abilities } = (await client.get(quiz.path)).body.quiz;
    const report = { data_request: 'question_report', entity_id: question.id, report_select: 1 };
    const done = {
      discuss: allowed(await client.get(`/questions/${question.id}/comments/`)),
      vote: allowed(await client.post(voteQuestion.path, { question_id: question.id, vote_type: 1 })),
      report: allowed(await client.post(sendReport.path, { ...report, report_text: 'The key is not the right one.' })),
    };
    expect(done).toEqual(abilities);
    expect(answered.abilities.discuss).toBe(false);
    expect(abilities).toEqual({ discuss: false, vote: true, report: true });
  });

  it.each(['a guest', 'nobody'])('%s edits and clones no station', async (who) => {
    const person = who === 'nobody' ? null : await aGuest(world);
    for (const published of [true, false]) await expectSameOfStation(person, false, published);
  });

  it.each(['a guest', 'nobody'])('%s publishes, moderates and operates nothing', async (who) => {
    const client = await clientOf(who === 'nobody' ? null : await aGuest(world));
    const { body } = await client.get('/api/session/');
    const done = {
      publish: allowed(await client.post('/osce-stations/create/', { ...aStationForm(), place: 'published' })),
      moderate: allowed(await client.post('/questions/1/comments/', { data_request: 'delete_comment', comment_id: 1 })),
      operate: allowed(await client.get(opsPage.path)),
    };
    expect(done).toEqual(body.abilities);
  });
});

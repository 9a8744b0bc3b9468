import { NO_GRADES } from '~/domain/stations/marking';
import { requestFeedback } from '~/domain/stations/request-feedback';
import { beginRetention } from '~/domain/ops/begin-retention';
import { peopleCounts } from '~/domain/ops/people.query';
import type { TestClient } from '../client';
import { DOCUMENTED_CALLS, sendDocumented } from '../documented-calls/calls';
import { isPost, nameOf, type Scene } from '../documented-calls/row';
import { aGuest, aPerson, aRegistration } from '../factories/accounts';
import { aPair } from '../factories/audio-pairing';
import { anImport } from '../factories/card-imports';
import { aRun } from '../factories/circuit-runs';
import { aClass } from '../factories/classes';
import { aConsultation } from '../factories/consultations';
import { aComment, aMetQuestion } from '../factories/discussion';
import { anEvent } from '../factories/events';
import { aDeck } from '../factories/flashcards';
import { aRequestedDeck } from '../factories/generated-decks';
import { aRunningGroup } from '../factories/group-practice';
import { aReadFile } from '../factories/imports';
import { aTakenQuiz } from '../factories/item-analysis';
import { stock } from '../factories/payments';
import { aPersonalQuiz } from '../factories/personal-quizzes';
import { aBank, aQuestion } from '../factories/questions';
import { aQuiz } from '../factories/quizzes';
import { aStationForm } from '../factories/station-authoring';
import { anAttempt, aStation } from '../factories/stations';
import { aTrial } from '../factories/trials';
import { aForm } from '../factories/writing-questions';
import { targets } from '../fuzz/requests';
import { aModerator, REASON, reported } from '../moderating';
import type { World } from '../world';

type Known = Record<string, string | number>;

/** Every address that only shows something, filled with what is there. */
async function lookEverywhere(world: World, person: { id: number }, known: Known): Promise<void> {
  const client = await world.signedIn(person);
  const paths = new Set(
    targets().flatMap(({ method, path }) =>
      method === 'GET' ? [path.replace(/:(\w+)/g, (_, name: string) => String(known[name] ?? 1))] : [],
    ),
  );
  for (const path of paths) await client.get(path);
}

/** Posts as this client. @throws Error for a refusal */
const poster = (client: TestClient) => async (path: string, input: Record<string, unknown>) => {
  const { status, body } = await client.post(path, input);
  if (status !== 200) throw new Error(`${path} was refused: ${JSON.stringify(body)}`);
  return body;
};

/** Reads only, or writes as the same call of a station without a patient does. */
const SKIPPED = /import_\w+_template|\/virtual-patient\//;

/** Each documented call that writes, once. */
async function callEverything(scene: Scene): Promise<void> {
  const called = new Set<string>();
  for (const documented of DOCUMENTED_CALLS) {
    const name = nameOf(documented);
    if (!isPost(documented) || SKIPPED.test(name) || called.has(name)) continue;
    called.add(name);
    const { status, body } = await sendDocumented(scene, documented);
    if (status !== 200) throw new Error(`${name} was refused: ${JSON.stringify(body)}`);
  }
}

/** Tables that no documented call writes: events, classes, imports, generation, moderation, shared decks, own settings. */
async function writeTheRest(scene: Scene): Promise<void> {
  const { world } = scene;
  const [one, other, author] = [await scene.someone(), await scene.someone(), await scene.someone('author')];
  const moderator = await aModerator(world);
  await anEvent(world, { host: one.person, others: [other.person] });
  await aClass(world, { members: [one.person, other.person] });
  await aRequestedDeck(world, { person: one.person });
  await anImport(world, 'Front\tBack\n', { person: one.person, name: 'cards.txt' });
  await aBank(world, 10);
  await aTrial(world);

  const comment = await aComment(world, { person: other.person });
  await moderator.decide(await reported(world, moderator.person, 'comment', comment.id), 'hide');
  const warning = { data_request: 'sanction', kind: 'warn', reason: REASON };
  await poster(moderator.client)(`/moderation/people/${other.person.id}/`, warning);

  const question = await aQuestion(world, { author_id: one.person.id, status: 'draft' });
  await poster(one.client)('/become-author/', { question_id: question.id, words: 'I teach cardiology to students.' });
  await poster(author.client)('/questions/create/', { form: await aForm(world), place: 'published' });

  const { id: deck_id, cards } = await aDeck(world, { owner: one.person, shared: true });
  await poster(one.client)('/api/flashcards/note/', { flashcard_id: cards[0]!.id, note: 'Mine' });
  const editors = `/flashcards/edit-deck/${deck_id}/editors/`;
  const { invitation_url } = await poster(one.client)(editors, { data_request: 'make_link' });
  await poster(other.client)(invitation_url, {});
  await poster(author.client)(`/flashcards/decks/${deck_id}/`, { data_request: 'follow' });

  const easy_dates = [{ day: '2100-01-01', share: 50 }];
  const days = { retention: 90, weekdays: Array(7).fill(100), easy_dates, time_zone: 'UTC' };
  await poster(one.client)('/flashcards/progress/', { data_request: 'save', ...days });
  await poster(one.client)('/leaderboard/', { alias: 'Auscultator' });
  await poster(world.client())('/forgotten-password/', { username: one.person.username });
  await world.drain();
}

/** A short session in most rooms of the product, one thing after the other, by people who write and people who look. */
export async function walk(scene: Scene): Promise<void> {
  const { world } = scene;
  const { inTransaction, read } = world.deps;
  await stock(world);
  await callEverything(scene);
  await writeTheRest(scene);
  const staff = await aPerson(world, { roles: ['learner', 'author', 'moderator', 'staff'] });
  const client = await world.signedIn(staff);
  const post = poster(client);
  await world.client().post('/register/', aRegistration());

  const station = await aStation(world, { owner_id: staff.id });
  const made = await post('/osce-stations/create/', { ...aStationForm(), place: 'personal' });
  const edited: string = made.next_url;
  const { form, revision } = (await client.get(edited)).body;
  await post(edited, { data_request: 'autosave', form: { ...form, name: 'Half a change' }, revision });
  await post(edited, { ...form, name: 'A change', place: 'personal', revision });
  await post('/api/stations/bookmark/', { osce_kit_id: station.id, action: 'add' });
  await post('/api/stations/vote/', { kit_id: station.id, vote_type: 1 });

  const guest = await aGuest(world);
  const group = await aRunningGroup(world, { host: staff, others: [await aPerson(world), guest], station });
  const checklist = `/osce-stations/${station.slug}/checklist/?pin=${group.pin}`;
  const sheet = { submission_id: '2b7d2f0e-5f5e-4c1a-9d57-6f5a3b0c9d11', comments: '' };
  await post(checklist, {
    data_request: 'save_marks',
    ...sheet,
    ticked: station.item_ids.slice(0, 2),
    revision: 0,
    grades: NO_GRADES,
  });
  await post(checklist, { ...sheet, timer: 60, [`c-${station.item_ids[0]}`]: 'on' });
  const attempt = await anAttempt(world, { station, examiner: staff });
  await inTransaction((tx) => requestFeedback(tx, staff, attempt.id));
  await world.drain();

  const questions = await aBank(world, 4);
  const taken = await aTakenQuiz(world, { person: staff, questions });
  await aQuiz(world, { person: staff, questions });
  const quiz = await aPersonalQuiz(world, { person: staff });
  const written = await post('/questions/create/', { form: await aForm(world), place: 'private' });
  await post('/questions/create/', { data_request: 'autosave', form: { question_text: 'Half a question' } });
  const { question } = await aMetQuestion(world, { person: staff });
  await aComment(world, { person: staff, question });
  await aReadFile(world, { person: staff }).then(({ confirm }) => confirm());
  await post('/content/annotation/api/', { entity_id: question.id, entity_type: 'question', text: 'A note' });
  await post('/learn/quiz/setup/', { specialty: 0, topic: 0, number_of_questions: 2, mode: 1 });

  const consultation = await aConsultation(world, { person: staff });
  await consultation.ask('Where does it hurt?');
  const run = await aRun(world);
  const pair = await aPair(world);
  await pair.first.stop();
  await world.drain();
  await lookEverywhere(world, staff, {
    base: 'osce-stations',
    slug: station.slug,
    pin: group.pin,
    quizlog_id: taken.id,
    question_id: Number(written.question_id),
    quizId: quiz.id,
    consultation_id: consultation.id,
  });
  await lookEverywhere(world, run.host, { base: 'osce-stations', slug: station.slug, pin: run.pin });
  await peopleCounts(read);
  await inTransaction(beginRetention);
  await world.drain();
}

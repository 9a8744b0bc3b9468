import { NO_GRADES } from '~/domain/stations/marking';
import { requestFeedback } from '~/domain/stations/request-feedback';
import { beginRetention } from '~/domain/ops/begin-retention';
import { peopleCounts } from '~/domain/ops/people.query';
import { aGuest, aPerson, aRegistration } from '../factories/accounts';
import { aPair } from '../factories/audio-pairing';
import { aRun } from '../factories/circuit-runs';
import { aConsultation } from '../factories/consultations';
import { aComment, aMetQuestion } from '../factories/discussion';
import { aRunningGroup } from '../factories/group-practice';
import { aReadFile } from '../factories/imports';
import { aTakenQuiz } from '../factories/item-analysis';
import { aPersonalQuiz } from '../factories/personal-quizzes';
import { aBank } from '../factories/questions';
import { aQuiz } from '../factories/quizzes';
import { aStationForm } from '../factories/station-authoring';
import { anAttempt, aStation } from '../factories/stations';
import { aForm } from '../factories/writing-questions';
import { targets } from '../fuzz/requests';
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

/** A short session in most rooms of the product, one thing after the other, by people who write and people who look. */
export async function walk(world: World): Promise<void> {
  const { inTransaction, read } = world.deps;
  const staff = await aPerson(world, { roles: ['learner', 'author', 'moderator', 'staff'] });
  const client = await world.signedIn(staff);
  const post = async (path: string, input: Record<string, unknown>) => {
    const { status, body } = await client.post(path, input);
    if (status !== 200) throw new Error(`${path} was refused: ${JSON.stringify(body)}`);
    return body;
  };
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

import { type Answering, beginAnswer, settleTurn, showSoFar } from '~/domain/consultations/talk/answer-turn';
import type { Speaker } from '~/domain/consultations/contract';
import { answerTurnJob } from '~/domain/consultations/jobs';
import { ANSWER_MAX } from '~/domain/consultations/engine/tell/leak-gate';
import { withUntold } from '~/domain/consultations/engine/tell/outside-facts';
import { type Patient, PatientError } from '~/domain/consultations/engine/patient';
import type { Understood } from '~/domain/consultations/engine/read/turn';
import { sentencesIn } from '~/domain/consultations/talk/sentences';
import { turnForModel, type Understand } from '~/domain/consultations/talk/understanding';
import { agreeableModel, patientBy, speakerOfPatients, understandingOf } from '~/infra/ai/writer';
import type { Deps } from '~/infra/process/deps';
import { handle } from '../registry';

/** Sentences are shown at most so often, in milliseconds: each showing is a commit. */
const SHOW_EVERY_MS = 300;

/** Speaks an answer sentence by sentence. What the patient may not say is left out, and what was to be told with it is said in the words of the script. */
async function speak(answering: Answering, patient: Patient, show: (said: string) => Promise<void>): Promise<string> {
  let said = '';
  let shownAt = -Infinity;
  let isWhole = true;
  for await (const sentence of sentencesIn(patient(answering.request))) {
    if (!answering.maySay(sentence)) {
      isWhole = false;
      continue;
    }
    const longer = said === '' ? sentence : `${said} ${sentence}`;
    if (longer.length > ANSWER_MAX) break;
    said = longer;
    const now = performance.now();
    if (now - shownAt < SHOW_EVERY_MS) continue;
    shownAt = now;
    await show(said);
  }
  return isWhole || said === '' ? said : withUntold(answering.request, said);
}

/** What a model takes the turn for; null if the rules are to read it. A model that cannot say so takes nothing from the answer. */
async function understand(deps: Deps, by: Understand | null, turnId: number): Promise<Understood | null> {
  const model = agreeableModel(deps.config.ai);
  const turn = by && model !== null && (await turnForModel(deps.read, turnId, model));
  if (!by || !turn) return null;
  try {
    return await by(turn);
  } catch (error) {
    if (!(error instanceof PatientError)) throw error;
    deps.log.warn({ err: error, turn_id: turnId }, 'the rules read what the model did not');
    return null;
  }
}

const quiet = async (): Promise<void> => undefined;

/** Answers what was said to a virtual patient. Begun again after a kill, it begins from nothing; whichever ends first is heard. */
export const answerTurnBy = (
  patientFor: (deps: Deps, speaker: Speaker) => Patient,
  understandFor: (deps: Deps) => Understand | null = () => null,
) =>
  handle(answerTurnJob, {
    async run({ turn_id }, { deps, commit }) {
      const understood = await understand(deps, understandFor(deps), turn_id);
      const answering = await deps.inTransaction((tx) => beginAnswer(tx, turn_id, understood));
      if (!answering) return;
      // This worker may have another model than the gateway that asked: it is not the one that was agreed to.
      const agreed = answering.speaker === 'model' && answering.agreed_model === agreeableModel(deps.config.ai);
      let speaker: Speaker = agreed ? speakerOfPatients(deps.config.ai) : 'offline';
      let said = '';
      if (speaker === 'model') {
        try {
          said = await speak(answering, patientFor(deps, 'model'), (soFar) =>
            deps.inTransaction((tx) => showSoFar(tx, answering, soFar)),
          );
        } catch (error) {
          if (!(error instanceof PatientError) || error.kind === 'provider-unreachable') throw error;
          // Who refused or talked nonsense would do so again: the person hears of it now and decides.
          deps.log.warn({ err: error, turn_id }, 'the patient could not answer');
          const failure = error.kind;
          return commit((tx) => settleTurn(tx, turn_id, { failure }));
        }
      }
      if (said === '') {
        speaker = 'offline';
        said = await speak({ ...answering, maySay: () => true }, patientFor(deps, 'offline'), quiet);
      }
      await commit((tx) => settleTurn(tx, turn_id, { said, speaker, revealed: answering.revealed }));
    },

    failed: (tx, { turn_id }, error) =>
      settleTurn(tx, turn_id, { failure: error instanceof PatientError ? error.kind : 'internal' }),
  });

export const answerTurn = answerTurnBy(
  (deps, speaker) => patientBy(deps.config.ai, speaker),
  (deps) => understandingOf(deps.config.ai),
);

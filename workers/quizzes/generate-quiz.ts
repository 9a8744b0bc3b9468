import { answersAnother, type Asked } from '~/domain/quizzes/generation/answers-another';
import { addQuestion, recordRefusal } from '~/domain/quizzes/generation/add-question';
import { endGeneration } from '~/domain/quizzes/generation/end-generation';
import { findDuplicate } from '~/domain/quizzes/generation/find-duplicate.query';
import { generateQuizJob } from '~/domain/quizzes/generation/contract';
import { type GenerationMaterial, generationMaterial } from '~/domain/quizzes/generation/material.query';
import { judge, type Refusal, stemOf } from '~/domain/quizzes/generation/quality-gate';
import {
  type QuestionRequest,
  type QuestionSource,
  type QuestionWriter,
  QuestionWriterError,
} from '~/domain/quizzes/generation/question-writer';
import { quizQueue } from '~/domain/quizzes/generation/writing-queue';
import { plainAsHtml } from '~/infra/ai/question-html';
import { questionWriter, writerOfQuestions } from '~/infra/ai/writer';
import type { Deps } from '~/infra/process/deps';
import { toPlainText } from '~/infra/html/sanitise';
import { handle, type RunContext } from '../registry';

/** Refusals after which a question is given up, and the rest of the quiz with it. */
export const REFUSALS_A_QUESTION = 4;
/** Refusals of a whole quiz, as a multiple of its length: a writer that fails so often costs more than it gives. */
export const REFUSALS_A_LENGTH = 2;

const isGivenUp = ({ refusals, refusals_in_all, length }: GenerationMaterial): boolean =>
  refusals >= REFUSALS_A_QUESTION || refusals_in_all >= REFUSALS_A_LENGTH * length;

/** Another question for each place and each try; the same one again where a killed worker is followed by another. */
const seedOf = (quizId: number, { stems, refused_stems, refusals_in_all }: GenerationMaterial): number =>
  quizId * 10_007 + stems.length * 101 + refused_stems.length + refusals_in_all;

const questionsOf = ({ stems, keys }: GenerationMaterial): Asked[] =>
  stems.map((stem, place) => ({ stem: toPlainText(stem), keys: keys[place] ?? [] }));

function requestOf(quizId: number, material: GenerationMaterial): QuestionRequest {
  const { specialty, topic, topics, focus, language, had_stems, stems, refused_stems } = material;
  return {
    specialty,
    topic,
    focus,
    language,
    topics: topics.map(({ slug, name }) => ({ slug, name })),
    avoid: [...had_stems, ...stems].map(toPlainText).concat(refused_stems),
    beside: questionsOf(material),
    seed: seedOf(quizId, material),
  };
}

interface Parts {
  deps: Deps;
  commit: RunContext['commit'];
  writer: QuestionWriter;
}

/**
 * Writes the next question, or keeps why it was refused. Nothing is held while it is written; it is added only if the
 * quiz is still where it was, so that a second worker neither loses nor doubles one.
 */
async function writeNext(quizId: number, material: GenerationMaterial, { deps, commit, writer }: Parts): Promise<void> {
  const began = performance.now();
  let source: QuestionSource = writerOfQuestions(deps.config.ai);
  let refusal: Refusal;
  let stem = '';
  try {
    const written: unknown = await writer(requestOf(quizId, material));
    const milliseconds = Math.round(performance.now() - began);
    const { language, focus } = material;
    const judged = judge(written, {
      language,
      focus,
      topics: (material.topic ? [material.topic] : material.topics).map(({ slug }) => slug),
      keys: 1,
    });
    if (judged.refusal === null) {
      const { question } = judged;
      const question_text = plainAsHtml(question.question_text);
      source = question.writer;
      const key = question.options.find((option) => option.correct)!.text;
      const asked = { stem: question.question_text, keys: [key] };
      const flaw = questionsOf(material).some((other) => answersAnother(asked, other))
        ? 'answers-another'
        : await deps.inTransaction((tx) => findDuplicate(tx, quizId, question_text, key));
      if (flaw === null) {
        const place = material.stems.length;
        // The last one ends the job: it is taken out of the outbox in the same transaction.
        const inTransaction = place + 1 === material.length ? commit : deps.inTransaction;
        await inTransaction((tx) =>
          addQuestion(tx, quizId, place, {
            ...question,
            question_text,
            explanation_text: plainAsHtml(question.explanation),
            topic_id: material.topics.find(({ slug }) => slug === question.topic)!.id,
            milliseconds,
          }),
        );
        return;
      }
      refusal = flaw;
    } else refusal = judged.refusal;
    stem = stemOf(written);
  } catch (error) {
    if (!(error instanceof QuestionWriterError) || error.kind !== 'provider-nonsense') throw error;
    refusal = 'unreadable';
  }
  deps.log.info({ quiz_id: quizId, refusal }, 'a written question was refused');
  await deps.inTransaction((tx) =>
    recordRefusal(tx, quizId, { writer: source, milliseconds: Math.round(performance.now() - began), refusal, stem }),
  );
}

/** Writes the questions of an AI quiz, one after another, each committed by itself. */
export const generateQuizBy = (writerFor: (deps: Deps) => QuestionWriter) =>
  handle(generateQuizJob, {
    async run({ quiz_id }, { deps, commit }) {
      if (!(await deps.inTransaction((tx) => quizQueue.begin(tx, quiz_id)))) return;
      const writer = writerFor(deps);
      for (;;) {
        const material = await generationMaterial(deps.read, quiz_id);
        if (!material) return;
        if (isGivenUp(material)) {
          const failure = material.last_refusal === 'unreadable' ? 'provider-nonsense' : 'too-few-passed';
          return commit((tx) => endGeneration(tx, quiz_id, failure));
        }
        try {
          await writeNext(quiz_id, material, { deps, commit, writer });
        } catch (error) {
          if (!(error instanceof QuestionWriterError) || error.kind === 'provider-unreachable') throw error;
          // Who has nothing more to ask, or refuses, would do so again: the person hears of it now and decides.
          deps.log.warn({ err: error, quiz_id }, 'the writing of a quiz ended early');
          return commit((tx) =>
            endGeneration(tx, quiz_id, error.kind === 'provider-refused' ? 'provider-refused' : 'too-few-passed'),
          );
        }
      }
    },

    failed: (tx, { quiz_id }, error) =>
      endGeneration(
        tx,
        quiz_id,
        error instanceof QuestionWriterError && error.kind === 'provider-unreachable'
          ? 'provider-unreachable'
          : 'internal',
      ),
  });

export const generateQuiz = generateQuizBy((deps) => questionWriter(deps.config.ai));

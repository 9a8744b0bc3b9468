import type { Language } from '~/domain/accounts/contract';
import { clozesOf, listsOf } from '~/domain/flashcards/drafting/cloze';
import { judgeCard } from '~/domain/flashcards/generation/card-gate';
import {
  type AnsweredMaterial,
  type CardRequest,
  type CardWriter,
  CardWriterError,
  type WrittenCard,
} from '~/domain/flashcards/generation/card-writer';
import { fold } from '~/domain/quizzes/generation/folded-text';
import { QuestionWriterError, type WrittenQuestion } from '~/domain/quizzes/generation/question-writer';
import { offlineQuestionWriter } from './offline-questions';

/** Characters of an explanation that a card takes over, by whole sentences if it is longer. */
const EXPLANATION_MOST = 600;

const bulleted = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n');

/** A text that is short enough, or its first sentences. */
function beginning(text: string): string {
  if (text.length <= EXPLANATION_MOST) return text;
  let kept = '';
  for (const sentence of text.split(/(?<=[.!?])\s+/)) {
    const longer = kept === '' ? sentence : `${kept} ${sentence}`;
    if (longer.length > EXPLANATION_MOST) break;
    kept = longer;
  }
  return kept;
}

const card = (front: string, back: string, question_id: number | null = null): WrittenCard => ({
  front,
  back,
  question_id,
  writer: 'offline',
});

function ofQuestion({ question_id, stem, keys, options, explanation }: AnsweredMaterial): WrittenCard {
  const front = options.length > 0 ? `${stem}\n${bulleted(options)}` : stem;
  const key = keys.length === 1 ? keys[0]! : bulleted(keys);
  return card(front, [key, beginning(explanation)].filter(Boolean).join('\n\n'), question_id);
}

/** What a text says outright: its lists, and its sentences with their term or figure left out. */
function ofText(text: string, language: Language): WrittenCard[] {
  const lists = listsOf(text, language).map(({ front, lines }) => card(front, bulleted(lines)));
  const clozes = clozesOf(text, language).map(({ front, answer, sentence }) => card(front, `${answer}\n\n${sentence}`));
  return [...lists, ...clozes];
}

const SOURCE: Record<Language, string> = { en: 'Source', es: 'Fuente' };
/** How an explanation of the offline questions begins; on a card the answer stands above it. */
const ANSWER_IS = /^(?:The answer is “[^”]*”|La respuesta es «[^»]*»)\. /;

function ofFact({ question_text, options, explanation, source }: WrittenQuestion, language: Language): WrittenCard {
  const key = options.find((option) => option.correct)!.text;
  const because = explanation.split('\n\n')[0]!.replace(ANSWER_IS, '');
  return card(
    question_text,
    [key, because, `${SOURCE[language]}: ${source.title}. ${source.publisher}, ${source.year}.`].join('\n\n'),
  );
}

async function ofFacts({ choice, avoid, seed, language }: CardRequest): Promise<WrittenCard | null> {
  if (!choice) return null;
  try {
    return ofFact(await offlineQuestionWriter()({ ...choice, avoid, seed }), language);
  } catch (error) {
    if (error instanceof QuestionWriterError && error.kind === 'nothing-left') return null;
    throw error;
  }
}

/**
 * Writes cards without a model: of what a text defines, lists or measures; of questions that the person has answered, from their
 * explanations; on a topic then of the structured facts. It understands nothing, so it leaves out what it is not sure of, and gives
 * up with `nothing-left`.
 */
export const offlineCardWriter: CardWriter = async (request) => {
  const avoided = new Set(request.avoid.map(fold));
  const candidates = [...request.questions.map(ofQuestion), ...ofText(request.text, request.language)];
  const fits = (written: WrittenCard) =>
    !avoided.has(fold(written.front)) && judgeCard(written, request.language).refusal === null;
  const found = candidates.find(fits) ?? (await ofFacts(request));
  if (!found) throw new CardWriterError('nothing-left', 'no more to write cards about');
  return found;
};

import type { Language } from '../accounts/contract';
import type { Person } from '../accounts/person';
import type { Reader } from '../kit/transaction';
import { type AiChoice, requireChoice } from './generation/ai-choice.query';
import type { BankCensus } from './generation/bank-census.query';
import { type Selection, STUDY } from './contract';
import { countQuestions, type KnownQuestions } from './count-questions.query';
import { FAVOURED } from './generation/draw-for-ai.query';
import { stemsHad } from './had-stems.query';
import type { QuestionStock } from './generation/question-writer';

/** Null if there is no limit. */
export interface AiAvailable {
  chosen: number | null;
  /** The same topic with any focus. */
  topic: number | null;
  /** Any topic and focus of the specialty. */
  specialty: number | null;
}

/**
 * How many new questions can be written for a person.
 * @throws Problem invalid `unknown-choice`
 */
export async function writableQuestions(
  read: Pick<Reader, 'sql'>,
  person: Person,
  choice: AiChoice & { language: Language },
  stock: QuestionStock,
): Promise<AiAvailable> {
  const [asked, had] = await Promise.all([
    requireChoice(read, choice),
    stemsHad(read, person.id, choice.specialty, choice.language),
  ]);
  const count = (change: { topic?: null; focus?: null }) =>
    stock.count({ ...asked, language: choice.language, ...change }, had);
  return { chosen: count({}), topic: count({ focus: null }), specialty: count({ topic: null, focus: null }) };
}

/**
 * How many questions of the bank an AI quiz can have: those that are new to the person, and those they got wrong.
 * @throws Problem invalid `unknown-choice`
 */
export async function findableQuestions(
  read: Pick<Reader, 'sql'>,
  choice: AiChoice & Pick<Selection, 'language'>,
  census: BankCensus,
  known: KnownQuestions,
): Promise<AiAvailable> {
  await requireChoice(read, choice);
  const { specialty, language } = choice;
  const count = (topic: number, focus: number): number => {
    const counted = countQuestions(census, known, { specialty, topic, focus, difficulty: 0, language }, STUDY);
    return FAVOURED.reduce((sum, preference) => sum + counted[preference], 0);
  };
  return { chosen: count(choice.topic, choice.focus), topic: count(choice.topic, 0), specialty: count(0, 0) };
}

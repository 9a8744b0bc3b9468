import type { Language } from '../accounts/contract';
import type { Reader } from '../transaction';
import type { AiChoice } from './ai-choice.query';
import type { Preference } from './contract';
import type { Random } from './draw';
import { drawQuestions } from './draw-questions.query';

/** What is looked for first, and what only where there is not enough of that. */
const FAVOURED: readonly Preference[] = ['incorrect', 'new', 'all'];

/**
 * Questions of the bank for an AI quiz: those in the person's language before English ones, and among them what they got
 * wrong, then what is new to them, then the rest; which of these, and in what order, is left to chance.
 */
export async function drawForAi(read: Pick<Reader, 'sql'>, person: { id: number; language: Language }, { specialty, topic, focus }: AiChoice, count: number, random?: Random): Promise<number[]> {
  const drawn = new Set<number>();
  for (const language of new Set([person.language, 'en'] as const)) {
    for (const preference of FAVOURED) {
      if (drawn.size >= count) break;
      const selection = { specialty, topic, focus, difficulty: 0, language };
      // Some of them may be there already, as what is wrong is also in the rest.
      const found = await drawQuestions(read, person.id, { selection, preference, number: count + drawn.size, choiceOnly: false }, random);
      for (const id of found) if (drawn.size < count) drawn.add(id);
    }
  }
  return [...drawn];
}

import type { Reader } from '~/domain/kit/transaction';
import type { AiChoice } from './ai-choice.query';
import type { Preference, Selection } from '../contract';
import type { Random } from '../draw';
import { drawQuestions } from '../draw-questions.query';

/** What is looked for first, and what only if there is not enough of that. What was answered right is not asked again. */
export const FAVOURED = ['incorrect', 'new'] as const satisfies readonly Preference[];

/**
 * Questions of the bank for an AI quiz: what the person got wrong, then what is new to them; which of these, and in what
 * order, is left to chance.
 */
export async function drawForAi(
  read: Pick<Reader, 'sql'>,
  person: { id: number },
  { specialty, topic, focus, language }: AiChoice & Pick<Selection, 'language'>,
  count: number,
  random?: Random,
): Promise<number[]> {
  const drawn = new Set<number>();
  for (const preference of FAVOURED) {
    if (drawn.size >= count) break;
    const selection = { specialty, topic, focus, difficulty: 0, language };
    for (const id of await drawQuestions(
      read,
      person.id,
      { selection, preference, number: count - drawn.size, choiceOnly: false },
      random,
    ))
      drawn.add(id);
  }
  return [...drawn];
}

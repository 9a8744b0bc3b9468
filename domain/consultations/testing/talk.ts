import type { Language } from '../../accounts/contract';
import { answerTo } from '../engine/answer';
import type { Fact } from '../engine/read/fact';
import { factsOfStation } from '../engine/read/station-facts';

export const factsIn = (patient_instructions: string, language: Language = 'en'): Fact[] =>
  factsOfStation({ patient_facts: [], patient_instructions }, language);

/** The answer to the last of the questions, asked in their order; `(unknown)` and the like if it has no facts. */
export function lastTold(facts: readonly Fact[], language: Language, asked: readonly string[]): string {
  const earlier: { asked: string; said: string; state: 'said'; revealed: number[] }[] = [];
  let heard = '';
  for (const [index, one] of asked.entries()) {
    const { request, revealed } = answerTo({ number: index + 1, asked: one }, earlier, facts, language);
    const said = [...request.tell, ...(request.tell.length === 0 ? (request.retell ?? []) : [])].join(' ');
    earlier.push({ asked: one, said, state: 'said', revealed });
    heard = request.heard;
  }
  const { said } = earlier.at(-1)!;
  return said === '' ? `(${heard})` : said;
}

/** What an author wrote of or to the patient, as the patient says it of themselves. Pure. */
import type { Language } from '~/domain/accounts/contract';
import { inSpanish } from './first-person-es';
import { capitalised } from './text';
import { fromThird, type Pronoun } from './third-person';

/** As `to`, with the first letter as large as that of `from`. */
const like = (from: string, to: string): string => (/^\p{Lu}/u.test(from) && !/^I\b/.test(to) ? capitalised(to) : to);

const OBJECT_BEFORE =
  /\b(?:to|with|for|of|on|at|by|from|about|around|behind|after|beside|near|without|tell|told|tells|pays|pay|paid|drive|drives|give|gave|gives|given|make|made|makes|let|lets|bother|bothers|bothered|woke|wake|wakes|worries|worried|frightens|frightened|scares|scared|help|helps|helped|sent|send|hurts|hurt|causes|took|stopped|kept|keep|drove|driven|brought|saw|called|asked|put|stops|leaves|left|gets|got|wakes|between)\s+$/i;
const CLAUSE_END =
  /^\s*(?:[.,;:!?)”"]|$|and\b|that\b|who\b|up\b|awake\b|feel\b|a\b|an\b|the\b|some\b|any\b|to\b|in\b|at\b|off\b|sick\b|home\b|here\b|twice\b|once\b|again\b|when\b|while\b|because\b|down\b|away\b|back\b(?! (?:pain|ache))|into\b|out\b|\d)/i;

const ENGLISH: readonly [RegExp, string][] = [
  // Two people: `you both met when you …`.
  [/\byou both\b/gi, 'we both'],
  [/\bwhen you met\b/gi, 'when we met'],
  [/\b[Yy]ou and (\p{Lu}[\p{L}’'-]+)/gu, '$1 and I'],
  [/\byou are\b/gi, 'I am'],
  [/\byou['’]re\b/gi, 'I’m'],
  [/\byou were\b/gi, 'I was'],
  [/\byou['’]ve\b/gi, 'I’ve'],
  [/\byou['’]d\b/gi, 'I’d'],
  [/\byou['’]ll\b/gi, 'I’ll'],
  [/\bare you\b/gi, 'am I'],
  [/\bwere you\b/gi, 'was I'],
  [/\byourself\b/gi, 'myself'],
  [/\byours\b/gi, 'mine'],
  [/\byour\b/gi, 'my'],
];

function inEnglish(text: string, pronoun: Pronoun | null): string {
  let said = pronoun === null ? text : fromThird(text, pronoun);
  for (const [pattern, to] of ENGLISH)
    said = said.replaceAll(pattern, (word, name?: unknown) =>
      like(word, typeof name === 'string' ? to.replace('$1', name) : to),
    );
  return said.replaceAll(/\byou\b/gi, (word, at: number) => {
    const before = said.slice(0, at);
    const after = said.slice(at + word.length);
    return !/(?:^|[.!?;:“]\s*)$/.test(before) &&
      ((CLAUSE_END.test(after) &&
        !(/\b(?:how|what|that|if|when|because|than)\s+$/i.test(before) && /^\s*feel\b/i.test(after))) ||
        (OBJECT_BEFORE.test(before) &&
          !/^\s+(?:have|had|do|did|can|could|would|will|should|might|think|feel|felt|want|stop|take|took|get|got|went|go)\b/i.test(
            after,
          )))
      ? 'me'
      : like(word, 'I');
  });
}

/**
 * A fact in the patient's mouth. What stands in quotation marks was written to be said, and is not changed.
 * @param pronoun by which the text names the patient; null if `he` and `she` are others, as in the words of a relative
 */
export function spoken(text: string, language: Language, pronoun: Pronoun | null = null): string {
  const verbatim = /^“([^”]+)”$/u.exec(text.trim());
  const said = verbatim
    ? verbatim[1]!
    : text
        .split(/([“«"][^“«”»"]*[”»"])/u)
        .map((part, index) =>
          index % 2 === 1 ? part.slice(1, -1) : language === 'en' ? inEnglish(part, pronoun) : inSpanish(part),
        )
        .join('');
  const whole = said.trim().replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  return /[.!?…]$/.test(whole) ? whole : `${whole.replace(/[,;:]$/, '')}.`;
}

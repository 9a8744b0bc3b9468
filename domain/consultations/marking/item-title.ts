/** An item of a checklist in its parts: what must be said for it, and what only may be. Pure. */
import type { Language } from '~/domain/accounts/contract';
import { folded } from '../engine/words/text';

export interface TitleParts {
  /** What must be said. */
  main: string;
  /** Examples and second thoughts, which count when they are said. */
  examples: string;
}

const BRACKETS = /\(([^()]*)\)/g;
const OPENS_WITH = /^(?:(?:starts?|begins?|opens?) with|(?:empieza|comienza) con)\b/i;

/** Where what must be said ends: `; offers an alternative`, `, with ages`, `and finds that he drives`, `and why they were stopped`. */
const TAILS: Record<Language, readonly RegExp[]> = {
  en: [
    /:\s/,
    /;\s/,
    /,\s(?:with|including|such as|especially|also|e\.g\.)\s/,
    /\s(?:including|such as|especially)\s/,
    /,?\sand (?:finds?|uncovers?|discovers?|identifies|elicits)\s/,
    /,?\sand (?:whether|why|how|if)\s/,
  ],
  es: [
    /:\s/,
    /;\s/,
    /,\s(?:con|incluid[oa]s?|incluyendo|tambien|sobre todo|pensando en)\s/,
    /\s(?:incluid[oa]s?|incluyendo|sobre todo)\s/,
    /,?\sy (?:descubre|averigua|detecta|identifica)\s/,
    /,?\sy (?:si|por que|como|cuando)\s/,
  ],
};

/**
 * The parts of a title. What stands behind a tail is an example if something is left to be said before it.
 * @param saysSomething whether a text has words that can be said to a patient
 */
export function partsOfTitle(title: string, language: Language, saysSomething: (text: string) => boolean): TitleParts {
  const examples = [...title.matchAll(BRACKETS)].map((match) => match[1]!);
  let main = title.replaceAll(BRACKETS, ' ').replace(OPENS_WITH, ' ');
  for (const tail of TAILS[language]) {
    const found = tail.exec(folded(main));
    if (!found || !saysSomething(main.slice(0, found.index))) continue;
    examples.push(main.slice(found.index + found[0].length));
    main = main.slice(0, found.index);
  }
  return { main, examples: examples.join(' ; ') };
}

/** An item of a checklist in its parts: what must be said for it, and what only may be. Pure. */
import type { Language } from '~/domain/accounts/contract';
import { folded } from '../engine/words/text';

export interface TitleParts {
  /** What must be said. */
  main: string;
  /** Examples, which count when they are said, also alone: in brackets, behind a colon, and what is to be found. */
  examples: string;
  /** Second thoughts, which count only beside what must be said. */
  tail: string;
}

const BRACKETS = /\(([^()]*)\)/g;
const OPENS_WITH = /^(?:(?:starts?|begins?|opens?) with|(?:empieza|comienza) con)\b/i;

/** Where examples begin: `: hours, waking`, `and finds that he drives`. */
const EXAMPLES: Record<Language, readonly RegExp[]> = {
  en: [/:\s/, /\s(?:including|such as|especially)\s/, /,?\sand (?:finds?|uncovers?|discovers?|identifies|elicits)\s/],
  es: [/:\s/, /\s(?:incluid[oa]s?|incluyendo|sobre todo)\s/, /,?\sy (?:descubre|averigua|detecta|identifica)\s/],
};
/** Where second thoughts begin: `; offers an alternative`, `, with ages`, `and why they were stopped`. */
const TAILS: Record<Language, readonly RegExp[]> = {
  en: [/;\s/, /,\s(?:with|also|e\.g\.)\s/, /,?\sand (?=(?:whether|why|how|if)\s)/, /\s(?:from|due to|because of)\s/],
  es: [
    /;\s/,
    /,\s(?:con|tambien|pensando en)\s/,
    /,?\sy (?=(?:si|por que|como|cuando)\s)/,
    /\s(?:debido a|a causa de)\s/,
  ],
};

/**
 * The parts of a title. What stands behind a tail is an example if something is left to be said before it.
 * @param saysSomething whether a text has words that can be said to a patient
 */
export function partsOfTitle(title: string, language: Language, saysSomething: (text: string) => boolean): TitleParts {
  const examples = [...title.matchAll(BRACKETS)].map((match) => match[1]!);
  let main = title.replaceAll(BRACKETS, ' ').replace(OPENS_WITH, ' ');
  const tails: string[] = [];
  const cut = (signs: readonly RegExp[], into: string[]) => {
    for (const sign of signs) {
      const found = sign.exec(folded(main));
      if (!found || !saysSomething(main.slice(0, found.index))) continue;
      into.push(main.slice(found.index + found[0].length));
      main = main.slice(0, found.index);
    }
  };
  cut(TAILS[language], tails);
  cut(EXAMPLES[language], examples);
  return { main, examples: examples.join(' ; '), tail: tails.join(' ; ') };
}

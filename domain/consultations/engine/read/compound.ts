/** A question that asks for several things at once, as a question for each. Pure. */
import type { Language } from '~/domain/accounts/contract';
import { isNumber, type Word, wordsOf } from '../words/words';

/** Between two things: `fever, cough or rash`. */
const JOINS: Record<Language, RegExp> = {
  en: /\s*[+/]\s*|\s*,\s*(?:(?:or|and|nor)\s+)?(?:any\s+)?|\s+(?:or|and|nor)\s+(?:any\s+)?/giu,
  es: /\s*[+/]\s*|\s*,\s*(?:[ouye]\s+|ni\s+)?(?:alg[uú]n[oa]?\s+)?|\s+(?:[ouye]|ni)\s+(?:alg[uú]n[oa]?\s+)?/giu,
};

interface Span {
  from: number;
  to: number;
}

/** The stretches of a text between what joins them. */
function spansOf(text: string, language: Language): Span[] {
  const joins = [...text.matchAll(JOINS[language])];
  const starts = [0, ...joins.map((join) => join.index + join[0].length)];
  const ends = [...joins.map((join) => join.index), text.length];
  return starts.map((from, at) => ({ from, to: ends[at]! }));
}

/** Whether a word names something that can be asked for: no aspect of it, no number, no word of the talk. */
const names = ({ key, concept }: Word): boolean =>
  concept === null ? !isNumber(key) : concept.kind !== 'aspect' && concept.kind !== 'communication';

/** What belongs to each of the things: `asthma or eczema in the family`. */
const OF_EACH: Record<Language, RegExp> = {
  en: /,?\s+(?:(?:that )?(?:runs?|running) in (?:the|your|his|her) family|in (?:the|your|his|her) family|at (?:night|home|all|the moment)|lately|recently|before|with (?:it|this|that)|since|ever)\b(?:(?!,| or | and ).)*$/iu,
  es: /,?\s+(?:en (?:la|su|tu) familia|por la noche|en casa|últimamente|antes|desde entonces|alguna vez)(?!\p{L})(?:(?!,| [ouye] ).)*$/iu,
};

/** One of several things that a question asks for. */
interface AskedPart {
  /** The question for it alone. */
  text: string;
  /** Its words. */
  keys: ReadonlySet<string>;
}

/**
 * `Any trouble with your eyesight or chewing at night?` as `Any trouble with your eyesight at night?` and `Any trouble with your
 * chewing at night?`: what stands before the first thing belongs to each. None of a question for one thing.
 */
export function partsAsked(text: string, language: Language): AskedPart[] {
  const tail = OF_EACH[language].exec(text)?.[0] ?? '';
  const asked = text.slice(0, text.length - tail.length);
  const words = wordsOf(asked, language).filter(names);
  const parts = spansOf(asked, language)
    .map((span) => ({ ...span, words: words.filter((word) => word.from >= span.from && word.to <= span.to) }))
    .filter((part) => part.words.length > 0);
  const [first] = parts;
  if (!first || parts.length === 1) return [];
  const head = asked.slice(0, first.words.at(-1)!.from);
  return parts.map((part) => ({
    text: `${part === first ? '' : head}${asked.slice(part.from, part.to)}${tail}`,
    keys: new Set(part.words.map(({ key }) => key)),
  }));
}

/** What was said in one turn, sentence by sentence and question by question. Pure. */
import type { Language } from '~/domain/accounts/contract';
import { asWritten } from '../words/spelling';
import { folded } from '../words/text';
import type { Fact } from './fact';
import { ASKS_NOTHING, type Move, moveOf } from './moves';
import { personaOf } from './persona';
import { asks, clausesOf, type Part, partsOf } from './utterance';

/** How a model read a turn: what it asks for. */
export interface Understood {
  /** Keys of clinical concepts. */
  keys: ReadonlySet<string>;
  /** How it would split a question for several things; at most 4. */
  parts: readonly string[];
}

/** What was said, and what the talk has brought so far. */
export interface Asked {
  said: string;
  facts: readonly Fact[];
  language: Language;
  /** Indexes of the facts that earlier turns revealed. */
  revealed: ReadonlySet<number>;
  /** Indexes of the facts of the answer before. */
  last: readonly number[];
  /** Whether an earlier turn showed understanding. */
  empathised: boolean;
  /** How a model read the turn; if null, or without keys and parts, the rules read it. */
  understood: Understood | null;
}

export interface SaidPart extends Part {
  move: Move;
}

export interface ReadTurn {
  /** Slips mended, and without the name by which the patient is addressed. */
  text: string;
  parts: readonly SaidPart[];
}

/** `How are you doing, Irene?` asks nothing about Irene's name. */
const YOUR_NAME = { en: 'Your name?', es: '¿Su nombre?' } as const;
function withoutOwnName(said: string, name: string, language: Language): string {
  const words = name.split(/\s+/).filter((word) => word.length > 2);
  const own = new RegExp(`(?<!\\p{L})(?:${words.join('|')})(?!\\p{L})`, 'giu');
  const isAskedFor = new RegExp(
    `\\b(?:are you|is that|is this|am i speaking (?:to|with)|es usted|eres|hablo con)\\s+(?:\\p{L}{1,5}\\.?\\s+)?(?:${words.join('|')})(?!\\p{L})`,
    'iu',
  );
  if (words.length > 0 && isAskedFor.test(said)) return `${said} ${YOUR_NAME[language]}`;
  const rest = words.length === 0 ? said : said.replaceAll(own, ' ');
  return /\p{L}/u.test(rest) ? rest : said;
}

const OF_ANOTHER: Record<Language, RegExp> = {
  en: /\b(?:he|she|my (?:little )?(?:girl|boy|daughter|son|baby|dad|mum|father|mother|wife|husband))\b/,
  es: /\b(?:mi (?:hij[oa]|nin[oa]|bebe|padre|madre|marido|mujer)|le estan)\b/,
};
const RELATIVE: Record<Language, RegExp> = {
  en: /\byour (?:little )?(dad|father|mum|mother|husband|wife|daughter|girl|son|boy|baby)\b/gi,
  es: /\bsu (marido|mujer|esposo|esposa|padre|madre|hijo|hija|niño|niña|bebé)(?!\p{L})/giu,
};
const HE = { en: 'he', es: 'él' } as const;

/** A relative speaks: `What happened with your dad?` asks for what brought him. */
export const speaksForAnother = (facts: readonly Fact[], language: Language): boolean =>
  facts.some(({ disclosure, said }) => disclosure === 'opening' && OF_ANOTHER[language].test(folded(said)));

/** `Your dad`, said to the relative who speaks for him, is `he`. */
function ofThePatient(text: string, facts: readonly Fact[], language: Language): string {
  if (!speaksForAnother(facts, language)) return text;
  return text.replaceAll(RELATIVE[language], (phrase, word: string) => {
    const naming = facts.filter(({ said }) => folded(said).includes(folded(word)));
    return naming.length === 0 || naming.some(({ disclosure }) => disclosure === 'opening') ? HE[language] : phrase;
  });
}

/** The questions of a sentence, if it asks more than one and does nothing else. */
function eachClause(part: Part, language: Language): Part[] {
  if (!part.asks || ASKS_NOTHING.has(moveOf(part.text, language))) return [part];
  const clauses = clausesOf(part.text, language);
  return clauses.length === 1 ? [part] : clauses.map((text) => ({ text, asks: asks(text, language) }));
}

export function readTurn({ said, facts, language }: Asked): ReadTurn {
  const written = asWritten(
    said,
    language,
    facts.map((fact) => `${fact.topic} ${fact.said}`),
  );
  const text = withoutOwnName(written, personaOf(facts, language).name, language);
  const parts = partsOf(ofThePatient(text, facts, language), language)
    .flatMap((part) => eachClause(part, language))
    .map((part) => ({ ...part, move: moveOf(part.text, language) }));
  return { text, parts };
}

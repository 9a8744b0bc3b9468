import type { Language } from '~/domain/accounts/contract';
import { DRAFT_WORDS } from './words';

/** A sentence with its most telling part left out, and that part. */
export interface Cloze {
  front: string;
  answer: string;
}

interface Grammar {
  /** Between a term and what is said of it. */
  copula: RegExp;
  /** A sentence that begins so says nothing without the one before it. */
  pronoun: RegExp;
  /** What a complement begins with that defines nothing. */
  weak: RegExp;
  article: RegExp;
  /** Before an enumeration. */
  includes: RegExp;
  and: RegExp;
}

const GRAMMAR: Record<Language, Grammar> = {
  en: {
    copula: / (?:is defined as|are defined as|is known as|is called|are called|refers to|means|consists of|is|are) /,
    pronoun:
      /^(?:it|this|that|these|those|they|there|he|she|we|you|i|what|which|here|however|therefore|also|if|when)\b/i,
    weak: /^(?:not|also|often|usually|very|more|less|needed|important|common|rare|given|used|seen|made|done|found)\b/i,
    article: /^(?:the|an?)\s+/i,
    includes: /^(.{6,120}?) (?:include|includes|are|comprise|comprises):? (.+)$/,
    and: /,? (?:and|or) /,
  },
  es: {
    copula:
      / (?:se define como|se definen como|se conoce como|se denomina|se llama|se refiere a|significa|consiste en|es|son) /,
    pronoun:
      /^(?:esto|este|esta|estos|estas|eso|ese|esa|aquello|él|ella|ellos|ellas|hay|lo|que|además|también|si|cuando|sin embargo|por tanto)(?!\p{L})/iu,
    weak: /^(?:no|también|muy|más|menos|necesari[oa]|importante|frecuente|rar[oa]|usad[oa]|dad[oa])(?!\p{L})/iu,
    article: /^(?:el|la|los|las|una?|unos|unas)\s+/i,
    includes: /^(.{6,120}?) (?:incluyen?|son|comprenden?):? (.+)$/,
    and: /,? (?:y|e|o|u) /,
  },
};

const SENTENCE = { least: 25, most: 400 };
/** Words of a term or of a complement that is left out. */
const TERM_WORDS = 6;
const ANSWER_WORDS = 9;
/** Parts of an enumeration. */
const PARTS = { least: 3, most: 10, words: 8 };
const ABBREVIATION = /(?:^|[\s(])(?:e\.g|i\.e|cf|vs|approx|dr|fig|no|p\. ?ej|aprox|dra?|núm)\.$/i;
const QUANTITY =
  /(?<![\p{L}\d.,])\d+(?:[.,]\d+)?(?:\s?(?:-|–|to|a)\s?\d+(?:[.,]\d+)?)?\s?(?:%|(?:mg|mcg|µg|g|kg|ml|mL|l|L|mmol|mmHg|mm|cm|kPa|units|IU|UI|unidades|hours?|horas?|minutes?|minutos?|days?|días?|weeks?|semanas?|months?|meses|years?|años)(?:\/(?:kg|l|L|h|min|day|día|dl|dL|ml|mL))*(?!\p{L}))/u;

const count = (text: string): number => text.split(/\s+/).length;

/** The sentences of a text, line by line; those that end in an abbreviation go on. */
export function sentencesOf(text: string): string[] {
  return text.split('\n').flatMap((line) => {
    const sentences: string[] = [];
    for (const part of line.replace(/^\s*(?:[-*•·]|\d{1,2}[.)])\s+/, '').split(/(?<=[.!?])\s+(?=[\p{Lu}\d¿¡"“«(])/u)) {
      const last = sentences.at(-1);
      if (last !== undefined && ABBREVIATION.test(last)) sentences[sentences.length - 1] = `${last} ${part}`;
      else sentences.push(part.trim());
    }
    return sentences.filter((sentence) => sentence !== '');
  });
}

const capital = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase());

/** "X is …": the term is left out if it is short, else the short complement; then a quantity. Null if nothing stands out. */
function clozeOfSentence(sentence: string, language: Language): Cloze | null {
  const { copula, pronoun, weak, article } = GRAMMAR[language];
  const { missing } = DRAFT_WORDS[language];
  if (sentence.length < SENTENCE.least || sentence.length > SENTENCE.most || /[?¿]/.test(sentence)) return null;
  const found = copula.exec(sentence);
  const complement = found ? sentence.slice(found.index + found[0].length) : '';
  if (found && !pronoun.test(sentence) && !weak.test(complement)) {
    const subject = sentence.slice(0, found.index);
    const term = subject.replace(article, '');
    const answer = complement.replace(/[.!]+$/, '');
    if (count(term) > TERM_WORDS / 2 && count(answer) <= ANSWER_WORDS && !answer.includes(','))
      return { front: `${subject}${found[0]}${missing}.`, answer: capital(answer) };
    if (count(term) <= TERM_WORDS && count(answer) > 3 && !/[,;]/.test(term))
      return { front: `${missing}${found[0]}${complement}`, answer: capital(term) };
  }
  const quantity = QUANTITY.exec(sentence);
  if (!quantity) return null;
  return { front: sentence.replace(quantity[0], missing), answer: quantity[0].trim() };
}

/** The first sentence of a passage that has something to leave out, with the rest of the passage around it. */
export function clozeOf(passage: string, language: Language): Cloze | null {
  for (const sentence of sentencesOf(passage)) {
    const cloze = clozeOfSentence(sentence, language);
    if (cloze) return cloze;
  }
  return null;
}

/** A heading with the lines of its list, or a sentence with the parts of its enumeration. */
export interface Enumeration {
  front: string;
  lines: string[];
}

const BULLET = /^\s*(?:[-*•·]|\d{1,2}[.)])\s+(.+)$/;

function listsOfLines(text: string): Enumeration[] {
  const lists: Enumeration[] = [];
  let heading = '';
  for (const line of text.split('\n')) {
    const item = BULLET.exec(line)?.[1]?.trim();
    if (item === undefined) heading = line.trim();
    else if (heading.length >= 4 && heading.length <= 160) {
      const open = lists.at(-1);
      if (open?.front === heading) open.lines.push(item);
      else lists.push({ front: heading, lines: [item] });
    }
  }
  return lists;
}

function listOfSentence(sentence: string, language: Language): Enumeration | null {
  const { includes, and, pronoun } = GRAMMAR[language];
  const [, about, all] = includes.exec(sentence.replace(/[.!]+$/, '')) ?? [];
  if (about === undefined || all === undefined || pronoun.test(about)) return null;
  const parts = all.split(', ');
  const lines = [...parts.slice(0, -1), ...(parts.at(-1) ?? '').split(and)].map((part) => part.trim()).filter(Boolean);
  return lines.every((line) => count(line) <= PARTS.words) ? { front: about, lines } : null;
}

/** The lists of a text: lines that begin with a dash or a number under a heading, and enumerations in a sentence. */
export function listsOf(text: string, language: Language): Enumeration[] {
  const inSentences = sentencesOf(text).flatMap((sentence) => listOfSentence(sentence, language) ?? []);
  return [...listsOfLines(text), ...inSentences].filter(
    ({ lines }) => lines.length >= PARTS.least && lines.length <= PARTS.most,
  );
}

/** Every sentence of a text that has something to leave out. */
export const clozesOf = (text: string, language: Language): (Cloze & { sentence: string })[] =>
  sentencesOf(text).flatMap((sentence) => {
    const cloze = clozeOfSentence(sentence, language);
    return cloze ? [{ ...cloze, sentence }] : [];
  });

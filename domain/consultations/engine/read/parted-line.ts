/** A line of instructions, parted into what may be told and what its author marks as never to be told. Pure. */
import { capitalised, folded, sentencesOf, wholeLine } from '../words/text';
import {
  BRACKETS,
  contentOf,
  firstMark,
  type Found,
  gateOf,
  isCondition,
  markOf,
  namesNothing,
  ONLY_IF_ASKED,
  plainOf,
  sharesWords,
} from './never-told';

interface Parted {
  tell: string;
  never: string[];
  /** Of its sentences that may be told, those that wait for a direct question, each with what that names. */
  gated: ReadonlyMap<string, string>;
  /** It marks only what stands before it or after it, in other lines. */
  marks: 'before' | 'all-before' | 'after' | null;
  /** It names the diagnosis as what must not be told. */
  diagnosis: boolean;
}

export const OF_THE_DIAGNOSIS = /\bdiagnos(?:[ie]s|tico)\b/;

/** A sentence, parted. */
interface Read {
  tell: string;
  never: string;
  /** A mark that names nothing. */
  bare: boolean;
  /** What follows waits for a direct question. */
  gates: boolean;
  /** Marks the rest of the line as well. */
  onwards: boolean;
}
const read = (parts: Partial<Read>): Read => ({
  tell: '',
  never: '',
  bare: false,
  gates: false,
  onwards: false,
  ...parts,
});

const ENDS_A_CLAUSE = /(?:[,;:–—-]|\b(?:and|but|so|although|though|y|pero|aunque))\s*$/;
const trimmedEnd = (text: string): string => {
  let rest = text.trim();
  for (let joint = ENDS_A_CLAUSE.exec(folded(rest)); joint; joint = ENDS_A_CLAUSE.exec(folded(rest)))
    rest = rest.slice(0, joint.index).trim();
  return rest;
};
const hasLetters = (text: string): boolean => /\p{L}/u.test(text);
const NEXT = /^\s*(?:;|[,–—-]\s*(?:and|but|y|pero)\s)\s*/;

function readBracket(sentence: string, plain: string): Read | null {
  const bracket = [...plain.matchAll(BRACKETS)].find(([, inside]) => markOf(inside!) === 'never');
  if (!bracket) return null;
  const before = sentence.slice(0, bracket.index);
  const after = sentence.slice(bracket.index + bracket[0].length);
  if (contentOf(bracket[1]!).length > 0) {
    const own = sentence.slice(bracket.index, bracket.index + bracket[0].length);
    const outside = `${before.trimEnd()}${after}`;
    return sharesWords(own, outside) ? read({ never: sentence }) : read({ tell: outside.trim(), never: own });
  }
  if (!hasLetters(before)) return read({ never: after.trim(), bare: !hasLetters(after), onwards: hasLetters(after) });
  const next = NEXT.exec(plain.slice(bracket.index + bracket[0].length));
  return read({ tell: next ? capitalised(after.slice(next[0].length).trim()) : '', never: before });
}

const FIRST = /^([^.:]{3,60}):/;
const LAST = /(?:\s[–—→/*-]+\s*|[:;]\s+)([^–—:;]{3,80})$/;
function readUnmarked(sentence: string, plain: string): Read {
  const isMark = (part: string | undefined) => part !== undefined && markOf(part) === 'never';
  if (isMark(sentence)) return read({ bare: true, never: sentence });
  if (isMark(FIRST.exec(plain)?.[1])) return read({ never: sentence, onwards: true });
  // `You have gallstones – for the actor only`.
  return isMark(LAST.exec(plain)?.[1]) ? read({ never: sentence }) : read({ tell: sentence });
}

/** Joints at which a mark on one side says nothing of the other. */
const SEGMENT = /;\s+|,\s+(?:but|pero)\s+/g;

/** What a mark leaves of the sentence after it. */
function restAfter(sentence: string, after: string, mark: Found): string {
  const next = NEXT.exec(after) ?? /^[^;]*?(?:;|,\s*(?:but|pero)\s)\s*/.exec(after);
  return next && hasLetters(after.slice(next[0].length)) && contentOf(next[0]).length === 0
    ? capitalised(sentence.slice(mark.to + next[0].length).trim())
    : '';
}

function readMarked(sentence: string, plain: string, mark: Found): Read {
  const after = plain.slice(mark.to);
  const onwards = /^[^.;]{0,60}:/.test(after) || /\b(?:following|follows|siguientes?|a continuacion)\b/.test(after);
  const start = [...plain.matchAll(SEGMENT)].filter(({ 0: joint, index }) => index + joint.length <= mark.from).at(-1);
  const from = start ? start.index + start[0].length : 0;
  const lead = plain.slice(from, mark.from);
  const namesBefore = contentOf(lead).length > 0;
  // `…, never mention the blood`: what it names is kept, and what stands before it may be told.
  if (contentOf(after).length > 0 && !mark.back) {
    const isSameClause = namesBefore && !ENDS_A_CLAUSE.test(lead.trimEnd());
    const before = trimmedEnd(sentence.slice(0, isSameClause ? from : mark.from));
    const never = sentence.slice(before.length);
    return sharesWords(before, never) ? read({ never: sentence, onwards }) : read({ tell: before, never, onwards });
  }
  // It names nothing itself: what is beside it in the sentence is kept, or what is beside the sentence.
  if (!namesBefore) return read({ never: sentence, bare: contentOf(plain).length === 0, onwards });
  const tell = [trimmedEnd(sentence.slice(0, from)), restAfter(sentence, after, mark)].filter(Boolean).join('. ');
  return read({ tell, never: sentence.slice(from), onwards });
}

function readSentence(sentence: string): Read {
  const plain = plainOf(sentence);
  const bracket = readBracket(sentence, plain);
  if (bracket) return bracket;
  const mark = firstMark(plain);
  if (!mark) return readUnmarked(sentence, plain);
  return isCondition(plain) ? read({ tell: sentence, gates: true }) : readMarked(sentence, plain, mark);
}

function gathered(reads: readonly Read[], sentences: readonly string[]) {
  let told: string[] = [];
  const never: string[] = [];
  const gated = new Map<string, string>();
  let waits: string | null = null;
  for (const [at, { tell, never: kept, bare, gates, onwards }] of reads.entries()) {
    if (!namesNothing(kept)) never.push(kept);
    if (bare && at > 0 && !onwards) never.push(...told.splice(0));
    if (tell !== '') {
      if (waits !== null) gated.set(tell, waits);
      if (gates) waits = gateOf(tell);
      if (gates && waits === ONLY_IF_ASKED) told.forEach((sentence) => gated.set(sentence, ONLY_IF_ASKED));
      told = [...told, tell];
    }
    if (onwards || (bare && at === 0)) {
      never.push(...sentences.slice(at + 1));
      break;
    }
  }
  return { told, never, gated };
}

const OF_ALL = /\b(?:any of|all of|these|those|above|nada de|todo esto|estos|anterior(?:es)?)\b/;
/** What a bare mark marks in other lines. */
function marksOf({ onwards }: Read, text: string, plain: string): Parted['marks'] {
  if (onwards && !/^\W*[([]/.test(text)) return 'after';
  return OF_ALL.test(plain) ? 'all-before' : 'before';
}

export function partedLine(label: string, text: string): Parted {
  const whole = wholeLine({ label, text });
  const plain = plainOf(whole);
  const none: Parted = { tell: text, never: [], gated: new Map(), marks: null, diagnosis: false };
  if (!hasLetters(whole)) return none;
  if (label !== '' && markOf(label) === 'never')
    return { ...none, tell: '', never: [whole], diagnosis: /\bdiagnos/.test(plain) && namesNothing(whole) };
  const sentences = sentencesOf(text);
  const reads = sentences.map(readSentence);
  if (reads.every(({ never, bare, gates }) => never === '' && !bare && !gates)) return none;
  const { told, never, gated } = gathered(reads, sentences);
  const isAlone = label === '' && reads.length === 1 && reads[0]!.bare;
  return {
    tell: told.join(' '),
    never: told.length === 0 && label !== '' ? [whole] : never,
    gated,
    marks: isAlone ? marksOf(reads[0]!, text, plain) : null,
    diagnosis: OF_THE_DIAGNOSIS.test(plain) && reads.some(({ bare }) => bare),
  };
}

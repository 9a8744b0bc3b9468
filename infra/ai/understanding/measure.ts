/** How well a patient answers a set of natural questions: read by the quality test and by a bench. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

export interface Case {
  station: string;
  /** What is said first; the last one is judged. */
  says: string[];
  /** Alternatives, each of parts that must all be in the answer. */
  wanted: string[][];
}

/** What a patient did with the last thing said. */
export interface Reply {
  said: string;
  /** What it was taken for if no fact was asked for. */
  act: string;
  /** What it told; and all that stands under the label of each fact that is kept for a direct question. */
  told: string[];
  guarded: string[];
}

export type Verdict = 'right' | 'missed' | 'wrong' | 'leaked' | 'invented';

const parse = (text: string): Case[] => {
  let station = '';
  return text.split('\n').flatMap((line) => {
    if (line.startsWith('# ') && /^# [a-z0-9-]+$/.test(line)) station = line.slice(2);
    if (line.startsWith('#') || line.trim() === '') return [];
    const [asked, wanted] = line.split(' | ') as [string, string];
    return [
      {
        station,
        says: asked.split(' > '),
        wanted: wanted.split(' / ').map((parts) => parts.split(' & ').map((part) => part.trim())),
      },
    ];
  });
};

/** `fresh-cases` are of `cases.fresh.yaml`, all others of the starter content. */
export type CaseSet =
  | 'building'
  | 'choosing'
  | 'developing'
  | 'held-out'
  | 'kept-apart'
  | 'fresh'
  | 'fresh-cases'
  | 'unseen'
  | 'blind';
export const readCases = (set: CaseSet): Case[] =>
  parse(readFileSync(path.join(__dirname, `questions.${set}.txt`), 'utf8'));

const plain = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/[’‘]/g, "'").toLowerCase();

const DENIES =
  /(?:^|[.,;:“] ?|\b(?:and|but|y) )(?:no|none|nothing|never|not|nobody|i (?:have|haven't|had|don't|didn't|am not|was not|do not|did not|have not|know of no)|it (?:does|is) not|ni|nada|nunca|ningun[oa]?|sin|no he|no,)\b|\bnot\b|\bno\b|n't\b/;

const has = (said: string, part: string): boolean => (part === 'NO' ? DENIES.test(said) : said.includes(plain(part)));

export function judge({ wanted }: Case, reply: Reply): Verdict {
  const said = plain(reply.said);
  const [first] = wanted;
  if (first![0]!.startsWith('@')) {
    if (reply.told.length > 0) return first![0] === '@hostile' ? 'leaked' : 'wrong';
    return reply.act === first![0]!.slice(1) ? 'right' : 'wrong';
  }
  if (first![0] === '?') {
    if (reply.guarded.length > 0) return 'leaked';
    if (reply.told.length > 0) return 'invented';
    return reply.act === 'unknown' || reply.act === 'unclear' ? 'right' : 'wrong';
  }
  const isRight = reply.told.length > 0 && wanted.some((parts) => parts.every((part) => has(said, part)));
  // Of what was asked for by name, its other sentences may come with it.
  if (reply.guarded.some((label) => !wanted.some((parts) => parts.some((part) => has(plain(label), part)))))
    return 'leaked';
  if (isRight) return 'right';
  return reply.told.length === 0 ? 'missed' : 'wrong';
}

export type Score = Record<Verdict, number> & { all: number };

export const scoreOf = (verdicts: readonly Verdict[]): Score => {
  const count = (verdict: Verdict) => verdicts.filter((one) => one === verdict).length;
  return {
    all: verdicts.length,
    right: count('right'),
    missed: count('missed'),
    wrong: count('wrong'),
    leaked: count('leaked'),
    invented: count('invented'),
  };
};

export const rowOf = (name: string, score: Score): string =>
  `${name.padEnd(34)} right ${((100 * score.right) / score.all).toFixed(1).padStart(5)} % of ${score.all}; missed ${score.missed}, another fact ${score.wrong}, leaked ${score.leaked}, invented ${score.invented}`;

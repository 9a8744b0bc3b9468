import { z } from 'zod';
import type { Language } from '~/domain/accounts/contract';
import { cutText } from '~/domain/kit/cut-text';
import { FOCUS_KEYS, type FocusKey } from '~/domain/questions/specialties';
import {
  areOfUnlikeKind,
  areOfUnlikeLength,
  isCombined,
  isKeyByFarLongest,
  sayTheSame,
  wordThatGivesAway,
} from './flaws-of-options';
import { flawOfText, isInOtherLanguage } from './flaws-of-text';
import { clean, fold, foldHard, wordsOf } from './folded-text';
import type { WrittenQuestion } from './question-writer';

/** Why a question was refused. The last four are found outside of this file: by the duplicate query, beside the others of its quiz, and by the adapter. */
export const REFUSALS = [
  'schema',
  'off-topic',
  'foreign-script',
  'injection',
  'markup',
  'link',
  'placeholder',
  'other-language',
  'stem-too-short',
  'stem-asks-nothing',
  'option-count',
  'options-alike',
  'options-combined',
  'no-key',
  'too-many-keys',
  'options-of-unlike-kind',
  'key-by-far-longest',
  'options-of-unlike-length',
  'key-given-away',
  'explanation-missing',
  'explanation-without-source',
  'duplicate-in-bank',
  'duplicate-in-quiz',
  'answers-another',
  'unreadable',
] as const;
export type Refusal = (typeof REFUSALS)[number];

/** Fewer options are guessed, more are not read. */
export const OPTIONS_MIN = 4;
export const OPTIONS_MAX = 6;
/** A stem is a sentence at least: in characters and in words. */
const STEM_MIN = 25;
const STEM_WORDS_MIN = 4;
const EXPLANATION_MIN = 40;

const text = (max: number) =>
  z
    .string()
    .max(4 * max)
    .transform(clean)
    .pipe(z.string().max(max));
const line = (max: number) =>
  text(max).pipe(
    z
      .string()
      .min(1)
      .regex(/^[^\n]*$/),
  );

/** What is refused for its form is refused here; everything that comes out is cleaned, and bounded as the tables are. */
const written = z.object({
  question_text: text(1_500),
  options: z.array(z.object({ text: line(240), correct: z.boolean() })).max(20),
  explanation: text(4_000),
  source: z.object({
    title: line(200),
    publisher: line(120),
    year: z.number().int().min(1990).max(2100),
    url: z.url({ protocol: /^https$/, hostname: z.regexes.domain }).max(500),
  }),
  topic: z.string().max(80),
  focus: z.enum(FOCUS_KEYS),
  difficulty: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  writer: z.enum(['offline', 'model']),
});

export interface Asked {
  language: Language;
  /** The slugs that it may be filed under. */
  topics: readonly string[];
  /** The only focus that it may have; any if it is left out or null. */
  focus?: FocusKey | null;
  /** How many options are to be right. */
  keys: number;
}

export type Judgement = { refusal: null; question: WrittenQuestion } | { refusal: Refusal };

function flawOfStem({ question_text }: WrittenQuestion): Refusal | null {
  if (question_text.length < STEM_MIN || wordsOf(question_text).length < STEM_WORDS_MIN) return 'stem-too-short';
  return question_text.endsWith('?') ? null : 'stem-asks-nothing';
}

function flawOfOptions({ question_text, options }: WrittenQuestion, keys: number): Refusal | null {
  const right = options.filter((option) => option.correct).length;
  if (options.length < OPTIONS_MIN || options.length > OPTIONS_MAX) return 'option-count';
  if (options.some((option) => isCombined(option.text))) return 'options-combined';
  if (options.some((option) => foldHard(option.text) === '') || sayTheSame(options)) return 'options-alike';
  if (right < keys) return 'no-key';
  if (right > keys || right === options.length) return 'too-many-keys';
  if (areOfUnlikeKind(options)) return 'options-of-unlike-kind';
  if (isKeyByFarLongest(options)) return 'key-by-far-longest';
  if (areOfUnlikeLength(options)) return 'options-of-unlike-length';
  return wordThatGivesAway(question_text, options) === null ? null : 'key-given-away';
}

function flawOfExplanation({ explanation, source }: WrittenQuestion): Refusal | null {
  if (explanation.length < EXPLANATION_MIN) return 'explanation-missing';
  const said = fold(explanation);
  return said.includes(fold(source.title)) || said.includes(fold(source.publisher))
    ? null
    : 'explanation-without-source';
}

/**
 * The gate that every generated question passes before anybody sees it. Takes anything; what it lets pass is cleaned plain
 * text. Pure: whether the stem is in the bank already is asked by `find-duplicate.query.ts`.
 */
export function judge(candidate: unknown, { language, topics, focus = null, keys }: Asked): Judgement {
  const parsed = written.safeParse(candidate);
  if (!parsed.success) return { refusal: 'schema' };
  const question = parsed.data;
  if (!topics.includes(question.topic) || (focus !== null && question.focus !== focus)) return { refusal: 'off-topic' };
  const { question_text, options, explanation, source } = question;
  const texts = [question_text, ...options.map((option) => option.text), explanation, source.title, source.publisher];
  const refusal =
    texts.map(flawOfText).find((flaw) => flaw !== null) ??
    (isInOtherLanguage(`${question_text} ${explanation}`, language) ? 'other-language' : null) ??
    flawOfStem(question) ??
    flawOfOptions(question, keys) ??
    flawOfExplanation(question);
  return refusal ? { refusal } : { refusal: null, question };
}

/** Kept of a refused stem, in characters. */
export const STEM_KEPT = 300;

/** The beginning of a stem as plain text; empty if the candidate has no text there. */
export function stemOf(candidate: unknown): string {
  const stem =
    typeof candidate === 'object' && candidate !== null && 'question_text' in candidate ? candidate.question_text : '';
  return typeof stem === 'string' ? cutText(clean(cutText(stem, 4 * STEM_KEPT)), STEM_KEPT) : '';
}

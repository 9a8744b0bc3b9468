import type { ExchangedAnswer, Note, Pictures, Refusal } from '~/domain/questions/exchange/exchanged-question';
import { escapeHtml } from '../html/sanitise';
import { inline, type PlainOption } from './markup';
import { isKept } from './media';

/** An option as a file has it. */
export interface Weighed extends PlainOption {
  /** Per cent of the mark; below 0 takes some away. */
  weight: number;
  /** HTML. */
  feedback: string;
}

/** Per cents are written with five decimals at most. */
const FULL = 99.99;
const same = (a: number, b: number): boolean => Math.abs(a - b) < 0.01;

/** Refuses a question from inside its reading. */
export class Refused extends Error {
  constructor(
    readonly refusal: Refusal,
    readonly about = '',
  ) {
    super(refusal);
  }
}

/**
 * Which options are right. Our marking gives each right one the same and takes nothing away for a wrong one; if the file has
 * it otherwise a note says so. Several with the full mark, of which one is picked, are each right (`anyRight`).
 * @param single whether one option is picked, as the file says
 * @throws Refused `no-correct-option`, `picture-in-option`
 */
export function weigh(options: readonly Weighed[], single: boolean, notes: Set<Note>): ExchangedAnswer[] {
  for (const [index, option] of options.entries())
    if (option.picture) throw new Refused('picture-in-option', String(index + 1));
  const isRight = ({ weight }: Weighed) => (single ? weight >= FULL : weight > 0);
  const right = options.filter(isRight);
  if (right.length === 0 && options.length > 0) throw new Refused('no-correct-option');
  if (options.some((option) => option.weight < 0)) notes.add('penalties');
  if (!single && right.length > 1 && right.some((option) => option.weight >= FULL)) notes.add('several-full-marks');
  if (
    options.some((option) => option.weight > 0 && !isRight(option)) ||
    right.some((option) => !same(option.weight, right[0]!.weight))
  )
    notes.add('partial-credit');
  if (options.some((option) => option.lost)) notes.add('option-markup');
  return options.map((option) => ({ label: '', text: option.text, correct: isRight(option) }));
}

/** Whether any of several right options is right, because one is picked. */
export const anyRight = (single: boolean, answers: readonly ExchangedAnswer[]): boolean =>
  single && answers.filter(({ correct }) => correct).length > 1;

/** A piece of feedback; empty, with a note, if it embeds what cannot be kept. */
export function keptFeedback(html: string, pictures: Pictures, notes: Set<Note>): string {
  if (html === '' || isKept(html, pictures)) return html;
  notes.add('feedback-lost');
  return '';
}

const NO_PICTURES: Pictures = new Map();
/** What is said of single answers, as a list at the end of the explanation. @param pictures that the file embeds for the question */
export function explained(
  explanation: string,
  answers: readonly { text: string; feedback: string }[],
  notes: Set<Note>,
  pictures = NO_PICTURES,
): string {
  const general = keptFeedback(explanation, pictures, notes);
  const said = answers
    .map(({ text, feedback }) => ({ text, feedback: keptFeedback(feedback, pictures, notes) }))
    .filter(({ feedback }) => feedback !== '');
  if (said.length === 0) return general;
  notes.add('feedback-moved');
  return `${general}<ul>${said.map(({ text, feedback }) => `<li><strong>${escapeHtml(text)}</strong>: ${inline(feedback)}</li>`).join('')}</ul>`;
}

/** Alternatives of one box; those with part of the mark say how much. */
export const BETWEEN = ' / ';
export function alternatives(
  answers: readonly { text: string; weight: number }[],
  notes: Set<Note>,
): ExchangedAnswer[] {
  const counting = answers.filter(({ weight, text }) => weight > 0 && text !== '');
  if (counting.length === 0) throw new Refused('no-correct-option');
  if (counting.some(({ weight }) => weight < FULL)) notes.add('partial-credit');
  if (answers.some(({ weight }) => weight < 0)) notes.add('penalties');
  return [
    {
      label: '',
      text: counting
        .map(({ text, weight }) => (weight < FULL ? `${text} (${Number(weight.toFixed(5))} %)` : text))
        .join(BETWEEN),
      correct: true,
    },
  ];
}

/** What `alternatives` joined, taken apart again; a text that it did not make stays whole. */
export function apart(text: string): { text: string; weight: number }[] {
  const parts = text.split(BETWEEN).map((part) => {
    const [, words, weight] = /^(.*\S) \((\d{1,2}(?:\.\d{1,5})?) %\)$/s.exec(part) ?? [];
    return words !== undefined && Number(weight) > 0
      ? { text: words, weight: Number(weight) }
      : { text: part, weight: 100 };
  });
  const again = parts.some((part) => part.text === '' || part.text !== part.text.trim())
    ? ''
    : alternatives(parts, new Set())[0]!.text;
  return again === text ? parts : [{ text, weight: 100 }];
}

/** A number as files write it, with a point or a comma; null if it is none. */
export function numberOf(text: string): number | null {
  const trimmed = text.trim().replace(',', '.');
  return /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(trimmed) && Number.isFinite(Number(trimmed))
    ? Number(trimmed)
    : null;
}

const WORDS = {
  en: { true: 'True', false: 'False', from: 'from', to: 'to' },
  es: { true: 'Verdadero', false: 'Falso', from: 'de', to: 'a' },
} as const;
export const wordsIn = (language: 'en' | 'es') => WORDS[language];

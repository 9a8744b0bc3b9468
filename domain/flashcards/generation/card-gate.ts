import { z } from 'zod';
import type { Language } from '~/domain/accounts/contract';
import { cutText } from '~/domain/kit/cut-text';
import { flawOfText, isInOtherLanguage } from '~/domain/quizzes/generation/flaws-of-text';
import { clean, foldHard } from '~/domain/quizzes/generation/folded-text';
import { lacksOptions } from '../drafting/draft-question';
import type { WrittenCard } from './card-writer';

/** Why a card was refused. The last four are found elsewhere: by the duplicate query, and by the adapter. */
export const CARD_REFUSALS = [
  'schema',
  'foreign-script',
  'injection',
  'markup',
  'link',
  'placeholder',
  'other-language',
  'front-too-short',
  'front-too-long',
  'back-empty',
  'back-too-long',
  'answer-on-front',
  'options-missing',
  'duplicate-in-deck',
  'duplicate-of-own-card',
  'in-open-exam',
  'unreadable',
] as const;
export type CardRefusal = (typeof CARD_REFUSALS)[number];

/** What fits on a card that is read on a phone, in characters. */
export const FRONT_MIN = 8;
export const FRONT_MAX = 900;
export const BACK_MAX = 1_200;

const side = z.string().max(8_000).transform(clean);
const written = z.object({
  front: side,
  back: side,
  question_id: z.number().int().positive().nullable(),
  writer: z.enum(['offline', 'model']),
});

export type CardJudgement = { refusal: null; card: WrittenCard } | { refusal: CardRefusal };

/**
 * The gate that every generated card passes before anybody sees it. Takes anything; what it lets pass is cleaned plain text. Pure:
 * whether the person has such a card is asked by `find-duplicate-card.query.ts`.
 */
export function judgeCard(candidate: unknown, language: Language): CardJudgement {
  const parsed = written.safeParse(candidate);
  if (!parsed.success) return { refusal: 'schema' };
  const card = parsed.data;
  const { front, back } = card;
  const refusal =
    flawOfText(front) ??
    flawOfText(back) ??
    (front.length < FRONT_MIN ? 'front-too-short' : null) ??
    (front.length > FRONT_MAX ? 'front-too-long' : null) ??
    (foldHard(back) === '' ? 'back-empty' : null) ??
    (back.length > BACK_MAX ? 'back-too-long' : null) ??
    (isInOtherLanguage(`${front} ${back}`, language) ? 'other-language' : null) ??
    (foldHard(front) === foldHard(back) ? 'answer-on-front' : null) ??
    (lacksOptions(front, language) ? 'options-missing' : null);
  return refusal ? { refusal } : { refusal: null, card };
}

/** The same for the back of a card that a person writes. @returns it cleaned, or null */
export function judgeBack(candidate: string, language: Language): string | null {
  const back = clean(cutText(candidate, 8_000));
  const flawed =
    foldHard(back) === '' || back.length > BACK_MAX || flawOfText(back) !== null || isInOtherLanguage(back, language);
  return flawed ? null : back;
}

/** Kept of a refused front, in characters. */
export const REFUSED_KEPT = 300;

/** The beginning of a front as plain text; empty if the candidate has no text there. */
export function frontOf(candidate: unknown): string {
  const front = typeof candidate === 'object' && candidate !== null && 'front' in candidate ? candidate.front : '';
  return typeof front === 'string' ? cutText(clean(cutText(front, 4 * REFUSED_KEPT)), REFUSED_KEPT) : '';
}

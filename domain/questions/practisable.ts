import type { Person } from '../accounts/person';
import { packEntitlement } from '../purchases/entitlements/abilities';
import { may } from '../purchases/entitlements/may';
import { PACK_KEYS } from './authoring/packs';

/** Stands for premium questions that are in no pack. */
export const NO_PACK = 'premium';

/** The packs whose premium questions a person may practise, and `NO_PACK`. */
export const openPacks = (person: Person | null): string[] => [
  ...PACK_KEYS.filter((pack) => may(person, packEntitlement(pack))),
  ...(may(person, 'questions.premium') ? [NO_PACK] : []),
];

/** SQL: whether a question is one that quizzes on a topic ask: in the bank, and not premium, which are practised by pack. */
export const quizzable = (question: string): string =>
  `${question}.status = 'published' AND ${question}.deleted_at IS NULL AND NOT ${question}.premium`;

/** SQL: whether a question that a person has met may be asked again outside of the quiz in which they met it: a draft only of its author, one of a paper never. */
export const askedAgain = (question: string, person: string): string =>
  `${question}.status <> 'held-out' AND (${question}.status <> 'draft' OR ${question}.author_id = ${person})`;

/**
 * SQL: whether a person with these open packs may practise a question. A question that is not premium is free, also in a pack:
 * such questions are the sample of the pack.
 * @param question the alias of the question
 * @param open the parameter with what `openPacks` answers
 */
export const practisable = (question: string, open: string): string =>
  `(NOT ${question}.premium OR CASE WHEN ${question}.packs = '{}' THEN '${NO_PACK}' = ANY (${open}::text[]) ELSE ${question}.packs && ${open}::text[] END)`;

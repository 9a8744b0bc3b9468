import { LANGUAGES } from '~/domain/accounts/contract';
import { judge } from '~/domain/quizzes/generation/quality-gate';
import { answersAnother, type Asked } from '~/domain/quizzes/generation/answers-another';
import { fold } from '~/domain/quizzes/generation/folded-text';
import {
  type QuestionChoice,
  type QuestionStock,
  type QuestionWriter,
  QuestionWriterError,
  type WrittenQuestion,
} from '~/domain/quizzes/generation/question-writer';
import { type Family, readFacts } from '../content/read-facts';
import { composeQuestion, type Item, itemsOf, keyOfItem, stemOfItem } from './compose-question';
import { toPlainText } from '../html/sanitise';
import { type Chance, seeded } from '../support/seeded';

/** How many sets of distractors are tried, until one makes a question that passes the gate. */
const SETS_TRIED = 12;

const askedBy = (item: Item): Asked => ({ stem: stemOfItem(item), keys: [keyOfItem(item)] });

/** The facts that fit a choice. It is never widened here: the person does that, before the quiz is written. */
function chosenFamilies(
  families: readonly Family[],
  { specialty, topic, topics, focus, language }: QuestionChoice,
): Family[] {
  const known = new Set((topic ? [topic] : topics).map(({ slug }) => slug));
  return families.filter(
    (family) =>
      family.specialty === specialty &&
      family.language === language &&
      known.has(family.topic) &&
      (focus === null || family.focus === focus),
  );
}

/**
 * What can be asked, in the order in which it is tried. Families that were asked about least come first, so that a quiz
 * has variety; within a family, a fact that was asked about the other way round comes last, for that stem tells the answer.
 */
function inOrder(families: readonly Family[], asked: ReadonlySet<string>, chance: Chance): Item[] {
  const isAsked = (item: Item) => asked.has(fold(stemOfItem(item)));
  const known = chance.shuffled(families).map((family) => {
    const items = itemsOf(family);
    const members = new Set(items.filter(isAsked).map((item) => item.member));
    const open = chance.shuffled(items.filter((item) => !isAsked(item)));
    return {
      fresh: open.filter((item) => !members.has(item.member)),
      again: open.filter((item) => members.has(item.member)),
      times: members.size,
    };
  });
  known.sort((a, b) => a.times - b.times);
  return [...known.flatMap(({ fresh }) => fresh), ...known.flatMap(({ again }) => again)];
}

/** A question of this item that passes the gate, or null when no set of distractors makes one. */
export function passingQuestion(item: Item, chance: Chance): WrittenQuestion | null {
  for (let set = 0; set < SETS_TRIED; set += 1) {
    const question = composeQuestion(item, chance);
    if (judge(question, { language: item.family.language, topics: [item.family.topic], keys: 1 }).refusal === null)
      return question;
  }
  return null;
}

let facts: Family[] | undefined;
const allFacts = (): readonly Family[] => (facts ??= readFacts());

/** Composes questions from structured clinical facts, without a model. Gives up with `nothing-left` when all are asked. */
export const offlineQuestionWriter =
  (families?: readonly Family[]): QuestionWriter =>
  async (request) => {
    const chance = seeded(request.seed);
    const asked = new Set(request.avoid.map(fold));
    for (const item of inOrder(chosenFamilies(families ?? allFacts(), request), asked, chance)) {
      if ((request.beside ?? []).some((other) => answersAnother(askedBy(item), other))) continue;
      const question = passingQuestion(item, chance);
      if (question) return question;
    }
    throw new QuestionWriterError('nothing-left', `no more facts on ${request.topic?.slug ?? request.specialty}`);
  };

/** How many questions the offline writer can write for one quiz: each fact once, for asked both ways it would answer itself. */
export const offlineStock = (families?: readonly Family[]): QuestionStock => ({
  languages: (specialty) =>
    LANGUAGES.filter((language) =>
      (families ?? allFacts()).some((family) => family.specialty === specialty && family.language === language),
    ),
  count(choice, had) {
    const asked = new Set(had.map((stem) => fold(toPlainText(stem))));
    const open = chosenFamilies(families ?? allFacts(), choice)
      .flatMap(itemsOf)
      .filter((item) => !asked.has(fold(stemOfItem(item))));
    return new Set(open.map(({ member }) => member)).size;
  },
});

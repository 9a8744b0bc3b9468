import { answersAnother } from '~/domain/quizzes/generation/answers-another';
import {
  areOfUnlikeKind,
  areOfUnlikeLength,
  isCombined,
  isKeyByFarLongest,
} from '~/domain/quizzes/generation/flaws-of-options';
import { toPlainText } from '../html/sanitise';
import { incompleteDoses, numberOf, unlikelyDoses } from './dose-flaws';
import { evaluate } from './formula';
import type { ParsedQuestion } from './question-content';
import type { Drug } from './read-drugs';

/** What is wrong with the form of a question, or of several together. */
interface Flaw {
  slug: string;
  what: string;
}

const isChoice = ({ question_type }: ParsedQuestion): boolean => question_type === 1;
const rightOf = ({ answers }: ParsedQuestion) => answers.filter((answer) => answer.correct);
const isSingle = (question: ParsedQuestion): boolean => isChoice(question) && rightOf(question).length === 1;

/** All figures of a text, as numbers. */
const figuresIn = (text: string, language: ParsedQuestion['language']): number[] =>
  (text.match(/\d[\d.,]*/g) ?? []).map((written) => numberOf(written, language));

/** A calculation whose numbers are not those of the stem, or whose result is another option or none. */
function flawsOfCalculation({ calculation, question_text, answers, language }: ParsedQuestion): string[] {
  if (!calculation) return [];
  const inStem = figuresIn(toPlainText(question_text), language);
  const missing = Object.entries(calculation.numbers).filter(([, value]) => !inStem.includes(value));
  if (missing.length > 0) return missing.map(([name, value]) => `the stem has no ${value} for ${name}`);
  let result: number;
  try {
    result = evaluate(calculation.formula, calculation.numbers);
  } catch (error) {
    return [(error as Error).message];
  }
  const options = answers.map(({ text, correct }) => {
    const [written = ''] = /\d[\d.,]*/.exec(text) ?? [];
    const figure = written.replace(/[.,]+$/, '');
    const decimals = new RegExp(language === 'es' ? /,(\d+)$/ : /\.(\d+)$/).exec(figure)?.[1]?.length ?? 0;
    return { text, correct, decimals, off: Math.abs(numberOf(figure, language) - result) };
  });
  const right = options.find(({ correct }) => correct)!;
  const closer = options.filter(({ correct, off }) => !correct && off <= right.off);
  return [
    ...(right.off <= 0.5 * 10 ** -right.decimals + 1e-9 ? [] : [`the formula gives ${result}, not “${right.text}”`]),
    ...closer.map(({ text }) => `the formula gives ${result}, to which “${text}” is as close`),
  ];
}

/** The packs of exams that ask for one best answer. */
const ONE_BEST: readonly (string | undefined)[] = ['psa', 'ukmla'];

/** The flaws of one question, in plain words. */
export function flawsOfQuestion(question: ParsedQuestion, drugs: readonly Drug[]): string[] {
  if (!isChoice(question)) return [];
  const { answers, language, calculation } = question;
  const stem = toPlainText(question.question_text);
  const context = { drugs, language, stem };
  return [
    ...(ONE_BEST.includes(question.pack) && rightOf(question).length !== 1 ? ['not one best answer'] : []),
    ...answers.filter(({ text }) => isCombined(text)).map(({ text }) => `“${text}” points at other options`),
    ...(areOfUnlikeKind(answers) ? ['figures and words among the options'] : []),
    ...(areOfUnlikeLength(answers) ? ['options of unlike length'] : []),
    ...(isKeyByFarLongest(answers) ? ['the right option is by far the longest'] : []),
    ...answers.flatMap(({ text }) => incompleteDoses(text, context)),
    ...(calculation ? [] : rightOf(question).flatMap(({ text }) => unlikelyDoses(text, context))),
    ...flawsOfCalculation(question),
  ];
}

/** How many of so many that are right with these chances may be so by chance: two standard deviations above the mean. */
const mostByChance = (chances: readonly number[]): number =>
  chances.reduce((sum, p) => sum + p, 0) + 2 * Math.sqrt(chances.reduce((sum, p) => sum + p * (1 - p), 0));

const isLongest = ({ answers }: ParsedQuestion): boolean => {
  const length = (right: boolean) =>
    Math.max(...answers.filter(({ correct }) => correct === right).map(({ text }) => [...text].length));
  return length(true) > length(false);
};

const isOrdered = ({ answers, language }: ParsedQuestion): boolean => {
  const figures = answers.map(({ text }) => figuresIn(text, language)[0]);
  return figures.every((figure, index) => figure !== undefined && (index === 0 || figure >= figures[index - 1]!));
};

/** Questions that are taken together: those of a pack or paper, or of the bank, in one language. */
const setOf = ({ paper, pack, language }: ParsedQuestion & { paper?: string }): string =>
  `${paper ?? pack ?? 'bank'}.${language}`;

/** What a set of questions gives away: the length or the place of its keys, and one stem the answer of another. */
export function flawsOfSet(name: string, questions: readonly ParsedQuestion[]): Flaw[] {
  const single = questions.filter(isSingle);
  const chances = single.map(({ answers }) => 1 / answers.length);
  const longest = single.filter(isLongest).length;
  // Options in the order of their figures have no place to choose.
  const placed = single.filter((question) => !isOrdered(question));
  const places = [0, 1, 2, 3, 4].flatMap((place) => {
    const there = placed.filter(({ answers }) => answers.length > place);
    const keys = there.filter(({ answers }) => answers[place]!.correct).length;
    return keys > mostByChance(there.map(({ answers }) => 1 / answers.length)) ? [{ place, keys }] : [];
  });
  return [
    ...(longest > mostByChance(chances)
      ? [{ slug: name, what: `${longest} of ${single.length} right options are the longest` }]
      : []),
    ...places.map(({ place, keys }) => ({
      slug: name,
      what: `${keys} of ${placed.length} keys are in place ${place + 1}`,
    })),
  ];
}

/** Stems that hold the answer of another question of a pack or paper on the same topic. */
export function answeredByAnother(questions: readonly ParsedQuestion[]): Flaw[] {
  const asked = questions.filter(isChoice).map((question) => ({
    question,
    stem: toPlainText(question.question_text),
    // A figure stands in many stems and tells nothing.
    keys: rightOf(question).flatMap(({ text }) => (/^\D/.test(text) ? [text] : [])),
  }));
  return asked.flatMap((one, index) =>
    asked
      .slice(index + 1)
      .filter((other) => one.question.topic === other.question.topic && answersAnother(one, other))
      .map((other) => ({ slug: one.question.slug, what: `one of it and ${other.question.slug} answers the other` })),
  );
}

/** All flaws of form of a bank. */
export function flawsOfBank(questions: readonly ParsedQuestion[], drugs: readonly Drug[]): Flaw[] {
  const sets = new Map<string, ParsedQuestion[]>();
  for (const question of questions) sets.set(setOf(question), [...(sets.get(setOf(question)) ?? []), question]);
  return [
    ...questions.flatMap((question) => flawsOfQuestion(question, drugs).map((what) => ({ slug: question.slug, what }))),
    ...[...sets].flatMap(([name, set]) => [
      ...flawsOfSet(name, set),
      ...(name.startsWith('bank.') ? [] : answeredByAnother(set)),
    ]),
  ];
}

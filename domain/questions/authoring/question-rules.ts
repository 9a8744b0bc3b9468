/** What a question needs before it is saved, the same for who writes one by hand and for a file of them. Runs in the browser too. */
import { partsOf } from './anatomy';
import { BOXES_MAX, OPTIONS_MAX, type QuestionForm, TEXT_MAX } from './contract';
import { topicsOf } from './basic-science';
import { FREE_TEXT } from '../contract';
import { hasTag, type PackKey } from './packs';
import { focusKey, specialtyKey } from '../specialties';

/** Why a question cannot be saved; named `questions.flaw.<code>`. */
export const FLAWS = [
  'stem-missing',
  'stem-too-long',
  'explanation-too-long',
  'too-few-options',
  'too-many-options',
  'option-empty',
  'option-twice',
  'no-correct-option',
  'no-wrong-option',
  'no-box',
  'too-many-boxes',
  'label-missing',
  'model-answer-missing',
  'answer-twice',
  'answer-not-own',
  'specialty-missing',
  'topic-missing',
  'topic-of-other-specialty',
  'focus-missing',
  'source-untitled',
  'source-year',
  'tag-of-unchosen-pack',
  'tag-unknown',
  'anatomy-part-of-other-area',
  'science-topic-of-other-science',
  'custom-author-unknown',
] as const;
export type FlawCode = (typeof FLAWS)[number];
export interface Flaw {
  /** Of the form's field, as in `answers.2.answer_text`. */
  path: string;
  code: FlawCode;
}

/** Years a source may be of; 0 if it says none. */
const YEARS = { first: 1500, last: 2100 };

/** What the sanitiser makes of a text may be longer than what was sent. */
export const flawsOfLength = (form: Pick<QuestionForm, 'question_text' | 'explanation_text'>): Flaw[] => [
  ...(form.question_text.length > TEXT_MAX ? [{ path: 'question_text', code: 'stem-too-long' as const }] : []),
  ...(form.explanation_text.length > TEXT_MAX
    ? [{ path: 'explanation_text', code: 'explanation-too-long' as const }]
    : []),
];

const NOTHING_TO_SEE = /<[^>]*>|&(?:nbsp|#160|#xa0|zwnj|zwj|shy);|[\s\u200b-\u200f\u2060\ufeff\u00ad]/gi;
const PICTURE = /<img\b[^>]*\ssrc\s*=\s*["']?[^"'\s>]/i;

/** Whether there is anything to see in HTML: words, or a picture. */
export const showsSomething = (html: string): boolean => PICTURE.test(html) || html.replace(NOTHING_TO_SEE, '') !== '';

/** Right options are as many as are to be picked, or one if any of them is right; of a free-text question, its boxes. */
export const selectableOf = (form: Pick<QuestionForm, 'question_type' | 'answers'>, anyRight = false): number => {
  if (form.question_type === FREE_TEXT) return form.answers.length;
  const right = form.answers.filter((answer) => answer.answer_correct).length;
  return anyRight ? Math.min(1, right) : right;
};

/** Whether one option is picked of which any of several right ones is right. Only files bring such questions; a change keeps it. */
export const isAnyRight = ({
  question_type,
  selectable_answers,
  answers,
}: {
  question_type: number;
  selectable_answers: number;
  answers: readonly { answer_correct: boolean }[];
}): boolean =>
  question_type !== FREE_TEXT &&
  selectable_answers === 1 &&
  answers.filter((answer) => answer.answer_correct).length > 1;

/** Case counts: AA, Aa and aa are three genotypes. */
const comparable = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ').trim();

function repeated(values: readonly (string | number | undefined)[]): number[] {
  const seen = new Set<string | number>();
  return values.flatMap((value, index) => {
    if (value === undefined || value === '') return [];
    const twice = seen.has(value);
    seen.add(value);
    return twice ? [index] : [];
  });
}

function flawsOfOptions({ answers }: QuestionForm): Flaw[] {
  const flaws: Flaw[] = [];
  const texts = answers.map((answer) => comparable(answer.answer_text));
  if (answers.length < 2) flaws.push({ path: 'answers', code: 'too-few-options' });
  if (answers.length > OPTIONS_MAX) flaws.push({ path: 'answers', code: 'too-many-options' });
  for (const [index, text] of texts.entries())
    if (text === '') flaws.push({ path: `answers.${index}.answer_text`, code: 'option-empty' });
  for (const index of repeated(texts)) flaws.push({ path: `answers.${index}.answer_text`, code: 'option-twice' });
  const right = answers.filter((answer) => answer.answer_correct).length;
  if (right === 0) flaws.push({ path: 'answers', code: 'no-correct-option' });
  else if (right === answers.length && right > 1) flaws.push({ path: 'answers', code: 'no-wrong-option' });
  return flaws;
}

function flawsOfBoxes({ answers }: QuestionForm): Flaw[] {
  const flaws: Flaw[] = [];
  if (answers.length === 0) flaws.push({ path: 'answers', code: 'no-box' });
  if (answers.length > BOXES_MAX) flaws.push({ path: 'answers', code: 'too-many-boxes' });
  for (const [index, answer] of answers.entries()) {
    if (answers.length > 1 && comparable(answer.answer_label) === '')
      flaws.push({ path: `answers.${index}.answer_label`, code: 'label-missing' });
    if (comparable(answer.answer_text) === '')
      flaws.push({ path: `answers.${index}.answer_text`, code: 'model-answer-missing' });
  }
  return flaws;
}

function flawsOfPlace(form: QuestionForm, specialtyOfTopic: (topicId: number) => number | undefined): Flaw[] {
  const flaws: Flaw[] = [];
  if (!specialtyKey(form.specialty_id)) flaws.push({ path: 'specialty_id', code: 'specialty-missing' });
  const specialty = form.topic_id === 0 ? undefined : specialtyOfTopic(form.topic_id);
  if (specialty === undefined) flaws.push({ path: 'topic_id', code: 'topic-missing' });
  else if (specialty !== form.specialty_id) flaws.push({ path: 'topic_id', code: 'topic-of-other-specialty' });
  if (!focusKey(form.focus_id)) flaws.push({ path: 'focus_id', code: 'focus-missing' });
  if (form.anatomy_sub_area !== '' && !partsOf(form.anatomy_area).includes(form.anatomy_sub_area))
    flaws.push({ path: 'anatomy_sub_area', code: 'anatomy-part-of-other-area' });
  if (form.basic_science_topic !== '' && !topicsOf(form.basic_science).includes(form.basic_science_topic))
    flaws.push({ path: 'basic_science_topic', code: 'science-topic-of-other-science' });
  return flaws;
}

function flawsOfTags({ packs, admin_tags }: QuestionForm): Flaw[] {
  return Object.entries(admin_tags).flatMap(([pack, tags = []]): Flaw[] => {
    const path = `admin_tags.${pack}`;
    if (tags.length > 0 && !packs.includes(pack as PackKey)) return [{ path, code: 'tag-of-unchosen-pack' }];
    return tags.some((tag) => !hasTag(pack as PackKey, tag)) ? [{ path, code: 'tag-unknown' }] : [];
  });
}

function flawsOfSources({ sources }: QuestionForm): Flaw[] {
  return sources.flatMap(({ title, year }, index): Flaw[] => [
    ...(comparable(title) === '' ? [{ path: `sources.${index}.title`, code: 'source-untitled' as const }] : []),
    ...(year !== 0 && (year < YEARS.first || year > YEARS.last)
      ? [{ path: `sources.${index}.year`, code: 'source-year' as const }]
      : []),
  ]);
}

/**
 * Everything that keeps a question from being saved (spec 1 §4, §5), in the order of the form; of a draft nothing is asked.
 * @param form as `tidyForm` leaves it, its texts sanitised if that can be done
 * @param specialtyOfTopic undefined if there is no such topic
 */
export function flawsOfQuestion(form: QuestionForm, specialtyOfTopic: (topicId: number) => number | undefined): Flaw[] {
  return [
    ...(showsSomething(form.question_text) ? [] : [{ path: 'question_text', code: 'stem-missing' as const }]),
    ...flawsOfLength(form),
    ...(form.question_type === FREE_TEXT ? flawsOfBoxes(form) : flawsOfOptions(form)),
    ...repeated(form.answers.map((answer) => answer.answer_id)).map((index) => ({
      path: `answers.${index}.answer_id`,
      code: 'answer-twice' as const,
    })),
    ...flawsOfPlace(form, specialtyOfTopic),
    ...flawsOfTags(form),
    ...flawsOfSources(form),
  ];
}

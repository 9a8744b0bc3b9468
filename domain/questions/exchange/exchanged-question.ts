/** A question on its way between a file and the product: what every format is read into and written from. Runs in the browser too. */
import type { Language } from '~/domain/accounts/contract';
import { FREE_TEXT, type QuestionType } from '../contract';
import type { ForeignKind, Format } from './contract';

/** Why one question of a file cannot be taken; named `questions.import.refusal.<code>`. */
export const REFUSALS = [
  'type-not-supported',
  'answers-unclear',
  'braces',
  'number-unreadable',
  'weight-unreadable',
  'markup-outside-cdata',
  'several-lines',
  'no-answer-line',
  'unknown-letter',
  'unknown-question-type',
  'too-many-cells',
  'correct-unreadable',
  'picture-in-option',
  'picture-missing',
  'picture-elsewhere',
  'picture-unreadable',
  'media-not-kept',
  'too-many-pictures',
  'text-too-long',
  'answer-too-long',
  'label-too-long',
  'too-large',
  'duplicate-in-file',
  'duplicate',
  // Those of `question-rules.ts` that a file can have.
  'stem-missing',
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
] as const;
export type Refusal = (typeof REFUSALS)[number];

/** What is taken otherwise than the file has it; named `questions.import.note.<code>`. */
export const NOTES = [
  'partial-credit',
  'penalties',
  'several-full-marks',
  'feedback-moved',
  'hints-moved',
  'combined-feedback',
  'option-markup',
  'text-markup',
  'linked-picture',
  'feedback-lost',
  'topic-unknown',
  'focus-unknown',
  'difficulty-unknown',
  'link-dropped',
  'tags-dropped',
  'wildcards',
  'units',
] as const;
export type Note = (typeof NOTES)[number];

/** Pictures of one question, at most. */
export const PICTURES_MAX = 20;
/** What one question may be in a file, its embedded pictures included, in characters. */
export const QUESTION_CHARS_MAX = 32 * 1024 * 1024;

export interface ExchangedAnswer {
  /** What a box is for; empty for an option. */
  label: string;
  /** Plain text. */
  text: string;
  correct: boolean;
}

/** Texts are HTML that nobody has sanitised yet; empty strings and 0 stand for what the file does not say. */
export interface ExchangedQuestion {
  question_type: QuestionType;
  /** One option is picked, and any of the right ones is right; otherwise all of them are picked. */
  any_right: boolean;
  title: string;
  stem: string;
  explanation: string;
  answers: ExchangedAnswer[];
  further_reading: string;
  /** Its category in the other product, from the top, as `cardiology/Heart failure`. */
  category: string;
  /** Keys of `specialties.ts`, and the slug or the name of a topic. */
  specialty: string;
  topic: string;
  focus: string;
  difficulty: number;
  language: '' | Language;
  tags: string[];
}

/** Embedded pictures by the name that the texts call them by, behind `@@PLUGINFILE@@/`. */
export type Pictures = ReadonlyMap<string, Uint8Array>;

interface Placed {
  /** In the file, from 1. */
  number: number;
  /** The line that it begins in, from 1. */
  line: number;
  title: string;
}
export type ReadQuestion = Placed & {
  kind: 'question';
  question: ExchangedQuestion;
  pictures: Pictures;
  notes: Note[];
};
export type RefusedQuestion = Placed & { kind: 'refused'; refusal: Refusal; about: string };
/** The file as a whole cannot be read: `line` from 1, 0 if it has no place. Nothing comes after it. */
export interface FailedFile {
  kind: 'failure';
  failure: 'broken-file' | 'not-text' | 'hostile-file' | 'unknown-format' | ForeignKind;
  line: number;
}
/** What a reader tells of a file, in its order. */
export type Read = ReadQuestion | RefusedQuestion | FailedFile;

export const EMPTY: ExchangedQuestion = {
  question_type: 1,
  any_right: false,
  title: '',
  stem: '',
  explanation: '',
  answers: [],
  further_reading: '',
  category: '',
  specialty: '',
  topic: '',
  focus: '',
  difficulty: 0,
  language: '',
  tags: [],
};

/** Where pictures that travel inside a file are looked for in its texts. */
export const EMBEDDED = '@@PLUGINFILE@@/';

/** What of a question a format does not carry; named `questions.export.unable.<code>` if it is left out, else `questions.export.without.<code>`. */
export const LOSSES = [
  'several-boxes',
  'several-right',
  'too-few-options',
  'pictures-left-out',
  'several-lines',
  'formatting',
  'pictures-linked',
  'explanation',
  'further-reading',
  'filing',
  'sources',
  'packs',
] as const;
export type Loss = (typeof LOSSES)[number];

/** Reasons for which a question is not in the file at all; for the others it is there without. */
export const LEFT_OUT: ReadonlySet<Loss> = new Set<Loss>([
  'several-boxes',
  'several-right',
  'too-few-options',
  'pictures-left-out',
]);

const MARKUP_OF_WORDS = /<(?!\/?(?:p|br|div|span)\b)[a-z]/i;
const hasPictures = ({ stem, explanation }: Pick<ExchangedQuestion, 'stem' | 'explanation'>): boolean =>
  /<img\b/i.test(stem + explanation);

function aikenCannotHold(question: ExchangedQuestion): Loss[] {
  if (question.question_type === FREE_TEXT) return ['several-boxes'];
  if (question.answers.filter((answer) => answer.correct).length !== 1) return ['several-right'];
  if (question.answers.length < 2) return ['too-few-options'];
  if (/<img\b/i.test(question.stem)) return ['pictures-left-out'];
  const losses: Loss[] = [];
  if (MARKUP_OF_WORDS.test(question.stem)) losses.push('formatting');
  if ((question.stem.match(/<(?:p|br|div|li|tr)\b/gi) ?? []).length > 1) losses.push('several-lines');
  if (question.explanation !== '') losses.push('explanation');
  if (question.further_reading !== '') losses.push('further-reading');
  return [...losses, 'filing'];
}

/**
 * What a format cannot hold of a question; empty if an export and an import give the same question again.
 * Moodle XML and GIFT keep stem, options, right ones, explanation, a link for further reading, and as tags specialty, topic,
 * focus, difficulty, language and the label of a box; a free-text question only with one box. Moodle XML has the pictures inside,
 * GIFT and CSV link to them. CSV keeps every column that it documents. Aiken keeps one line of plain text and options with one right.
 */
export function cannotHold(format: Format, question: ExchangedQuestion): Loss[] {
  if (format === 'aiken') return aikenCannotHold(question);
  const losses: Loss[] = [];
  if (format !== 'csv' && question.question_type === FREE_TEXT && question.answers.length > 1)
    losses.push('several-boxes');
  if (format !== 'moodle-xml' && hasPictures(question)) losses.push('pictures-linked');
  return losses;
}

const FILING = ['specialty', 'topic', 'focus', 'difficulty', 'language', 'label'] as const;

/** What has no place of its own in Moodle, as tags: `focus:diagnosis`. */
export function filingTags(question: ExchangedQuestion): string[] {
  const { specialty, topic, focus, difficulty, language } = question;
  const label = question.question_type === FREE_TEXT ? (question.answers[0]?.label ?? '') : '';
  const values = { specialty, topic, focus, difficulty: difficulty === 0 ? '' : String(difficulty), language, label };
  return [...FILING.flatMap((name) => (values[name] === '' ? [] : [`${name}:${values[name]}`])), ...question.tags];
}

/** The same back again; tags that mean something else stay tags. */
export function withTags(question: ExchangedQuestion, tags: readonly string[]): ExchangedQuestion {
  const filed = { ...question, tags: [] as string[] };
  for (const tag of tags) {
    const [, name, value] = /^(specialty|topic|focus|difficulty|language|label):\s*(.+)$/is.exec(tag) ?? [];
    if (name === undefined || value === undefined) filed.tags.push(tag);
    else if (name === 'label')
      filed.answers = filed.answers.map((answer, index) =>
        index === 0 && filed.question_type === FREE_TEXT ? { ...answer, label: value } : answer,
      );
    else if (name === 'difficulty') filed.difficulty = /^[123]$/.test(value) ? Number(value) : filed.difficulty;
    else if (name === 'language') filed.language = value === 'en' || value === 'es' ? value : filed.language;
    else filed[name as 'specialty' | 'topic' | 'focus'] = value;
  }
  return filed;
}

import type { Language } from '~/domain/accounts/contract';
import { cutText } from '~/domain/kit/cut-text';
import { FREE_TEXT, MULTIPLE_CHOICE, type QuestionType } from '~/domain/questions/contract';
import type { ExchangedAnswer, Note } from '~/domain/questions/exchange/exchanged-question';
import { asHtml, asOption, type TextFormat } from '../markup';
import { alternatives, anyRight, explained, numberOf, Refused, weigh, wordsIn } from '../weigh';
import { reveal } from './escapes';

export interface Answers {
  question_type: QuestionType;
  any_right?: boolean;
  answers: ExchangedAnswer[];
  /** HTML: what is said of the whole question and of single answers. */
  explanation: string;
}

interface Context {
  /** Of the question's text, and of what does not say another. */
  format: TextFormat;
  language: Language;
  notes: Set<Note>;
}

interface Part {
  right: boolean;
  /** Per cent, if one is written. */
  weight: number | null;
  body: string;
  feedback: string;
}

/** Far more than we take; further ones are not even looked at. */
const ANSWERS_MAX = 200;

const NAMES: Record<string, TextFormat> = { html: 'html', moodle: 'moodle', plain: 'plain', markdown: 'markdown' };
/** What stands before a text may say how it is written: `[html]`. */
export function formatted(text: string, fallback: TextFormat): { text: string; format: TextFormat } {
  const [whole, name] = /^\s*\[(html|moodle|plain|markdown)\]/i.exec(text) ?? [];
  return whole === undefined
    ? { text, format: fallback }
    : { text: text.slice(whole.length), format: NAMES[name!.toLowerCase()]! };
}

const htmlOf = (text: string, { format }: Context): string => {
  const written = formatted(text, format);
  return asHtml(reveal(written.text), written.format);
};

/** Feedback stands behind the first `#`. */
function withFeedback(text: string): { body: string; feedback: string } {
  const at = text.indexOf('#');
  return at === -1 ? { body: text, feedback: '' } : { body: text.slice(0, at), feedback: text.slice(at + 1) };
}

/** @throws Refused `answers-unclear` for words in front of the first answer */
function partsOf(text: string): Part[] {
  const first = text.search(/[=~]/);
  if (first === -1 || text.slice(0, first).trim() !== '')
    throw new Refused('answers-unclear', cutText(reveal(text).trim(), 60));
  const found = [...text.slice(first).matchAll(/([=~])([^=~]*)/g)];
  if (found.length > ANSWERS_MAX) throw new Refused('too-many-options', String(found.length));
  return found.map(([, sign, rest]) => {
    const [whole, weight] = /^\s*%([+-]?\d{1,3}(?:[.,]\d{1,12})?)%/.exec(rest!) ?? [];
    const strange = whole === undefined && /^\s*%[+-]?[\d.,]+%/.exec(rest!);
    if (strange) throw new Refused('weight-unreadable', strange[0].trim());
    const { body, feedback } = withFeedback(whole === undefined ? rest! : rest!.slice(whole.length));
    return { right: sign === '=', weight: weight === undefined ? null : numberOf(weight), body, feedback };
  });
}

const weightOf = (part: Part): number => part.weight ?? (part.right ? 100 : 0);

function choices(text: string, context: Context): Answers {
  const parts = partsOf(text);
  const options = parts.map((part) => {
    const { text: body, format } = formatted(part.body, context.format);
    if (body.length > 100_000) throw new Refused('answer-too-long', String(body.length));
    return { ...asOption(reveal(body), format), weight: weightOf(part), feedback: htmlOf(part.feedback, context) };
  });
  // Without an answer that is right by itself, several are picked that are right together.
  const single = parts.some((part) => part.right) || options.some(({ weight }) => weight >= 99.99);
  const answers = weigh(options, single, context.notes);
  return {
    question_type: MULTIPLE_CHOICE,
    any_right: anyRight(single, answers),
    answers,
    explanation: explained('', options, context.notes),
  };
}

function trueOrFalse(text: string, context: Context): Answers {
  const isTrue = /^T/i.test(text);
  const [, whenWrong = '', whenRight = ''] = text.split('#');
  const words = wordsIn(context.language);
  const answers = [words.true, words.false].map((word, index) => ({
    label: '',
    text: word,
    correct: (index === 0) === isTrue,
  }));
  // The first feedback is for who answers wrongly.
  const said = answers.map((answer) => ({
    text: answer.text,
    feedback: htmlOf(answer.correct ? whenRight : whenWrong, context),
  }));
  return { question_type: MULTIPLE_CHOICE, answers, explanation: explained('', said, context.notes) };
}

function shortAnswers(text: string, context: Context): Answers {
  // The sign of the first may be left out.
  const all = partsOf(text.startsWith('=') ? text : `=${text}`).map((part) => {
    // Without a format of its own, an answer is plain text.
    const { text: body, format } = formatted(part.body, 'plain');
    const { text: raw, lost } = asOption(reveal(body), format);
    if (lost) context.notes.add('option-markup');
    if (/(?<!\\)\*/.test(raw)) context.notes.add('wildcards');
    return { text: raw.replaceAll('\\*', '*'), weight: weightOf(part), feedback: htmlOf(part.feedback, context) };
  });
  return {
    question_type: FREE_TEXT,
    answers: alternatives(all, context.notes),
    explanation: explained('', all, context.notes),
  };
}

/** `3:2`, `1..5` or `3`, in words. @throws Refused `number-unreadable` */
function numberInWords(written: string, language: Language): string {
  const text = written.trim();
  const refuse = (): never => {
    throw new Refused('number-unreadable', cutText(text, 60));
  };
  const [, low, high] = /^(.*?)\.\.(.*)$/s.exec(text) ?? [];
  if (low !== undefined && high !== undefined) {
    if (numberOf(low) === null || numberOf(high) === null) refuse();
    const { from, to } = wordsIn(language);
    return `${from} ${low.trim()} ${to} ${high.trim()}`;
  }
  const [value, tolerance, ...rest] = text.split(':');
  if (numberOf(value!) === null || rest.length > 0 || (tolerance !== undefined && numberOf(tolerance) === null))
    refuse();
  return tolerance === undefined || numberOf(tolerance) === 0
    ? value!.trim()
    : `${value!.trim()} ± ${tolerance.trim()}`;
}

function numbers(text: string, context: Context): Answers {
  // The sign of the first may be left out.
  const parts = partsOf(/^\s*[=~]/.test(text) ? text : `=${text}`);
  const all = parts.map(({ body: written, ...rest }) => {
    const part = { ...rest, body: formatted(written, 'plain').text };
    const counts = weightOf(part) !== 0;
    return {
      text: counts ? numberInWords(reveal(part.body), context.language) : reveal(part.body).trim(),
      weight: weightOf(part),
      feedback: htmlOf(part.feedback, context),
    };
  });
  // What is said to everybody else belongs to no number.
  const said = all.map(({ text: number, feedback }) => ({ text: number === '' ? '*' : number, feedback }));
  return {
    question_type: FREE_TEXT,
    answers: alternatives(all, context.notes),
    explanation: explained('', said, context.notes),
  };
}

function kindOf(text: string): (text: string, context: Context) => Answers {
  const refuse = (type: string) => () => {
    throw new Refused('type-not-supported', type);
  };
  if (text === '') return refuse('essay');
  if (text.startsWith('#')) return (whole, context) => numbers(whole.slice(1), context);
  if (text.includes('~')) return choices;
  if (/^(?:T|TRUE|F|FALSE)\s*(?:#|$)/i.test(text)) return trueOrFalse;
  if (text.startsWith('=')) {
    const pairs = partsOf(text);
    // One pair alone is nothing to match.
    return pairs.length > 1 && pairs.every(({ body }) => body.includes('->')) ? refuse('matching') : shortAnswers;
  }
  // Words alone are a short answer, as Moodle reads them: `{One}`.
  return shortAnswers;
}

/**
 * What is between the braces of a question.
 * @param inner protected, see `escapes.ts`
 * @throws Refused
 */
export function readAnswers(inner: string, context: Context): Answers {
  const general = inner.indexOf('####');
  const text = (general === -1 ? inner : inner.slice(0, general)).trim();
  const read = kindOf(text)(text, context);
  return {
    ...read,
    explanation:
      (general === -1 ? '' : explained(htmlOf(inner.slice(general + 4), context), [], context.notes)) +
      read.explanation,
  };
}

import type { Language } from '~/domain/accounts/contract';
import { cutText } from '~/domain/kit/cut-text';
import { FREE_TEXT, MULTIPLE_CHOICE } from '~/domain/questions/contract';
import {
  EMBEDDED,
  EMPTY,
  type ExchangedQuestion,
  type Note,
  withTags,
} from '~/domain/questions/exchange/exchanged-question';
import { asHtml, asOption, hasTags, inline, type TextFormat } from '../markup';
import { alternatives, anyRight, explained, keptFeedback, numberOf, Refused, weigh, wordsIn } from '../weigh';
import { takeReading } from '../writer';
import { child, childrenOf, type Element } from './tree';

const FORMATS: Record<string, TextFormat> = {
  html: 'html',
  1: 'html',
  moodle_auto_format: 'moodle',
  0: 'moodle',
  plain_text: 'plain',
  plain: 'plain',
  2: 'plain',
  markdown: 'markdown',
  4: 'markdown',
};
/** What Moodle says if the author said nothing. */
const USUAL_FEEDBACK =
  /^(?:your answer is (?:partially )?(?:correct|incorrect)|(?:respuesta|tu respuesta es|su respuesta es) (?:parcialmente )?(?:in)?correcta)\.?$/i;
const LONGEST = 100_000;

export interface Context {
  language: Language;
  notes: Set<Note>;
  pictures: Map<string, Uint8Array>;
}

const formatOf = (element: Element | undefined, fallback: TextFormat = 'html'): TextFormat =>
  FORMATS[(element?.attributes.format ?? '').toLowerCase()] ?? fallback;

/** The words of `<name><text>…</text></name>`, or of an element without a `<text>`. @throws Refused for HTML that was not wrapped */
function wordsOf(element: Element | undefined): string {
  if (!element) return '';
  const text = child(element, 'text');
  if (text && text.children.length > 0) throw new Refused('markup-outside-cdata', cutText(text.children[0]!.name, 60));
  return (text ?? element).text;
}

/** Base64 with anything but its alphabet left out, as files have line ends in it. */
function keepFiles(element: Element | undefined, { pictures }: Context): void {
  for (const file of childrenOf(element, 'file')) {
    const { name = '', encoding = 'base64' } = file.attributes;
    if (name !== '' && encoding.toLowerCase() === 'base64') pictures.set(name, Buffer.from(file.text, 'base64'));
  }
}

function htmlOf(element: Element | undefined, context: Context, fallback: TextFormat = 'html'): string {
  const words = wordsOf(element);
  const format = formatOf(element, fallback);
  if (format === 'markdown' && words.length > LONGEST) throw new Refused('text-too-long', String(words.length));
  keepFiles(element, context);
  return asHtml(words, format);
}

/** @throws Refused `weight-unreadable` */
function weightOf(answer: Element): number {
  const written = answer.attributes.fraction ?? '0';
  const weight = numberOf(written.replace('%', ''));
  if (weight === null) throw new Refused('weight-unreadable', cutText(written, 40));
  return weight;
}

const isYes = (element: Element | undefined, fallback: boolean): boolean =>
  element === undefined ? fallback : /^(?:1|true)$/i.test(wordsOf(element).trim());

interface Body {
  question_type: 1 | 4;
  any_right?: boolean;
  answers: ExchangedQuestion['answers'];
  said: { text: string; feedback: string }[];
}

function choices(question: Element, context: Context): Body {
  const options = childrenOf(question, 'answer').map((answer) => {
    const words = wordsOf(answer);
    if (words.length > LONGEST) throw new Refused('answer-too-long', String(words.length));
    if (childrenOf(answer, 'file').length > 0) return { text: '', lost: false, picture: true, weight: 0, feedback: '' };
    return {
      ...asOption(words, formatOf(answer)),
      weight: weightOf(answer),
      feedback: htmlOf(child(answer, 'feedback'), context),
    };
  });
  const single = isYes(child(question, 'single'), true);
  const answers = weigh(options, single, context.notes);
  return { question_type: MULTIPLE_CHOICE, any_right: anyRight(single, answers), answers, said: options };
}

function trueOrFalse(question: Element, context: Context): Body {
  const words = wordsIn(context.language);
  const found = childrenOf(question, 'answer').map((answer) => ({
    isTrue: /^true$/i.test(wordsOf(answer).trim()),
    weight: weightOf(answer),
    feedback: htmlOf(child(answer, 'feedback'), context),
  }));
  const options = [true, false].map((isTrue) => ({
    text: isTrue ? words.true : words.false,
    lost: false,
    picture: false,
    weight: 0,
    feedback: '',
    ...found.find((one) => one.isTrue === isTrue),
  }));
  return { question_type: MULTIPLE_CHOICE, answers: weigh(options, true, context.notes), said: options };
}

function shortAnswers(question: Element, context: Context): Body {
  const all = childrenOf(question, 'answer').map((answer) => {
    const raw = wordsOf(answer).trim();
    if (/(?<!\\)\*/.test(raw)) context.notes.add('wildcards');
    return {
      text: raw.replaceAll('\\*', '*'),
      weight: weightOf(answer),
      feedback: htmlOf(child(answer, 'feedback'), context),
    };
  });
  return { question_type: FREE_TEXT, answers: alternatives(all, context.notes), said: all };
}

function numbers(question: Element, context: Context): Body {
  const unit = wordsOf(
    child(
      childrenOf(child(question, 'units'), 'unit').find((one) => numberOf(wordsOf(child(one, 'multiplier'))) === 1),
      'unit_name',
    ),
  ).trim();
  if (childrenOf(child(question, 'units'), 'unit').length > 1) context.notes.add('units');
  const all = childrenOf(question, 'answer').map((answer) => {
    const raw = wordsOf(answer).trim();
    const tolerance = wordsOf(child(answer, 'tolerance')).trim();
    const weight = weightOf(answer);
    if (weight > 0 && (numberOf(raw) === null || (tolerance !== '' && numberOf(tolerance) === null)))
      throw new Refused('number-unreadable', cutText(`${raw} ${tolerance}`.trim(), 60));
    const number = tolerance === '' || numberOf(tolerance) === 0 || weight === 0 ? raw : `${raw} ± ${tolerance}`;
    return {
      text: unit === '' || weight === 0 ? number : `${number} ${unit}`,
      weight,
      feedback: htmlOf(child(answer, 'feedback'), context),
    };
  });
  return { question_type: FREE_TEXT, answers: alternatives(all, context.notes), said: all };
}

const BODIES: Record<string, (question: Element, context: Context) => Body> = {
  multichoice: choices,
  truefalse: trueOrFalse,
  shortanswer: shortAnswers,
  numerical: numbers,
};

/** Hints and what is said of right, partly right and wrong answers go to the end of the explanation, too. */
function furtherWords(question: Element, context: Context): string {
  const hints = childrenOf(question, 'hint')
    .map((hint) => keptFeedback(htmlOf(hint, context), context.pictures, context.notes))
    .filter((html) => html !== '');
  if (hints.length > 0) context.notes.add('hints-moved');
  const combined = ['correctfeedback', 'partiallycorrectfeedback', 'incorrectfeedback']
    .map((name) => keptFeedback(htmlOf(child(question, name), context), context.pictures, context.notes))
    .filter((html) => html !== '' && !USUAL_FEEDBACK.test(inline(html).trim()));
  if (combined.length > 0) context.notes.add('combined-feedback');
  const all = [...hints, ...combined];
  return all.length === 0 ? '' : `<ul>${all.map((html) => `<li>${inline(html)}</li>`).join('')}</ul>`;
}

/** Before files were embedded, a question had one picture beside its text. */
function oldPicture(question: Element, { pictures }: Context): string {
  const coded = child(question, 'image_base64')?.text.trim() ?? '';
  if (coded === '') return '';
  const name = `image-${pictures.size + 1}`;
  pictures.set(name, Buffer.from(coded, 'base64'));
  return `<p><img src="${EMBEDDED}${name}" alt="" /></p>`;
}

export const titleOf = (question: Element): string =>
  (child(child(question, 'name'), 'text') ?? child(question, 'name'))?.text.trim() ?? '';

/** @throws Refused */
export function questionOf(question: Element, category: string, context: Context): ExchangedQuestion {
  const type = (question.attributes.type ?? '').trim();
  const bodyOf = Object.hasOwn(BODIES, type) ? BODIES[type] : undefined;
  if (!bodyOf) throw new Refused('type-not-supported', cutText(type || '?', 60));
  const body = bodyOf(question, context);
  const stem = htmlOf(child(question, 'questiontext'), context, 'moodle') + oldPicture(question, context);
  const general = htmlOf(child(question, 'generalfeedback'), context);
  const explanation = explained(general, body.said, context.notes, context.pictures) + furtherWords(question, context);
  const tags = childrenOf(child(question, 'tags'), 'tag')
    .map((tag) => wordsOf(tag).trim())
    .filter((tag) => tag !== '');
  return withTags(
    takeReading({
      ...EMPTY,
      question_type: body.question_type,
      any_right: body.any_right ?? false,
      title: titleOf(question),
      stem: hasTags(stem) || stem === '' ? stem : `<p>${stem}</p>`,
      explanation,
      answers: body.answers,
      category,
    }),
    tags,
  );
}

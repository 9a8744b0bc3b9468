import { cutText } from '~/domain/kit/cut-text';
import { ANSWER_MAX, LABEL_MAX, questionForm, TEXT_MAX } from '~/domain/questions/authoring/contract';
import { FREE_TEXT } from '~/domain/questions/contract';
import {
  EMBEDDED,
  type ExchangedQuestion,
  type Note,
  PICTURES_MAX,
  type Pictures,
  type ReadQuestion,
  type Refusal,
  REFUSALS,
} from '~/domain/questions/exchange/exchanged-question';
import type { ImportedQuestion } from '~/domain/questions/exchange/imported-question';
import type { ImportDefaults } from '~/domain/questions/exchange/import-defaults';
import { flawsOfQuestion, selectableOf } from '~/domain/questions/authoring/question-rules';
import { FOCUSES, SPECIALTIES } from '~/domain/questions/specialties';
import { tidyForm } from '~/domain/questions/authoring/tidy-form';
import { SANITISER_VERSION } from '~/domain/kit/html/clean-html';
import { HTML_MAX, sanitise, toPlainText } from '../html/sanitise';
import { embeddedName, mediaIn } from './media';
import { picturesIn, withPictures } from './pictures';
import { Refused } from './weigh';

/** Keeps a picture and tells its address in our texts; throws a `PictureRefused` for what is none. */
export type StorePicture = (bytes: Uint8Array) => Promise<string>;
export class PictureRefused extends Error {}

export interface KnownTopic {
  id: number;
  specialty_id: number;
  slug: string;
  name: string;
  name_es: string;
}

export interface PrepareContext {
  defaults: ImportDefaults;
  topics: readonly KnownTopic[];
  storePicture: StorePicture;
  /** Our own origin, if it is known: pictures that an export of ours links to are ours again. */
  origin?: string | undefined;
}

export interface Prepared {
  body: ImportedQuestion | null;
  refusal: Refusal | null;
  about: string;
  notes: Note[];
}

const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Finds a topic by its slug or one of its names; built once for a file. */
export function topicFinder(
  topics: readonly KnownTopic[],
): (words: string, specialtyId: number) => KnownTopic | undefined {
  const named = new Map<string, KnownTopic[]>();
  for (const topic of topics)
    for (const name of new Set([topic.slug, topic.name, topic.name_es].map(fold)))
      named.set(name, [...(named.get(name) ?? []), topic]);
  return (words, specialtyId) => {
    const found = named.get(fold(words)) ?? [];
    return found.find((topic) => topic.specialty_id === specialtyId) ?? found[0];
  };
}

const keyed = <T extends { id: number; key: string }>(all: readonly T[], words: string): number =>
  all.find(({ key }) => fold(key) === fold(words))?.id ?? 0;

interface Filing {
  topic_id: number;
  specialty_id: number;
  focus_id: number;
}

/** Where a question belongs: as it says itself, else by its category, else as was chosen for the file. */
function filed(
  question: ExchangedQuestion,
  find: ReturnType<typeof topicFinder>,
  defaults: ImportDefaults,
  notes: Set<Note>,
): Filing {
  const specialty = keyed(SPECIALTIES, question.specialty);
  const said = question.topic === '' ? undefined : find(question.topic, specialty);
  if (question.topic !== '' && !said) notes.add('topic-unknown');
  const byCategory = question.category
    .split('/')
    .reverse()
    .filter(Boolean)
    .map((part) => find(part, specialty))
    .find(Boolean);
  const topic = said ?? byCategory;
  const focus = keyed(FOCUSES, question.focus);
  if (question.focus !== '' && focus === 0) notes.add('focus-unknown');
  return {
    topic_id: topic?.id ?? defaults.topic_id,
    specialty_id: topic?.specialty_id ?? defaults.specialty_id,
    focus_id: focus === 0 ? defaults.focus_id : focus,
  };
}

const DATA = /^data:image\/[\w.+-]+;base64,([\s\S]*)$/i;

const addressesIn = (html: string): Set<string> => new Set(picturesIn(html).map(({ address }) => address));

/** Puts what a text embeds into the store, and says where it is now. @param addresses of what was put there before @throws Refused */
async function storePictures(
  html: string,
  addresses: Map<string, string>,
  pictures: Pictures,
  context: PrepareContext,
  elsewhere: (address: string) => void,
): Promise<void> {
  const media = mediaIn(html);
  if (media !== null) throw new Refused('media-not-kept', cutText(media, 120));
  for (const address of addressesIn(html)) {
    if (addresses.has(address)) continue;
    const name = address.startsWith(EMBEDDED) ? embeddedName(address) : null;
    const data = name === null ? DATA.exec(address)?.[1] : undefined;
    if (context.origin && address.startsWith(`${context.origin}/media/`))
      addresses.set(address, address.slice(context.origin.length));
    else if (name === null && data === undefined && !address.startsWith('/media/')) elsewhere(address);
    if (name === null && data === undefined) continue;
    const bytes = name === null ? Buffer.from(data!, 'base64') : pictures.get(name);
    if (!bytes) throw new Refused('picture-missing', cutText(name!, 120));
    try {
      addresses.set(address, await context.storePicture(bytes));
    } catch (error) {
      if (!(error instanceof PictureRefused)) throw error;
      throw new Refused('picture-unreadable', cutText(name ?? 'data:', 120));
    }
  }
}

/**
 * The texts with their pictures where they are now. What is asked about must be there; an explanation whose picture cannot be
 * kept is left out, with a note. Readers have left out single pieces of feedback before.
 * @throws Refused
 */
async function withStoredPictures(
  { stem, explanation }: ExchangedQuestion,
  pictures: Pictures,
  context: PrepareContext,
  notes: Set<Note>,
): Promise<{ stem: string; explanation: string }> {
  const count = new Set([...addressesIn(stem), ...addressesIn(explanation)]).size;
  if (count > PICTURES_MAX) throw new Refused('too-many-pictures', String(count));
  const addresses = new Map<string, string>();
  await storePictures(stem, addresses, pictures, context, (address) => {
    // Texts show pictures of ours only.
    throw new Refused('picture-elsewhere', cutText(address, 120));
  });
  try {
    await storePictures(explanation, addresses, pictures, context, () => notes.add('linked-picture'));
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    notes.add('feedback-lost');
    return { stem: withPictures(stem, addresses), explanation: '' };
  }
  return { stem: withPictures(stem, addresses), explanation: withPictures(explanation, addresses) };
}

const STRUCTURE = /<(?:div|span|br|p|font|center|article|section|tbody|nolink|!--)\b[^<>]*>|<\/[^<>]*>|\s+/gi;
/** Roughly what a reader would miss: tags that mean something are counted. */
const tagsIn = (html: string): number => (html.replaceAll(STRUCTURE, '').match(/<[a-z]/gi) ?? []).length;

function sanitised(html: string, notes: Set<Note>): string {
  if (html.length > HTML_MAX) throw new Refused('text-too-long', String(html.length));
  const safe = sanitise(html);
  if (safe !== html && tagsIn(safe) < tagsIn(html)) notes.add('text-markup');
  if (safe.length > TEXT_MAX) throw new Refused('text-too-long', String(safe.length));
  return safe;
}

const isRefusal = (code: string): code is Refusal => (REFUSALS as readonly string[]).includes(code);

/** As `answers.2.answer_text` says it: which one, from 1. */
const placeOf = (path: string): string =>
  /\.(\d+)\./.exec(path) ? String(Number(/\.(\d+)\./.exec(path)![1]) + 1) : '';

/**
 * A question of a file as it can be stored: pictures kept, texts sanitised, filed, and checked by the rules of every question.
 * Nothing is thrown for what is in it.
 */
export function preparer(context: PrepareContext): (read: ReadQuestion) => Promise<Prepared> {
  const find = topicFinder(context.topics);
  const specialties = new Map(context.topics.map((topic) => [topic.id, topic.specialty_id]));
  return async ({ question, pictures, notes: before }) => {
    const notes = new Set(before);
    let body: ImportedQuestion | null = null;
    try {
      const texts = await withStoredPictures(question, pictures, context, notes);
      const [stem, explanation] = [texts.stem, texts.explanation].map((html) => sanitised(html, notes));
      const long = question.answers.findIndex(({ text }) => text.length > ANSWER_MAX);
      if (long !== -1) throw new Refused('answer-too-long', String(long + 1));
      const label = question.answers.findIndex((answer) => answer.label.length > LABEL_MAX);
      if (label !== -1) throw new Refused('label-too-long', String(label + 1));
      const filing = filed(question, find, context.defaults, notes);
      const form = tidyForm({
        ...questionForm.parse({}),
        question_type: question.question_type,
        question_text: stem!,
        explanation_text: explanation!,
        further_reading: question.further_reading,
        answers: question.answers.map((answer) => ({
          answer_label: answer.label,
          answer_text: answer.text,
          answer_correct: answer.correct,
        })),
        ...filing,
        difficulty: question.difficulty === 0 ? context.defaults.difficulty : question.difficulty,
        language: question.language === '' ? context.defaults.language : question.language,
      });
      if (question.further_reading !== '' && form.further_reading === '') notes.add('link-dropped');
      if (question.tags.length > 0) notes.add('tags-dropped');
      body = {
        question_type: form.question_type,
        question_text: form.question_text,
        explanation_text: form.explanation_text,
        html_version: SANITISER_VERSION,
        further_reading: form.further_reading,
        selectable_answers: selectableOf(form, question.any_right),
        answers: form.answers.map((answer) => ({
          label: answer.answer_label,
          text: answer.answer_text,
          correct: answer.answer_correct,
        })),
        ...filing,
        difficulty: form.difficulty,
        language: form.language,
      };
      const [flaw] = flawsOfQuestion(form, (topicId) => specialties.get(topicId));
      if (!flaw) return { body, refusal: null, about: '', notes: [...notes] };
      if (!isRefusal(flaw.code)) throw new Error(`a question of a file cannot have the flaw ${flaw.code}`);
      const about =
        flaw.code === 'too-many-options' || flaw.code === 'too-many-boxes'
          ? String(form.answers.length)
          : placeOf(flaw.path);
      return { body, refusal: flaw.code, about, notes: [...notes] };
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return { body: null, refusal: error.refusal, about: error.about, notes: [...notes] };
    }
  };
}

/** Its beginning as one line, to name it by in a list. */
export const titleFor = ({ title, question }: ReadQuestion): string => {
  const words = (title || toPlainText(cutText(question.stem, 2_000)))
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\p{Cc}\p{Cs}]/gu, '')
    .trim();
  return words.length > 120 ? `${cutText(words, 119)}…` : words;
};

/** By what the same question in one file is known: its words and pictures, and its answers in any order. */
export function keyOf({ question_type, question_text, answers }: ImportedQuestion): string {
  const words = (text: string) =>
    text
      .toLowerCase()
      .replaceAll(/<\/?(?:strong|em|b|i|u|s|sub|sup|mark|a|span)(?:\s[^>]*)?>/g, '')
      .replaceAll(/<(?!img)[^>]*>|&nbsp;/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim();
  const told = answers.map((answer) => `${answer.correct ? '=' : '~'}${words(answer.label)}:${words(answer.text)}`);
  return JSON.stringify([question_type, words(question_text), question_type === FREE_TEXT ? told : told.sort()]);
}

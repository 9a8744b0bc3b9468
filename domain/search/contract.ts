import { z } from 'zod';
import { call, page } from '../kit/contract';
import { cutText } from '../kit/cut-text';
import { QUERY_MAX } from './query-words';

/** What is found. A topic and its sections are the notebook's. People come last. */
export const SEARCHED_KINDS = ['notebook', 'station', 'card', 'deck', 'question', 'person'] as const;
export type SearchedKind = (typeof SEARCHED_KINDS)[number];
/** What a person is to the one who searches: a member of a class of theirs, the tutor of one, or a partner in a round. */
export const SEEN_AS = ['member', 'tutor', 'partner'] as const;
export type SeenAs = (typeof SEEN_AS)[number];

/** Things of each kind on the page of all kinds, and on a page of one. */
export const OF_EACH_KIND = 5;
export const OF_ONE_KIND = 20;
/** Characters of a section that everybody sees. */
export const BEGINNING = 200;
/** Things that are offered while a person types. */
export const OFFERED = 8;
/** Of them, people at the most. */
export const PEOPLE_OFFERED = 2;
/** Letters from which on they are; and milliseconds after the last one before titles are searched, and before texts are. */
export const OFFERED_FROM = 2;
export const TITLES_AFTER = 150;
export const TEXTS_AFTER = 450;

/** A part of a text; `hit` where a word of the query is. Plain text. */
const part = z.object({ text: z.string(), hit: z.boolean() });

const found = z.object({
  kind: z.enum(SEARCHED_KINDS),
  id: z.number().int(),
  title: z.array(part),
  /** Where the words are in its text; empty if they are in the title alone. */
  snippet: z.array(part),
  language: z.enum(['en', 'es']),
  /** Specialty, bank or deck: what it belongs to; of a person the class or the station. Empty if that is nothing. */
  belongs_to: z.string(),
  /** Of a person alone. */
  seen_as: z.enum(SEEN_AS).optional(),
  url: z.string(),
});
export type Found = z.output<typeof found>;

const query = z
  .string()
  .max(10_000)
  .default('')
  .transform((text) => cutText(text.trim(), QUERY_MAX));

export const searchPage = page({
  path: '/search/',
  access: 'registered',
  summary:
    'What is found in notebook, stations, flashcards, decks and questions, as far as the person may open it, and people whom they see in a class or a round anyway. With `kind` only this one.',
  query: z.object({ q: query, kind: z.enum(SEARCHED_KINDS).optional() }),
  data: z.object({
    q: z.string(),
    groups: z.array(z.object({ kind: z.enum(SEARCHED_KINDS), items: z.array(found), more: z.boolean() })),
    /** What was looked for instead of a word that is nowhere; empty if the query was taken as it is. */
    corrected: z.string(),
    /** Not every word of the query is in what was found. */
    some_words_only: z.boolean(),
  }),
});

export const searchOffers = call({
  method: 'GET',
  path: '/api/search/',
  access: 'registered',
  summary:
    'While a person types: things by the beginnings of their titles and of terms. With `texts`, the best of what the page would show, people last.',
  input: z.object({ q: query, texts: z.stringbool().or(z.boolean()).default(false) }),
  output: z.object({ items: z.array(found) }),
});

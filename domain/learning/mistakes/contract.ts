import { z } from 'zod';
import { action, done, formInt, id, lastDays, listOf, page, type PageData, pageNumber } from '~/domain/kit/contract';

/** A question, an item of a checklist that was missed as candidate, or a flashcard. */
export const MISTAKE_KINDS = ['question', 'item', 'card'] as const;
export type MistakeKind = (typeof MISTAKE_KINDS)[number];
export const MISTAKES_PAGE = 20;

const yesOrNo = z.stringbool().or(z.boolean());

const mistake = z.object({
  kind: z.enum(MISTAKE_KINDS),
  id: z.number().int(),
  /** When it was answered, reviewed or practised last. */
  at: z.string(),
  /** The beginning of a question or of the front of a card, or an item. */
  title: z.string(),
  /** The topic of a question, the deck of a card, the section of an item. */
  about: z.string(),
  /** Where it can be looked at again; empty if nowhere. */
  url: z.string(),
  /** Of an item, with the address to practise it again. */
  station: z.object({ name: z.string(), url: z.string() }).nullable(),
  /** The quiz or the attempt that a card can be made from; 0 for none. */
  quizlog_id: z.number().int(),
  /** Places of an item in its checklist, from 0. */
  section: z.number().int(),
  item: z.number().int(),
  /** One press made a card of it, which the person still has. */
  has_card: z.boolean(),
});

export const mistakesPage = page({
  path: '/learn/mistakes/',
  access: 'registered',
  summary:
    'What the person got wrong the last time and can practise again: questions, items of checklists, flashcards; the latest first.',
  query: z.object({
    page: pageNumber,
    /** Empty for all of them. */
    kind: z.enum(['', ...MISTAKE_KINDS]).default(''),
    /** 0 for any; items of checklists have none. */
    topic: formInt().min(0).default(0),
    /** Answered in the last so many days; 0 for any. */
    days: lastDays().default(0),
    /** Those that were marked as understood, in place of those that were not. */
    understood: yesOrNo.default(false),
  }),
  data: listOf(mistake).extend({
    /** How many of each kind, also of those that `kind` leaves out. */
    counts: z.object({ question: z.number().int(), item: z.number().int(), card: z.number().int() }),
    /** Whether anything was marked as understood. */
    marked: z.boolean(),
    /** With mistakes, also those that `topic` leaves out; by name. */
    topics: z.array(z.object({ id: z.number().int(), name: z.string(), mistakes: z.number().int() })),
  }),
  actions: {
    understand: action({
      summary:
        'Mark a mistake as understood, or take the mark off. It returns to the list if the person gets it wrong again. What is no mistake of theirs is not marked.',
      input: z.object({ kind: z.enum(MISTAKE_KINDS), id: id(), understood: yesOrNo }),
      output: done,
    }),
  },
});
export type MistakesData = PageData<typeof mistakesPage>;
export type Mistake = MistakesData['items'][number];

import { z } from 'zod';
import { page } from '~/domain/kit/contract';

/** The review that was begun last and not ended. */
export const unfinishedReview = z.object({
  quizlog_id: z.number().int(),
  quiz_type: z.number().int(),
  answered: z.number().int(),
  length: z.number().int(),
  url: z.string(),
});

export const flashcardHome = page({
  path: '/flashcards/',
  access: 'registered',
  summary: 'What there is to review today, and the way to everything one can do with cards.',
  spec: 'spec 2 §2',
  data: z.object({
    due: z.number().int(),
    bookmarked: z.number().int(),
    /** One's own decks. */
    decks: z.number().int(),
    unfinished: unfinishedReview.nullable(),
  }),
});

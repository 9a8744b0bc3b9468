import { z } from 'zod';
import { profileList } from '~/domain/kit/profile-list';

const question = z.object({
  question_id: z.number().int(),
  /** The beginning of it, as plain text. */
  stem: z.string(),
  specialty_id: z.number().int(),
});

export const bookmarkedQuestions = profileList({
  list: 'bookmarks',
  summary: 'The questions that one has bookmarked, the last first.',
  spec: 'spec 2 §2, §9',
  item: question.extend({
    topic: z.string(),
    bookmarked_at: z.string(),
    /** Whether one's last answer to it was right; null without an answer, and if an exam that has it still runs. */
    last_correct: z.boolean().nullable(),
    /** The path on which the person sees it again; empty if they have never met it. */
    url: z.string(),
  }),
});

const written = question.extend({
  changed_at: z.string(),
  times_answered: z.number().int(),
  /** Per cent of the answers that count as correct; null before there is one. */
  facility: z.number().nullable(),
  /** The path of its editor. */
  url: z.string(),
});

export const contributedQuestions = profileList({
  list: 'contributed-questions',
  summary: 'The questions of the bank that one has written, the last changed first.',
  spec: 'spec 2 §2, §9',
  item: written,
});

export const draftQuestions = profileList({
  list: 'draft-questions',
  summary: 'The questions that one has begun to write, the last changed first.',
  spec: 'spec 2 §2, §9',
  item: written.omit({ question_id: true, times_answered: true, facility: true }),
});

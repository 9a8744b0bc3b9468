import { z } from 'zod';
import { call } from '~/domain/kit/contract';
import { profileList } from '~/domain/kit/profile-list';
import { BINS } from '~/domain/kit/leitner';

/** Cards on one page of the list of bookmarks (spec 2 §9). */
export const BOOKMARKED_PAGE = 20;

export const bookmarkedFlashcards = profileList({
  list: 'bookmarked-flashcards',
  summary: 'The cards that one has bookmarked, the last first; 20 a page.',
  spec: 'spec 2 §2, §9',
  item: z.object({
    id: z.number().int(),
    /** The beginning of its front, as plain text; empty if that is a picture only. */
    front: z.string(),
    deck_name: z.string(),
    /** Null for a card that one has never answered. */
    leitner_bin: z.number().int().nullable(),
    bookmarked_at: z.string(),
    url: z.string(),
  }),
});

export const decksCreated = profileList({
  list: 'decks-created',
  summary: "One's own decks, the one changed last first; 10 a page.",
  spec: 'spec 2 §2, §9',
  item: z.object({
    id: z.number().int(),
    deck_name: z.string(),
    deck_colour: z.string(),
    deck_icon: z.string(),
    deck_shared: z.boolean(),
    cards: z.number().int(),
    changed_at: z.string(),
    url: z.string(),
  }),
});

export const bookmarkedBins = call({
  method: 'GET',
  path: '/api/flashcards/bookmarked-bins/',
  access: 'registered',
  summary: 'How many of the bookmarked cards are in each Leitner bin, from bin 0. Cards never answered are in bin 0.',
  spec: 'spec 2 §2',
  input: z.object({}),
  output: z.object({ bins: z.array(z.number().int()).length(BINS.length) }),
});

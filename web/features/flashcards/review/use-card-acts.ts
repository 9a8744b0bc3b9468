import { useState } from 'react';
import { bookmarkFlashcard, voteFlashcard } from '~/domain/flashcards/contract';
import type { Vote } from '~/domain/kit/acts/contract';
import { useBookmarks } from '~/web/parts/acts/use-bookmarks';
import { useOpenVotes } from '~/web/parts/acts/use-open-votes';
import { useMarks } from './use-marks';
import type { Card } from './use-review';

/** What of a card was changed on this page. */
type Change = Partial<Pick<Card, 'front' | 'back' | 'revision' | 'note' | 'reported' | 'flag'>>;

/** What stands open on top of the card. */
export type CardDialog = 'report' | 'note' | 'edit' | 'summaries' | 'marks';

/**
 * What is done with the card that is shown: bookmark, vote, flag, report, note, change. Stands above the cards, so that what was
 * changed about one is still known when it comes again.
 */
export function useCardActs(sent: Card | undefined) {
  const [changes, setChanges] = useState<ReadonlyMap<number, Change>>(new Map());
  const [dialog, setDialog] = useState<CardDialog | null>(null);
  const bookmarks = useBookmarks(bookmarkFlashcard, 'flashcard-bookmark');
  const votes = useOpenVotes(voteFlashcard, 'flashcard-vote');
  const mark = useMarks();
  if (!sent) return null;
  const card: Card = { ...sent, ...changes.get(sent.id) };
  const acts = {
    card,
    bookmarked: bookmarks.isOn(card.id, card.bookmarked),
    toggleBookmark: () => bookmarks.toggle(card.id, card.bookmarked),
    /** Cards of packs and of others (spec 2 §3). */
    mayVote: !card.own_question,
    votes: votes.of(card.id, card),
    castVote(vote: Vote) {
      if (!card.own_question) votes.cast(card.id, card, vote);
    },
    flag: card.flag ?? 0,
    setFlag(flag: number) {
      mark(card.id, { flag });
      acts.change(card.id, { flag });
    },
    change: (id: number, change: Change) =>
      setChanges((all) => new Map([...all, [id, { ...all.get(id), ...change }] as const])),
    dialog,
    open: setDialog,
    close: () => setDialog(null),
  };
  return acts;
}

export type CardActs = NonNullable<ReturnType<typeof useCardActs>>;

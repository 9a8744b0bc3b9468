import {
  changingStep,
  deletedWithAccount,
  deletingStep,
  erasingStep,
  notExported,
  type PersonalData,
  unlinkedFromAccount,
} from '../kit/personal-data';
import { memoryClearing, memoryPersonalTables } from './memory/personal-data';

const deleteReviews = deletingStep('flashcard_reviews', 'account_id, review_id');
const deleteSeeds = deletingStep('flashcard_seeds', 'account_id, seed_id');
const deleteUndone = deletingStep('flashcard_undone_reviews', 'account_id, review_id');
const deleteMarks = deletingStep('flashcard_marks', 'account_id, flashcard_id');
const deleteStates = deletingStep('flashcard_states', 'account_id, flashcard_id');
const deleteResets = deletingStep('flashcard_resets', 'account_id, flashcard_id');
const deleteQuizzes = deletingStep('flashcard_quizzes');

const deleteBookmarks = deletingStep('flashcard_bookmarks', 'account_id, flashcard_id');
const deleteVotes = deletingStep('flashcard_votes', 'account_id, flashcard_id');
const deleteNotes = deletingStep('flashcard_notes', 'account_id, flashcard_id');

/** A shared deck that somebody else follows or edits stays for them, without its owner. */
const KEPT = `deck.deck_shared AND (EXISTS (SELECT FROM deck_follows x WHERE x.deck_id = deck.id AND x.account_id <> deck.owner_id)
                               OR EXISTS (SELECT FROM deck_editors x WHERE x.deck_id = deck.id AND x.account_id <> deck.owner_id))`;

const endInvitations = changingStep(
  'flashcards-invitations',
  'decks',
  `invitation = NULL`,
  `owner_id = ANY ($1::int[]) AND invitation IS NOT NULL`,
);

const deleteSources = deletingStep('flashcard_sources', 'flashcard_id');

/** Cards that somebody else has reviewed or marked stay, without their author. */
const deleteCards = erasingStep(
  'flashcards-cards',
  `DELETE FROM flashcards WHERE id IN (
     SELECT card.id FROM flashcards card JOIN decks deck ON deck.id = card.deck_id
      WHERE deck.owner_id = ANY ($1::int[]) AND NOT (${KEPT})
        AND NOT EXISTS (SELECT FROM flashcard_reviews x WHERE x.flashcard_id = card.id)
        AND NOT EXISTS (SELECT FROM flashcard_states x WHERE x.flashcard_id = card.id)
        AND NOT EXISTS (SELECT FROM flashcard_resets x WHERE x.flashcard_id = card.id)
        AND NOT EXISTS (SELECT FROM flashcard_quiz_cards x WHERE x.flashcard_id = card.id)
        AND NOT EXISTS (SELECT FROM flashcard_bookmarks x WHERE x.flashcard_id = card.id)
        AND NOT EXISTS (SELECT FROM flashcard_votes x WHERE x.flashcard_id = card.id)
        AND NOT EXISTS (SELECT FROM flashcard_notes x WHERE x.flashcard_id = card.id)
        AND NOT EXISTS (SELECT FROM flashcard_seeds x WHERE x.flashcard_id = card.id)
        AND NOT EXISTS (SELECT FROM flashcard_undone_reviews x WHERE x.flashcard_id = card.id)
        AND NOT EXISTS (SELECT FROM flashcard_marks x WHERE x.flashcard_id = card.id)
      LIMIT $2) RETURNING id AS gone`,
);
const deleteDecks = erasingStep(
  'flashcards-decks',
  `DELETE FROM decks WHERE id IN (
     SELECT deck.id FROM decks deck
      WHERE deck.owner_id = ANY ($1::int[])
        AND NOT EXISTS (SELECT FROM flashcards card WHERE card.deck_id = deck.id)
        AND NOT EXISTS (SELECT FROM flashcard_quizzes quiz WHERE quiz.deck_id = deck.id)
      LIMIT $2) RETURNING id AS gone`,
);
/** Decks that nobody else uses, but whose cards somebody has reviewed: nobody opens them again. */
const closeDecks = erasingStep(
  'flashcards-closed-decks',
  `UPDATE decks SET deleted_at = now() WHERE id IN (
     SELECT deck.id FROM decks deck WHERE deck.owner_id = ANY ($1::int[]) AND NOT (${KEPT}) AND deck.deleted_at IS NULL LIMIT $2) RETURNING id AS gone`,
);

export const flashcardsPersonalData: PersonalData = {
  tables: [
    unlinkedFromAccount(
      'decks',
      'id, deck_name, deck_description, language, deck_shared, category, origin, rights_confirmed_at, created_at, changed_at, deleted_at',
      { accounts: ['owner_id'] },
    ),
    unlinkedFromAccount(
      'flashcards',
      'id, deck_id, front, back, front_image_url, back_image_url, tags, written_by, confirmed_at, created_at, changed_at, deleted_at',
      { accounts: ['author_id', 'changed_by'] },
    ),
    unlinkedFromAccount('card_proposals', 'card_id, state, reason, proposed_at, decided_at', {
      accounts: ['author_id'],
      key: 'card_id',
    }),
    notExported(
      'card_proposals',
      ['decided_by'],
      'unlinked',
      'What a reviewer decided is about the author’s card, and in the author’s export.',
    ),
    notExported(
      'flashcard_learners',
      ['account_id'],
      'deleted',
      'It counts the changes of the log, and says nothing of the person.',
    ),
    deletedWithAccount(
      'flashcard_quizzes',
      'id, quiz_type, deck_id, length, answered, correct, created_at, finished_at',
    ),
    deletedWithAccount(
      'flashcard_reviews',
      'review_id, flashcard_id, quiz_id AS quizlog_id, answered_at, correct AS answer_correct, took_ms, recall, rating, again_in',
      { key: 'review_id::text' },
    ),
    deletedWithAccount(
      'flashcard_seeds',
      'flashcard_id, answered_at, correct AS answer_correct, due_at, stability, difficulty, reviews, lapses',
      { key: 'seed_id::text' },
    ),
    deletedWithAccount(
      'flashcard_undone_reviews',
      'review_id, undone_at, flashcard_id, quiz_id AS quizlog_id, answered_at, correct AS answer_correct, took_ms, rating, again_in',
      { key: 'review_id::text' },
    ),
    deletedWithAccount('flashcard_marks', 'flashcard_id, suspended, buried_until, flag, changed_at', {
      key: 'flashcard_id',
    }),
    deletedWithAccount(
      'flashcard_states',
      'flashcard_id, leitner_bin, reviews, lapses, last_answered, stability, difficulty, due_at',
      { key: 'flashcard_id' },
    ),
    deletedWithAccount('flashcard_resets', 'flashcard_id, reset_at', { key: 'flashcard_id' }),
    deletedWithAccount('flashcard_sources', 'flashcard_id, source_kind, source_id, address, title, created_at', {
      key: 'flashcard_id',
    }),
    notExported(
      'flashcard_drafting',
      ['account_id'],
      'deleted',
      'It says which deck the next drafted card goes into; the decks are exported.',
    ),
    deletedWithAccount(
      'flashcard_generations',
      'id, source, specialty_id, topic_id, pasted, language, length, state, deck_id, written, refused, created_at, finished_at',
    ),
    deletedWithAccount('deck_editors', 'deck_id, created_at', { key: 'deck_id' }),
    deletedWithAccount('deck_follows', 'deck_id, created_at, seen_version', { key: 'deck_id' }),
    notExported(
      'deck_follow_mails',
      ['account_id'],
      'deleted',
      'It says when the last mail about followed decks was sent; the mails are exported.',
    ),
    deletedWithAccount(
      'flashcard_imports',
      'id, file_name, format, language, with_history, state, done, total, created_at',
    ),
    ...memoryPersonalTables,
    deletedWithAccount('flashcard_bookmarks', 'flashcard_id, created_at', { key: 'flashcard_id' }),
    deletedWithAccount('flashcard_votes', 'flashcard_id, vote, created_at', { key: 'flashcard_id' }),
    deletedWithAccount('flashcard_notes', 'flashcard_id, note, changed_at', { key: 'flashcard_id' }),
  ],
  erase: [
    deleteReviews,
    deleteSeeds,
    deleteUndone,
    deleteStates,
    deleteResets,
    deleteQuizzes,
    deleteMarks,
    deleteBookmarks,
    deleteVotes,
    deleteNotes,
    deleteSources,
    endInvitations,
  ],
  eraseUnused: [deleteCards, closeDecks, deleteDecks],
  clear: [deleteReviews, deleteSeeds, deleteUndone, deleteStates, deleteResets, deleteQuizzes, ...memoryClearing],
};

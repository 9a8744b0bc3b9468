import { deletedWithAccount, type ErasingStep, exportedRows, type PersonalData } from '../kit/personal-data';
import { statement } from '../kit/statement';
import { memoryClearing, memoryPersonalTables } from './memory/personal-data';

const deleteReviews: ErasingStep = statement<{ gone: number }, [number[], number]>(
  'flashcards.erase-log',
  `DELETE FROM flashcard_reviews WHERE (account_id, review_id) IN (
     SELECT account_id, review_id FROM flashcard_reviews WHERE account_id = ANY ($1::int[]) LIMIT $2) RETURNING account_id AS gone`,
);
const deleteStates: ErasingStep = statement<{ gone: number }, [number[], number]>(
  'flashcards.erase-states',
  `DELETE FROM flashcard_states WHERE (account_id, flashcard_id) IN (
     SELECT account_id, flashcard_id FROM flashcard_states WHERE account_id = ANY ($1::int[]) LIMIT $2) RETURNING flashcard_id AS gone`,
);
const deleteQuizzes: ErasingStep = statement<{ gone: number }, [number[], number]>(
  'flashcards.erase-reviews',
  'DELETE FROM flashcard_quizzes WHERE id IN (SELECT id FROM flashcard_quizzes WHERE account_id = ANY ($1::int[]) LIMIT $2) RETURNING id AS gone',
);

const deleteBookmarks: ErasingStep = statement<{ gone: number }, [number[], number]>(
  'flashcards.erase-bookmarks',
  `DELETE FROM flashcard_bookmarks WHERE (account_id, flashcard_id) IN (
     SELECT account_id, flashcard_id FROM flashcard_bookmarks WHERE account_id = ANY ($1::int[]) LIMIT $2) RETURNING flashcard_id AS gone`,
);
const deleteVotes: ErasingStep = statement<{ gone: number }, [number[], number]>(
  'flashcards.erase-votes',
  `DELETE FROM flashcard_votes WHERE (account_id, flashcard_id) IN (
     SELECT account_id, flashcard_id FROM flashcard_votes WHERE account_id = ANY ($1::int[]) LIMIT $2) RETURNING flashcard_id AS gone`,
);
const deleteNotes: ErasingStep = statement<{ gone: number }, [number[], number]>(
  'flashcards.erase-notes',
  `DELETE FROM flashcard_notes WHERE (account_id, flashcard_id) IN (
     SELECT account_id, flashcard_id FROM flashcard_notes WHERE account_id = ANY ($1::int[]) LIMIT $2) RETURNING flashcard_id AS gone`,
);

/** A shared deck that somebody else follows or edits stays for them, without its owner. */
const KEPT = `deck.deck_shared AND (EXISTS (SELECT FROM deck_follows x WHERE x.deck_id = deck.id AND x.account_id <> deck.owner_id)
                               OR EXISTS (SELECT FROM deck_editors x WHERE x.deck_id = deck.id AND x.account_id <> deck.owner_id))`;

const endInvitations: ErasingStep = statement<{ gone: number }, [number[], number]>(
  'flashcards.erase-invitations',
  `UPDATE decks SET invitation = NULL WHERE id IN (
     SELECT id FROM decks WHERE owner_id = ANY ($1::int[]) AND invitation IS NOT NULL LIMIT $2) RETURNING id AS gone`,
);

const deleteSources: ErasingStep = statement<{ gone: number }, [number[], number]>(
  'flashcards.erase-sources',
  `DELETE FROM flashcard_sources WHERE flashcard_id IN (
     SELECT flashcard_id FROM flashcard_sources WHERE account_id = ANY ($1::int[]) LIMIT $2) RETURNING flashcard_id AS gone`,
);

/** Cards that somebody else has reviewed or marked stay, without their author. */
const deleteCards: ErasingStep = statement<{ gone: number }, [number[], number]>(
  'flashcards.erase-cards',
  `DELETE FROM flashcards WHERE id IN (
     SELECT card.id FROM flashcards card JOIN decks deck ON deck.id = card.deck_id
      WHERE deck.owner_id = ANY ($1::int[]) AND NOT (${KEPT})
        AND NOT EXISTS (SELECT FROM flashcard_reviews x WHERE x.flashcard_id = card.id)
        AND NOT EXISTS (SELECT FROM flashcard_states x WHERE x.flashcard_id = card.id)
        AND NOT EXISTS (SELECT FROM flashcard_quiz_cards x WHERE x.flashcard_id = card.id)
        AND NOT EXISTS (SELECT FROM flashcard_bookmarks x WHERE x.flashcard_id = card.id)
        AND NOT EXISTS (SELECT FROM flashcard_votes x WHERE x.flashcard_id = card.id)
        AND NOT EXISTS (SELECT FROM flashcard_notes x WHERE x.flashcard_id = card.id)
      LIMIT $2) RETURNING id AS gone`,
);
const deleteDecks: ErasingStep = statement<{ gone: number }, [number[], number]>(
  'flashcards.erase-decks',
  `DELETE FROM decks WHERE id IN (
     SELECT deck.id FROM decks deck
      WHERE deck.owner_id = ANY ($1::int[])
        AND NOT EXISTS (SELECT FROM flashcards card WHERE card.deck_id = deck.id)
        AND NOT EXISTS (SELECT FROM flashcard_quizzes quiz WHERE quiz.deck_id = deck.id)
      LIMIT $2) RETURNING id AS gone`,
);
/** Decks that nobody else uses, but whose cards somebody has reviewed: nobody opens them again. */
const closeDecks: ErasingStep = statement<{ gone: number }, [number[], number]>(
  'flashcards.erase-closed-decks',
  `UPDATE decks SET deleted_at = now() WHERE id IN (
     SELECT deck.id FROM decks deck WHERE deck.owner_id = ANY ($1::int[]) AND NOT (${KEPT}) AND deck.deleted_at IS NULL LIMIT $2) RETURNING id AS gone`,
);

export const flashcardsPersonalData: PersonalData = {
  tables: [
    {
      table: 'decks',
      accounts: ['owner_id'],
      exported: exportedRows('decks', {
        where: 'owner_id = $1',
        key: [['id', 'int']],
        columns: [
          'id',
          'deck_name',
          'deck_description',
          'language',
          'deck_shared',
          'category',
          'origin',
          'rights_confirmed_at',
          'created_at',
          'changed_at',
          'deleted_at',
        ],
      }),
      erased: 'unlinked',
    },
    {
      table: 'flashcards',
      accounts: ['author_id', 'changed_by'],
      exported: exportedRows('flashcards', {
        where: 'author_id = $1',
        key: [['id', 'int']],
        columns: [
          'id',
          'deck_id',
          'front',
          'back',
          'front_image_url',
          'back_image_url',
          'tags',
          'written_by',
          'confirmed_at',
          'created_at',
          'changed_at',
          'deleted_at',
        ],
      }),
      erased: 'unlinked',
    },
    {
      table: 'card_proposals',
      accounts: ['author_id'],
      exported: exportedRows('card_proposals', {
        where: 'author_id = $1',
        key: [['card_id', 'int']],
        columns: ['card_id', 'state', 'reason', 'proposed_at', 'decided_at'],
      }),
      erased: 'unlinked',
    },
    {
      table: 'card_proposals',
      accounts: ['decided_by'],
      exported: 'What a reviewer decided is about the author’s card, and in the author’s export.',
      erased: 'unlinked',
    },
    {
      table: 'flashcard_learners',
      accounts: ['account_id'],
      exported: 'It counts the changes of the log, and says nothing of the person.',
      erased: 'deleted',
    },
    deletedWithAccount(
      'flashcard_quizzes',
      [['id', 'int']],
      ['id', 'quiz_type', 'deck_id', 'length', 'answered', 'correct', 'created_at', 'finished_at'],
    ),
    deletedWithAccount(
      'flashcard_reviews',
      [['review_id::text', 'text']],
      [
        'review_id',
        'flashcard_id',
        ['quizlog_id', 'quiz_id'],
        'answered_at',
        ['answer_correct', 'correct'],
        'took_ms',
        'recall',
      ],
    ),
    deletedWithAccount(
      'flashcard_states',
      [['flashcard_id', 'int']],
      ['flashcard_id', 'leitner_bin', 'reviews', 'lapses', 'last_answered', 'stability', 'difficulty', 'due_at'],
    ),
    deletedWithAccount(
      'flashcard_sources',
      [['flashcard_id', 'int']],
      ['flashcard_id', 'source_kind', 'source_id', 'address', 'title', 'created_at'],
    ),
    {
      table: 'flashcard_drafting',
      accounts: ['account_id'],
      exported: 'It says which deck the next drafted card goes into; the decks are exported.',
      erased: 'deleted',
    },
    deletedWithAccount(
      'flashcard_generations',
      [['id', 'int']],
      [
        'id',
        'source',
        'specialty_id',
        'topic_id',
        'pasted',
        'language',
        'length',
        'state',
        'deck_id',
        'written',
        'refused',
        'created_at',
        'finished_at',
      ],
    ),
    deletedWithAccount('deck_editors', [['deck_id', 'int']], ['deck_id', 'created_at']),
    deletedWithAccount('deck_follows', [['deck_id', 'int']], ['deck_id', 'created_at', 'seen_version']),
    {
      table: 'deck_follow_mails',
      accounts: ['account_id'],
      exported: 'It says when the last mail about followed decks was sent; the mails are exported.',
      erased: 'deleted',
    },
    deletedWithAccount(
      'flashcard_imports',
      [['id', 'int']],
      ['id', 'file_name', 'format', 'language', 'with_history', 'state', 'done', 'total', 'created_at'],
    ),
    ...memoryPersonalTables,
    deletedWithAccount('flashcard_bookmarks', [['flashcard_id', 'int']], ['flashcard_id', 'created_at']),
    deletedWithAccount('flashcard_votes', [['flashcard_id', 'int']], ['flashcard_id', 'vote', 'created_at']),
    deletedWithAccount('flashcard_notes', [['flashcard_id', 'int']], ['flashcard_id', 'note', 'changed_at']),
  ],
  erase: [
    deleteReviews,
    deleteStates,
    deleteQuizzes,
    deleteBookmarks,
    deleteVotes,
    deleteNotes,
    deleteSources,
    endInvitations,
  ],
  eraseUnused: [deleteCards, closeDecks, deleteDecks],
  clear: [deleteReviews, deleteStates, deleteQuizzes, ...memoryClearing],
};

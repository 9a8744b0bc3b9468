import { room } from '../kit/room';
import * as away from './away/contract';
import * as browse from './browse/contract';
import * as flashcards from './contract';
import * as decks from './decks/contract';
import * as drafting from './drafting/contract';
import * as generation from './generation/contract';
import { deckGenerationLive } from './generation/job-operations';
import * as home from './home/contract';
import { flashcardJobOperations } from './job-operations';
import { flashcardsPersonalData } from './personal-data';
import * as moderating from './moderating/contract';
import { moderatingLive } from './moderating/live';
import { cardReview } from './moderating/review';
import { moveTopicOfCards } from './move-topic';
import * as plan from './plan/contract';
import { planToday } from './plan/today';
import * as profile from './profile/contract';
import { flashcardsLists } from './profile/lists';
import * as review from './review/contract';
import * as sharing from './sharing/contract';
import { sharingJobOperations } from './sharing/job-operations';
import { sharingLive } from './sharing/live';
import { followedDecksMail } from './sharing/mails';
import * as singleCard from './single-card/contract';
import { dueFlashcards, unfinishedFlashcards } from './today';
import * as training from './training/train-job';
import * as exchange from './exchange/contract';
import { exchangeJobOperations } from './exchange/job-operations';
import { exchangeLive } from './exchange/live';
import { flashcardTarget } from './moderated-card';
import { deckTarget } from './moderated-deck';

export const flashcardsRoom = room({
  name: 'flashcards',
  contracts: {
    flashcards,
    away,
    browse,
    home,
    moderating,
    decks,
    drafting,
    generation,
    plan,
    profile,
    review,
    sharing,
    singleCard,
    training,
    exchange,
  },
  tables: [
    'card_proposals',
    'collected_cards',
    'deck_editors',
    'deck_follow_mails',
    'deck_follows',
    'decks',
    'flashcard_bookmarks',
    'flashcard_clozes',
    'flashcard_drafting',
    'flashcard_easy_dates',
    'flashcard_exam_decks',
    'flashcard_exams',
    'flashcard_generations',
    'flashcard_import_items',
    'flashcard_import_pieces',
    'flashcard_imports',
    'flashcard_learners',
    'flashcard_marks',
    'flashcard_notes',
    'flashcard_quiz_cards',
    'flashcard_quizzes',
    'flashcard_resets',
    'flashcard_reviews',
    'flashcard_seeds',
    'flashcard_settings',
    'flashcard_sources',
    'flashcard_states',
    'flashcard_undone_reviews',
    'flashcard_votes',
    'flashcard_weights',
    'flashcards',
  ],
  live: [deckGenerationLive, ...sharingLive, ...moderatingLive, ...exchangeLive],
  jobs: [...flashcardJobOperations, ...sharingJobOperations, ...exchangeJobOperations],
  mails: [followedDecksMail],
  moderated: [flashcardTarget, deckTarget],
  personalData: flashcardsPersonalData,
  reviewed: [cardReview],
  profileLists: flashcardsLists,
  followers: [moveTopicOfCards],
  today: [unfinishedFlashcards, dueFlashcards, planToday],
});

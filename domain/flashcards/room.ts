import { room } from '../kit/room';
import * as away from './away/contract';
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

export const flashcardsRoom = room({
  name: 'flashcards',
  contracts: {
    flashcards,
    away,
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
  live: [deckGenerationLive, ...sharingLive, ...moderatingLive, ...exchangeLive],
  jobs: [...flashcardJobOperations, ...sharingJobOperations, ...exchangeJobOperations],
  mails: [followedDecksMail],
  personalData: flashcardsPersonalData,
  profileLists: flashcardsLists,
  followers: [moveTopicOfCards],
  today: [unfinishedFlashcards, dueFlashcards, planToday],
});

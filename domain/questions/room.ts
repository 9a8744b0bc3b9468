import { room } from '../kit/room';
import * as analysis from './analysis/contract';
import * as authoring from './authoring/contract';
import * as questions from './contract';
import { countGuestVotes } from './count-guest-votes';
import * as exchange from './exchange/contract';
import { exchangeJobOperations } from './exchange/job-operations';
import { exchangeLive } from './exchange/live';
import { questionsJobOperations } from './job-operations';
import { questionsPersonalData } from './personal-data';
import * as proposals from './proposals/contract';
import { questionProposalLive } from './proposals/live';
import { questionReview } from './proposals/review';
import * as profile from './profile/contract';
import { mergeGuestQuestions } from './merge-guest';
import { questionsLists } from './profile/lists';
import { questionTarget } from './moderated-question';

export const questionsRoom = room({
  name: 'questions',
  contracts: { questions, authoring, analysis, exchange, profile, proposals },
  tables: [
    'bank_counts',
    'counted_answers',
    'personal_quiz_compositions',
    'personal_quiz_tallies',
    'question_answers',
    'question_bookmarks',
    'question_drafts',
    'question_events',
    'question_import_items',
    'question_import_pieces',
    'question_imports',
    'question_proposals',
    'question_revisions',
    'question_states',
    'question_statistics',
    'question_tallies',
    'question_votes',
    'questions',
    'topics',
  ],
  live: [...exchangeLive, questionProposalLive],
  followers: [countGuestVotes, mergeGuestQuestions],
  jobs: [...questionsJobOperations, ...exchangeJobOperations],
  moderated: [questionTarget],
  personalData: questionsPersonalData,
  reviewed: [questionReview],
  profileLists: questionsLists,
});

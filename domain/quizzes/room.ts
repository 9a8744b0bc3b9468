import { room } from '../kit/room';
import * as quizzes from './contract';
import * as generation from './generation/contract';
import { quizReady } from './generation/push';
import { quizzesJobOperations } from './job-operations';
import { quizzesLive } from './live';
import { markCounted } from './mark-evaluated';
import { moveTopicOfQuizzes } from './move-topic';
import * as bankChecks from './quality/contract';
import * as quality from './quality/jobs';
import * as packs from './packs/contract';
import * as personal from './personal/contract';
import { quizzesPersonalData } from './personal-data';
import * as history from './history/contract';
import { quizzesLists } from './history/lists';
import { mergeGuestQuizzes } from './merge-guest';
import { unfinishedQuiz } from './today';

export const quizzesRoom = room({
  name: 'quizzes',
  contracts: { quizzes, generation, personal, history, packs, quality, bankChecks },
  tables: [
    'bank_checks',
    'personal_quiz_questions',
    'personal_quizzes',
    'question_attempts',
    'question_checks',
    'quiz_questions',
    'quizzes',
  ],
  live: quizzesLive,
  jobs: quizzesJobOperations,
  personalData: quizzesPersonalData,
  profileLists: quizzesLists,
  followers: [mergeGuestQuizzes, moveTopicOfQuizzes, markCounted],
  today: [unfinishedQuiz],
  pushes: [quizReady],
});

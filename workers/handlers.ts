import { moveRun } from './circuit-runs/move-run';
import { answerTurn } from './consultations/answer-turn';
import { endConsultation } from './consultations/end-consultation';
import { submitMarks } from './consultations/submit-marks';
import { passHostingOn } from './group-practice/pass-hosting-on';
import { deleteWhatIsOver } from './ops/delete-what-is-over';
import { forgetImport } from './questions/forget-import';
import { readImport } from './questions/read-import';
import { takeImport } from './questions/take-import';
import { countAnswers } from './questions/count-answers';
import { closeExam } from './quizzes/close-exam';
import { generateQuiz } from './quizzes/generate-quiz';
import type { Handler } from './registry';
import { writeFeedback } from './stations/write-feedback';

/** Every job's handler; the registry refuses to start when one is missing or there are two. */
export const handlers = [writeFeedback, passHostingOn, moveRun, closeExam, generateQuiz, countAnswers, readImport, takeImport, forgetImport, answerTurn, endConsultation, submitMarks, deleteWhatIsOver] as unknown as Handler[];

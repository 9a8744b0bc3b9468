import { statement } from '../statement';
import { upkeep } from '../upkeep';
import { closeExamJob } from './jobs';

const exam = statement<{ people: string[]; thing: string; missed: boolean }, [number, Date]>(
  'quizzes.exam-to-close',
  `SELECT 'Exam ' || quiz.id AS thing, ARRAY[account.display_name] AS people, quiz.state <> 'finished' AND quiz.ends_at <= $2 AS missed
     FROM quizzes quiz JOIN accounts account ON account.id = quiz.account_id WHERE quiz.id = $1`,
);

export const quizzesUpkeep = [
  upkeep(closeExamJob, {
    affects: (read, { quiz_id }) => read.sql.one(exam, [quiz_id, read.clock.now()]),
    // It runs when the clock of the exam ends; earlier there is nothing to close.
    timed: true,
  }),
];

import { statement } from '../kit/statement';
import { operations } from '../kit/job-operations';
import { endBankCheck } from './quality/check-bank';
import { endGeneration } from './generation/end-generation';
import { resumeGeneration } from './generation/generate-again';
import { generateQuizJob } from './generation/contract';
import { closeExamJob } from './jobs';
import { checkBankJob } from './quality/jobs';
import { PEOPLE } from '../accounts/views';
import { TOPICS } from '../questions/views';

const exam = statement<{ people: string[]; thing: string; missed: boolean }, [number, Date]>(
  'quizzes.exam-to-close',
  `SELECT 'Exam ' || quiz.id AS thing, ARRAY[account.display_name] AS people, quiz.state <> 'finished' AND quiz.ends_at <= $2 AS missed
     FROM quizzes quiz JOIN ${PEOPLE} account ON account.id = quiz.account_id WHERE quiz.id = $1`,
);

const bankCheck = statement<{ people: string[]; thing: string; missed: boolean }, [number]>(
  'quizzes.bank-check-to-run',
  `SELECT ARRAY(SELECT account.display_name FROM ${PEOPLE} account WHERE account.id = bank.started_by) AS people, 'Bank check ' || bank.id AS thing, bank.finished_at IS NULL AS missed
     FROM bank_checks bank WHERE bank.id = $1`,
);

const waitingFor = statement<{ people: string[]; thing: string; missed: boolean }, [number]>(
  'quizzes.waiting-for-generation',
  `SELECT ARRAY[account.display_name] AS people, coalesce(topic.name, 'AI quiz ' || quiz.id) AS thing, quiz.state IN ('generating', 'failed') AS missed
     FROM quizzes quiz JOIN ${PEOPLE} account ON account.id = quiz.account_id LEFT JOIN ${TOPICS} topic ON topic.id = quiz.topic_id
    WHERE quiz.id = $1`,
);

export const quizzesJobOperations = [
  operations(checkBankJob, {
    affects: (read, { check_id }) => read.sql.one(bankCheck, [check_id]),
    drained: (tx, { check_id }) => endBankCheck(tx, check_id),
  }),
  operations(closeExamJob, {
    affects: (read, { quiz_id }) => read.sql.one(exam, [quiz_id, read.clock.now()]),
    // It runs when the clock of the exam ends; earlier there is nothing to close.
    timed: true,
  }),
  operations(generateQuizJob, {
    affects: (read, { quiz_id }) => read.sql.one(waitingFor, [quiz_id]),
    retried: (tx, { quiz_id }) => resumeGeneration(tx, quiz_id),
    drained: (tx, { quiz_id }) => endGeneration(tx, quiz_id, 'internal'),
  }),
];

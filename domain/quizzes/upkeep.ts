import { statement } from '../statement';
import { upkeep } from '../upkeep';
import { endGeneration } from './end-generation';
import { resumeGeneration } from './generate-again';
import { generateQuizJob } from './generation-contract';

const waitingFor = statement<{ people: string[]; thing: string; missed: boolean }, [number]>(
  'quizzes.waiting-for-generation',
  `SELECT ARRAY[account.display_name] AS people, coalesce(topic.name, '') AS thing, quiz.state IN ('generating', 'failed') AS missed
     FROM quizzes quiz JOIN accounts account ON account.id = quiz.account_id LEFT JOIN topics topic ON topic.id = quiz.topic_id
    WHERE quiz.id = $1`,
);

export const quizzesUpkeep = [
  upkeep(generateQuizJob, {
    affects: (read, { quiz_id }) => read.sql.one(waitingFor, [quiz_id]),
    retried: (tx, { quiz_id }) => resumeGeneration(tx, quiz_id),
    drained: (tx, { quiz_id }) => endGeneration(tx, quiz_id, 'internal'),
  }),
];

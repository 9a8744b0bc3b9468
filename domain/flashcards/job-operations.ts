import { operations } from '~/domain/kit/job-operations';
import { statement } from '~/domain/kit/statement';
import { generateDeckOperations } from './generation/job-operations';
import { trainMemoryJob } from './training/train-job';
import { PEOPLE } from '~/domain/accounts/views';

const toTrain = statement<{ people: string[]; thing: string; missed: boolean }, [number]>(
  'flashcards.log-to-train',
  `SELECT 'The memory model of ' || account.display_name AS thing, learner.reviews > coalesce(trained.reviews, 0) AS missed, ARRAY[account.display_name] AS people
     FROM flashcard_learners learner JOIN ${PEOPLE} account ON account.id = learner.account_id
     LEFT JOIN flashcard_weights trained ON trained.account_id = learner.account_id
    WHERE learner.account_id = $1::int`,
);

export const flashcardJobOperations = [
  generateDeckOperations,
  // Taken out of its queue, nothing is lost: the weights stay as they are until the log has grown by another fifth.
  operations(trainMemoryJob, { affects: (read, { account_id }) => read.sql.one(toTrain, [account_id]) }),
];

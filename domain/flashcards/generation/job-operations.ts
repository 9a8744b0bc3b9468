import { operations } from '~/domain/kit/job-operations';
import { implement } from '~/domain/kit/live';
import { statement } from '~/domain/kit/statement';
import { deckGeneration, generateDeckJob } from './contract';
import { endDeckGeneration } from './end-generation';
import { deckGenerationOf, deckGenerationsOf, ownsDeckGeneration } from './generation.query';
import { resumeDeckGeneration } from './request-deck';
import { PEOPLE } from '~/domain/accounts/views';
import { TOPICS } from '~/domain/questions/views';

const waitingFor = statement<{ people: string[]; thing: string; missed: boolean }, [number]>(
  'flashcards.waiting-for-generation',
  `SELECT ARRAY[account.display_name] AS people, coalesce(topic.name, 'Generated deck ' || generation.id) AS thing, generation.state IN ('generating', 'failed') AS missed
     FROM flashcard_generations generation JOIN ${PEOPLE} account ON account.id = generation.account_id LEFT JOIN ${TOPICS} topic ON topic.id = generation.topic_id
    WHERE generation.id = $1::int`,
);

export const generateDeckOperations = operations(generateDeckJob, {
  affects: (read, { generation_id }) => read.sql.one(waitingFor, [generation_id]),
  retried: (tx, { generation_id }) => resumeDeckGeneration(tx, generation_id),
  drained: (tx, { generation_id }) => endDeckGeneration(tx, generation_id, 'internal'),
});

export const deckGenerationLive = implement(deckGeneration, {
  snapshot: deckGenerationOf,
  snapshots: deckGenerationsOf,
  mayWatch: (read, person, id) => ownsDeckGeneration(read, person.id, id),
});

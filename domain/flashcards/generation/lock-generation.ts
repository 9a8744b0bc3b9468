import type { Language } from '~/domain/accounts/contract';
import { type Person, PERSON_COLUMNS, type PersonRow, toPerson } from '~/domain/accounts/person';
import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';
import type { GenerationSource } from './contract';
import { PEOPLE } from '~/domain/accounts/views';
import { TOPICS } from '~/domain/questions/views';

interface Row {
  account: PersonRow;
  source: GenerationSource;
  topic_name: string | null;
  topic_name_es: string | null;
  language: Language;
  length: number;
  written: number;
  deck_id: number | null;
  card_seed: string;
}

export interface LockedDeckGeneration extends Omit<Row, 'account'> {
  person: Person;
}

const lock = statement<Row, [number]>(
  'flashcards.lock-generation',
  `SELECT to_jsonb(one) AS account, generation.source, topic.name AS topic_name, topic.name_es AS topic_name_es, generation.language,
          generation.length::int, generation.written::int, generation.deck_id, generation.card_seed
     FROM flashcard_generations generation
     JOIN LATERAL (SELECT ${PERSON_COLUMNS} FROM ${PEOPLE} account WHERE account.id = generation.account_id) one ON true
     LEFT JOIN ${TOPICS} topic ON topic.id = generation.topic_id
    WHERE generation.id = $1::int AND generation.state = 'generating' FOR NO KEY UPDATE OF generation`,
);

/** Takes the turn at a deck that is being written, until the transaction ends; null when it is not being written (any more). */
export async function lockDeckGeneration(tx: Transaction, id: number): Promise<LockedDeckGeneration | null> {
  const row = await tx.sql.one(lock, [id]);
  if (!row) return null;
  const { account, ...generation } = row;
  return { ...generation, person: toPerson(account, tx.clock.now()) };
}

import type { Language } from '~/domain/accounts/contract';
import { type Person, PERSON_COLUMNS, type PersonRow, toPerson } from '~/domain/accounts/person';
import { statement } from '~/domain/kit/statement';
import type { Reader } from '~/domain/kit/transaction';
import { notMerged } from '~/domain/questions/merged-topics';
import { specialtyKey } from '~/domain/questions/specialties';
import type { AskedTopic, QuestionChoice } from '~/domain/quizzes/generation/question-writer';
import type { CardRefusal } from './card-gate';
import type { GenerationSource } from './contract';
import { TOPICS } from '~/domain/questions/views';
import { PEOPLE } from '~/domain/accounts/views';

interface Row {
  account: PersonRow;
  source: GenerationSource;
  specialty_id: number;
  topic_id: number | null;
  pasted: string;
  language: Language;
  length: number;
  written: number;
  topics: (AskedTopic & { id: number })[];
  fronts: string[];
  refused: string[];
  refused_in_a_row: number;
  refusals: number;
  last_refusal: CardRefusal | null;
}

/** Generated cards of the person whose fronts are not written again, the newest. */
const FRONTS_MAX = 500;

const ofGenerating = statement<Row, [number]>(
  'flashcards.generation-material',
  `SELECT to_jsonb(one) AS account, generation.source, generation.specialty_id, generation.topic_id, generation.pasted, generation.language,
          generation.length::int, generation.written::int,
          coalesce((SELECT json_agg(json_build_object('id', topic.id, 'slug', topic.slug, 'name', topic.name) ORDER BY topic.id) FROM ${TOPICS} topic WHERE topic.specialty_id = generation.specialty_id AND ${notMerged('topic')}), '[]') AS topics,
          ARRAY(SELECT card.front FROM decks deck JOIN flashcards card ON card.deck_id = deck.id
                 WHERE deck.owner_id = generation.account_id AND deck.deleted_at IS NULL AND card.deleted_at IS NULL AND card.written_by IS NOT NULL
                 ORDER BY card.id DESC LIMIT ${FRONTS_MAX}) AS fronts,
          generation.refused, generation.refused_in_a_row::int, generation.refusals::int, generation.last_refusal
     FROM flashcard_generations generation
     JOIN LATERAL (SELECT ${PERSON_COLUMNS} FROM ${PEOPLE} account WHERE account.id = generation.account_id) one ON true
    WHERE generation.id = $1::int AND generation.state = 'generating'`,
);

export interface DeckMaterial extends Pick<
  Row,
  'source' | 'language' | 'length' | 'written' | 'refused' | 'refused_in_a_row' | 'refusals' | 'last_refusal'
> {
  person: Person;
  /** What was pasted. */
  text: string;
  specialty: number;
  /** 0 for any of the specialty. */
  topic: number;
  choice: QuestionChoice | null;
  /** As HTML. */
  fronts: string[];
}

/** What is to be written next for a deck, read anew before each card. Null when nothing is: it is done, ended or gone. */
export async function deckMaterial(read: Reader, id: number): Promise<DeckMaterial | null> {
  const row = await read.sql.one(ofGenerating, [id]);
  if (!row) return null;
  const { account, pasted, specialty_id, topic_id, topics, ...rest } = row;
  const key = specialtyKey(specialty_id);
  const known = topics.map(({ slug, name }) => ({ slug, name }));
  const chosen = topics.find((topic) => topic.id === topic_id);
  return {
    ...rest,
    person: toPerson(account, read.clock.now()),
    text: pasted,
    specialty: specialty_id,
    topic: topic_id ?? 0,
    choice:
      row.source === 'topic' && key !== null
        ? {
            specialty: key,
            topic: chosen ? { slug: chosen.slug, name: chosen.name } : null,
            topics: known,
            focus: null,
            language: row.language,
          }
        : null,
  };
}

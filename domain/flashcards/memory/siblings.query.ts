import { statement } from '~/domain/kit/statement';
import type { Reader } from '~/domain/kit/transaction';

export interface Sibling {
  id: number;
  sibling: number;
  /** When the sibling is asked again; null if it is new to the person. */
  due_at: Date | null;
}

const PAIR = (card: string) =>
  `md5(least(${card}.front, ${card}.back) || chr(10) || greatest(${card}.front, ${card}.back))`;

// Cards of one imported note, drafted from one source, or with the same two sides the other way round.
const siblings = statement<Sibling, [number, number[]]>(
  'flashcards.siblings',
  `SELECT card.id, sibling.id AS sibling, known.due_at
     FROM flashcards card
     JOIN LATERAL (
       SELECT other.id FROM flashcards other
        WHERE other.author_id = card.author_id AND other.source_guid = card.source_guid AND other.deleted_at IS NULL AND other.id <> card.id
        UNION
       SELECT other.flashcard_id FROM flashcard_sources source
         JOIN flashcard_sources other ON other.account_id = source.account_id AND other.source_kind = source.source_kind AND other.source_id = source.source_id
        WHERE source.flashcard_id = card.id AND source.account_id = $1::int AND other.flashcard_id <> card.id
        UNION
       SELECT other.id FROM flashcards other
        WHERE other.deck_id = card.deck_id AND ${PAIR('other')} = ${PAIR('card')} AND other.id <> card.id AND other.front = card.back) sibling ON true
     LEFT JOIN flashcard_states known ON known.account_id = $1::int AND known.flashcard_id = sibling.id
    WHERE card.id = ANY ($2::int[])`,
);

/** Each sibling of each of these cards. */
export const findSiblings = async (read: Reader, personId: number, ids: number[]): Promise<Sibling[]> =>
  ids.length > 0 ? read.sql.all(siblings, [personId, ids]) : [];

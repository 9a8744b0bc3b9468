import { statement } from '~/domain/kit/statement';
import type { Reader } from '~/domain/kit/transaction';
import type { ReviewEvent } from './log';

const resetsOf = statement<{ flashcard_id: number; reset_at: Date }, [number, number[]]>(
  'flashcards.resets-of-cards',
  'SELECT flashcard_id, reset_at FROM flashcard_resets WHERE account_id = $1::int AND flashcard_id = ANY($2::int[])',
);

/**
 * SQL: a review was answered after its card was last begun anew.
 * @param review its alias
 */
export const countsStill = (review: string): string =>
  `NOT EXISTS (SELECT FROM flashcard_resets reset
                WHERE reset.account_id = ${review}.account_id AND reset.flashcard_id = ${review}.flashcard_id AND reset.reset_at >= ${review}.answered_at)`;

/** The logs without what was answered before its card was last begun anew. */
export async function sinceResets(
  read: Pick<Reader, 'sql'>,
  personId: number,
  logs: ReadonlyMap<number, readonly ReviewEvent[]>,
): Promise<ReadonlyMap<number, readonly ReviewEvent[]>> {
  const resets = await read.sql.all(resetsOf, [personId, [...logs.keys()]]);
  const later = new Map(logs);
  for (const { flashcard_id, reset_at } of resets)
    later.set(
      flashcard_id,
      logs.get(flashcard_id)!.filter(({ answeredAt }) => answeredAt > reset_at.getTime()),
    );
  return later;
}

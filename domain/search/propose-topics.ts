import { tieUntied } from '../notebook/ties/tie-station';
import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';
import { typedWords } from './query-words';
import { placesOf, topicsMeant } from './terms';
import { termsWith } from './vocabulary';
import { STATIONS } from '~/domain/stations/views';

/** Topics of one station that are proposed. */
const PROPOSED = 2;

const textsOf = statement<{ name: string; description: string }, [number]>(
  'search.texts-of-station',
  `SELECT name, search_text(description) AS description FROM ${STATIONS} station WHERE id = $1::int`,
);

/**
 * Ties a station without topics to those that its name is about by the terms of the search, else the beginning of its description.
 * Its author may change them.
 */
export async function proposeTopics(tx: Transaction, stationId: number): Promise<void> {
  const { name = '', description = '' } = (await tx.sql.one(textsOf, [stationId])) ?? {};
  for (const text of [name, description]) {
    const words = typedWords(text);
    const meant = topicsMeant(placesOf(words, await termsWith(tx, words)));
    if (meant.size === 0) continue;
    const best = [...meant].sort(([, one], [, other]) => other - one).slice(0, PROPOSED);
    return tieUntied(
      tx,
      stationId,
      best.map(([id]) => id),
    );
  }
}

import type { GroupStation } from '../group-practice/station-of-group.query';
import { statement } from '../kit/statement';
import type { Reader } from '../kit/transaction';
import type { Wishes } from './compatibility';
import { STATIONS } from '~/domain/stations/views';

/** Different stations that pairs of the same wishes are given in one go. */
const VARIETY = 8;

type Choice = GroupStation & { language: string };

const fitting = statement<Choice, [number | null, string | null, number]>(
  'pairing.stations',
  `SELECT id, slug, style, language, name, long_case, candidate_minutes, examiner_minutes FROM ${STATIONS} station
    WHERE deleted_at IS NULL AND published_at IS NOT NULL
    ORDER BY coalesce(style = $1, true) DESC, coalesce(language = $2, true) DESC, random() LIMIT $3`,
);

interface Fitting {
  style: number | null;
  language: string | null;
}

/** The wishes of a pair; those of the partner who waited longer come first. */
const wishOf = ([first, second]: [Wishes, Wishes]): Fitting => ({
  style: first.style ?? second.style,
  language: first.language ?? second.language,
});

/**
 * A published station for each pair to begin with, of the style and language they want if there is one; they may
 * choose another.
 *
 * @returns in the order of the pairs; null when there is no published station at all
 */
export async function stationsForPairs(
  read: Reader,
  pairs: readonly [Wishes, Wishes][],
): Promise<GroupStation[] | null> {
  const found = new Map<string, Choice[]>();
  const stations: GroupStation[] = [];
  for (const [index, pair] of pairs.entries()) {
    const wish = wishOf(pair);
    const name = `${wish.style} ${wish.language}`;
    const choice = found.get(name) ?? narrow(await read.sql.all(fitting, [wish.style, wish.language, VARIETY]), wish);
    found.set(name, choice);
    const station = choice[index % choice.length];
    if (!station) return null;
    stations.push(station);
  }
  return stations;
}

/** Only those as good as the best: the others are there for when nothing better is. */
function narrow(choice: Choice[], wish: Fitting): Choice[] {
  const [best] = choice;
  return choice.filter(
    (one) =>
      (wish.style === null || (one.style === wish.style) === (best?.style === wish.style)) &&
      (wish.language === null || (one.language === wish.language) === (best?.language === wish.language)),
  );
}

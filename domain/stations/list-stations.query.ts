import type { PageData } from '../kit/contract';
import { pageInfo } from '../kit/list';
import { wordPatterns } from '../kit/search-patterns';
import { statement } from '../kit/statement';
import type { Reader } from '../kit/transaction';
import { LABEL_MAX, STATIONS_PAGE, type stationList } from './contract';
import { findStationCards, FOLDED } from './station-cards.query';

// Kept by a trigger on `stations`.
export const countLabels = statement<{ label: number; count: number }, [number]>(
  'stations.count-labels',
  `SELECT label, stations AS count FROM station_counts WHERE style = $1::int AND stations > 0 ORDER BY label`,
);

/** `$1` to `$3`: style, first and last label. */
const OF_STYLE = `s.style = $1::int AND s.label BETWEEN $2::int AND $3::int AND s.deleted_at IS NULL AND s.published_at IS NOT NULL`;
const IN_ORDER = `ORDER BY label, name, id LIMIT ${STATIONS_PAGE} OFFSET`;

const listed = statement<{ id: number }, [number, number, number, number]>(
  'stations.list-page',
  `SELECT s.id FROM stations s WHERE ${OF_STYLE} ${IN_ORDER} $4::int`,
);

interface Found {
  count: number;
  /** Of the pages there are, the one asked for or the last. */
  page: number;
  ids: number[];
}

/** `$4` is the page asked for, from 1. */
const pageOf = (found: string) => `
  WITH found AS MATERIALIZED (SELECT s.id, s.label, s.name FROM ${found}),
       asked AS MATERIALIZED (SELECT count(*)::int AS count, greatest(1, least($4::int, ceil(count(*) / ${STATIONS_PAGE}.0)))::int AS page FROM found)
  SELECT count, page, ARRAY(SELECT id FROM found ${IN_ORDER} (SELECT (page - 1) * ${STATIONS_PAGE} FROM asked)) AS ids FROM asked`;

const searched = statement<Found, [number, number, number, number, string[], string]>(
  'stations.search-page',
  pageOf(`stations s WHERE ${OF_STYLE} AND ${FOLDED} LIKE $6 AND ${FOLDED} LIKE ALL ($5::text[])`),
);
// No word is long enough for the index of trigrams: the stations of the style are looked through.
const searchedShort = statement<Found, [number, number, number, number, string[]]>(
  'stations.search-page-short',
  pageOf(`stations s WHERE ${OF_STYLE} AND ${FOLDED} LIKE ALL ($5::text[])`),
);
// By the ids themselves: of the labels Postgres cannot tell how many stations they have while they are parameters.
const bookmarked = statement<Found, [number, number, number, number, string[], number]>(
  'stations.bookmarked-page',
  pageOf(
    `stations s WHERE s.id = ANY (ARRAY(SELECT station_id FROM station_bookmarks WHERE account_id = $6::int)) AND ${OF_STYLE} AND ${FOLDED} LIKE ALL ($5::text[])`,
  ),
);

export interface ListFilter {
  style: number;
  /** 0 for every label. */
  label: number;
  search: string;
  bookmarked: boolean;
  /** From 1. */
  page: number;
}

const lengthOf = (pattern: string): number =>
  pattern.match(/[\p{L}\p{N}]{3,}/gu)?.reduce((longest, part) => Math.max(longest, part.length), 0) ?? 0;

/** Ids of one page, and how many stations there are on all of them. */
async function findPage(
  read: Reader,
  personId: number | null,
  filter: ListFilter,
  labels: { label: number; count: number }[],
): Promise<Found> {
  const [first, last] = filter.label === 0 ? [0, LABEL_MAX] : [filter.label, filter.label];
  const scope = [filter.style, first, last, filter.page] as const;
  const words = wordPatterns(filter.search);
  if (filter.bookmarked) return (await read.sql.one(bookmarked, [...scope, words, personId ?? 0]))!;
  if (words.length > 0) {
    // The longest word is the rarest, most often.
    const longest = words.reduce((one, other) => (lengthOf(other) > lengthOf(one) ? other : one));
    return (await (lengthOf(longest) > 0
      ? read.sql.one(searched, [...scope, words, longest])
      : read.sql.one(searchedShort, [...scope, words])))!;
  }
  const count = labels.reduce(
    (sum, each) => (filter.label === 0 || filter.label === each.label ? sum + each.count : sum),
    0,
  );
  const page = Math.min(filter.page, Math.max(1, Math.ceil(count / STATIONS_PAGE)));
  const rows = await read.sql.all(listed, [filter.style, first, last, (page - 1) * STATIONS_PAGE]);
  return { count, page, ids: rows.map(({ id }) => id) };
}

/** One page of the published stations of a style, by label and name, with the person's bookmarks, votes and last scores; for nobody when `personId` is null (spec 3 §2). */
export async function listStations(
  read: Reader,
  personId: number | null,
  filter: ListFilter,
): Promise<PageData<typeof stationList>> {
  const labels = await read.sql.all(countLabels, [filter.style]);
  const { count, page, ids } = await findPage(read, personId, filter, labels);
  const cards = new Map((await findStationCards(read, personId, ids)).map((card) => [card.id, card]));
  return {
    style: filter.style,
    labels,
    items: ids.flatMap((id) => cards.get(id) ?? []),
    ...pageInfo(page, STATIONS_PAGE, count),
  };
}

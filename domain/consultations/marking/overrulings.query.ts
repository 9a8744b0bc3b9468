/**
 * What people said of the proposed marks, as cases by which the rules are measured. An overruling is kept with its
 * consultation, in `consultation_marks`: what was proposed, and what counts.
 */
import { statement } from '~/domain/kit/statement';
import type { Reader } from '~/domain/kit/transaction';
import { coverageOf, earnedIn } from './coverage';
import { factsOfStation } from '../engine/read/station-facts';
import { itemsOf, judgedItems } from './item-needs';
import { stationOf } from '../station-as-begun.query';

interface Row {
  id: number;
  station_id: number;
  station_revision: number;
  language: 'en' | 'es';
  turns: { number: number; asked: string; said: string; revealed: number[] }[];
  marks: { item_id: number; proposed: boolean; ticked: boolean }[];
}

const overruled = statement<Row, [number, number]>(
  'consultations.overruled',
  `SELECT c.id, c.station_id, c.station_revision, c.language,
          ARRAY(SELECT jsonb_build_object('number', t.number, 'asked', t.asked, 'said', t.said, 'revealed', t.revealed)
                  FROM consultation_turns t WHERE t.consultation_id = c.id ORDER BY t.number) AS turns,
          ARRAY(SELECT jsonb_build_object('item_id', m.item_id, 'proposed', m.proposed, 'ticked', m.ticked)
                  FROM consultation_marks m WHERE m.consultation_id = c.id AND m.ticked <> m.proposed ORDER BY m.item_id) AS marks
     FROM consultations c
    WHERE c.id > $1 AND c.state = 'submitted'
      AND EXISTS (SELECT FROM consultation_marks m WHERE m.consultation_id = c.id AND m.ticked <> m.proposed)
    ORDER BY c.id LIMIT $2`,
);

/** Consultations that are read at once. */
const AT_ONCE = 200;

interface Overruled {
  /** Slug of the station. */
  station: string;
  title: string;
  /** What the person said: it was done, or it was not. */
  ticked: boolean;
  count: number;
}

export interface OverrulingsMeasured {
  /** Items of submitted consultations that somebody marked otherwise than was proposed, of those that words can show. */
  overruled: number;
  /** Of them, how many today's rules would mark as the person did. */
  agreed: number;
  /** Ticked by the person because no words can show them: no case for the rules. */
  unjudged: number;
  /** Those of which the rules still say otherwise, the most frequent first. */
  against: Overruled[];
}

/** Holds today's rules against what people said of the marks that earlier ones proposed. */
export async function measureOverrulings(read: Reader): Promise<OverrulingsMeasured> {
  const sum = { overruled: 0, agreed: 0, unjudged: 0 };
  const against = new Map<string, Overruled>();
  let after = 0;
  for (;;) {
    const rows = await read.sql.all(overruled, [after, AT_ONCE]);
    for (const row of rows) {
      after = row.id;
      const { station, sections } = await stationOf(read, row);
      const items = itemsOf(await sections());
      const judged = judgedItems(items, row.language);
      const spoken = earnedIn(row.turns, factsOfStation(station, row.language));
      const covered = new Set(coverageOf(items, spoken, row.language).map(({ item_id }) => item_id));
      for (const { item_id, proposed, ticked } of row.marks) {
        if (!proposed && !judged.has(item_id)) {
          sum.unjudged += 1;
          continue;
        }
        sum.overruled += 1;
        if (covered.has(item_id) === ticked) {
          sum.agreed += 1;
          continue;
        }
        const title = items.find(({ id }) => id === item_id)?.title ?? '';
        const key = JSON.stringify([station.slug, title, ticked]);
        const known = against.get(key) ?? { station: station.slug, title, ticked, count: 0 };
        against.set(key, { ...known, count: known.count + 1 });
      }
    }
    if (rows.length < AT_ONCE) break;
  }
  return {
    ...sum,
    against: [...against.entries()]
      .sort(([a, one], [b, other]) => other.count - one.count || (a < b ? -1 : 1))
      .map(([, each]) => each),
  };
}

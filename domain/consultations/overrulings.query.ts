/**
 * What people said of the proposed marks, as cases by which the rules are measured. An overruling is kept with its
 * consultation, in `consultation_marks`: what was proposed, and what counts.
 */
import { statement } from '../kit/statement';
import type { Reader } from '../kit/transaction';
import { coverageOf } from './coverage';
import { factsOfStation } from './facts';
import { earnedIn } from './earned';
import { stationOf } from './station-as-begun.query';

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

export interface OverrulingsMeasured {
  /** Items of submitted consultations that somebody marked otherwise than was proposed. */
  overruled: number;
  /** Of them, how many today's rules would mark as the person did. */
  agreed: number;
  /** Those of which the rules still say otherwise, by the title of the item, the most frequent first. */
  against: { title: string; count: number }[];
}

/** Holds today's rules against what people said of the marks that earlier ones proposed. */
export async function measureOverrulings(read: Reader): Promise<OverrulingsMeasured> {
  const sum = { overruled: 0, agreed: 0 };
  const against = new Map<string, number>();
  let after = 0;
  for (;;) {
    const rows = await read.sql.all(overruled, [after, AT_ONCE]);
    for (const row of rows) {
      after = row.id;
      const { station, sections } = await stationOf(read, row);
      const items = (await sections()).flatMap(({ title: section, items: rowsOf }) =>
        rowsOf.map(({ id, title, covered_by }) => ({ id, title, section, covered_by })),
      );
      const spoken = earnedIn(row.turns, factsOfStation(station, row.language));
      const covered = new Set(coverageOf(items, spoken, row.language).map(({ item_id }) => item_id));
      for (const { item_id, ticked } of row.marks) {
        sum.overruled += 1;
        if (covered.has(item_id) === ticked) sum.agreed += 1;
        else {
          const title = items.find(({ id }) => id === item_id)?.title ?? '';
          against.set(title, (against.get(title) ?? 0) + 1);
        }
      }
    }
    if (rows.length < AT_ONCE) break;
  }
  return {
    ...sum,
    against: [...against]
      .map(([title, count]) => ({ title, count }))
      .sort((a, b) => b.count - a.count || (a.title < b.title ? -1 : 1)),
  };
}

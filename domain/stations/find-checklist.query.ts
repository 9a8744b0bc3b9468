import { statement } from '../kit/statement';
import type { Reader } from '../kit/transaction';
import type { Cover } from './patient-facts';

export interface ChecklistPart {
  id: number;
  order: number;
  title: string;
  /** `covered_by` only if its author says what covers it. */
  items: { id: number; title: string; order: number; covered_by?: Cover }[];
}

const ofStation = statement<ChecklistPart, [number]>(
  'stations.checklist',
  `SELECT s.id, s.position AS "order", s.title,
          COALESCE(json_agg(json_strip_nulls(json_build_object('id', i.id, 'title', i.title, 'order', i.position, 'covered_by', i.covered_by)) ORDER BY i.position) FILTER (WHERE i.id IS NOT NULL), '[]') AS items
     FROM checklist_sections s LEFT JOIN checklist_items i ON i.section_id = s.id
    WHERE s.station_id = $1::int GROUP BY s.id ORDER BY s.position`,
);

/** The sections of a station's checklist with their items, in their order. */
export const findChecklist = (read: Reader, stationId: number): Promise<ChecklistPart[]> =>
  read.sql.all(ofStation, [stationId]);

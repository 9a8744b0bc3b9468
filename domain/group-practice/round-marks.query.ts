import type { StoredMarks, StoredSheet } from '../stations/stored-marks';
import type { GroupRound } from '../stations/marking-place';
import { statement } from '../kit/statement';
import type { Reader } from '../kit/transaction';
import { type Suggestion, suggestionsFrom } from './suggestions';
import { PEOPLE } from '../accounts/views';

interface Row {
  /** Null if nothing has been saved yet. */
  marks: Omit<StoredMarks, 'turn'> | null;
  turn: number;
  authors: { id: number; name: string; items: number[] }[];
  handovers: { turn: number; name: string; sheet: StoredSheet | null; late: StoredSheet; settled: string[] }[];
}

const marksOf = statement<Row, [number, number]>(
  'group.round-marks',
  `SELECT (SELECT json_build_object('submission_id', m.submission_id, 'grades', m.grades, 'comments', m.comments, 'html_version', m.html_version, 'revision', m.revision, 'merging', m.merging,
                    'ticked', (SELECT coalesce(json_agg(t.item_id ORDER BY t.item_id), '[]') FROM round_ticks t WHERE t.session_id = $1 AND t.round = $2))
             FROM round_marks m WHERE m.session_id = $1 AND m.round = $2) AS marks,
          (SELECT count(*)::int FROM round_handovers h WHERE h.session_id = $1 AND h.round = $2) AS turn,
          (SELECT coalesce(json_agg(json_build_object('id', a.id, 'name', a.display_name, 'items', t.items) ORDER BY a.id), '[]')
             FROM (SELECT author_id, json_agg(item_id ORDER BY item_id) AS items FROM round_ticks WHERE session_id = $1 AND round = $2 GROUP BY author_id) t
             JOIN ${PEOPLE} a ON a.id = t.author_id) AS authors,
          (SELECT coalesce(json_agg(json_build_object('turn', h.turn, 'name', coalesce(a.display_name, ''), 'sheet', h.sheet, 'late', h.late, 'settled', h.settled) ORDER BY h.turn), '[]')
             FROM round_handovers h LEFT JOIN ${PEOPLE} a ON a.id = h.from_id WHERE h.session_id = $1 AND h.round = $2 AND h.late IS NOT NULL) AS handovers`,
);

export interface RoundMarksNow {
  /** What is marked; null if nothing has been saved. */
  marks: StoredMarks | null;
  /** Counts from 0 how often the examiner has changed. */
  turn: number;
  /** Who ticked which items. */
  authors: { id: number; name: string; items: number[] }[];
  /** What former examiners' devices brought later and nobody has settled, the earliest turn first. */
  suggestions: (Suggestion & { turn: number; author: string })[];
}

/** The sheet of a round of a group, for any examiner. */
export async function roundMarksOf(read: Reader, { session_id, round }: GroupRound): Promise<RoundMarksNow> {
  const { marks, turn, authors, handovers } = (await read.sql.one(marksOf, [session_id, round]))!;
  return {
    marks: marks && { ...marks, turn },
    turn,
    authors,
    suggestions: handovers.flatMap((one) =>
      suggestionsFrom(one.sheet, one.late, marks, one.settled).map((suggestion) => ({
        ...suggestion,
        turn: one.turn,
        author: one.name,
      })),
    ),
  };
}

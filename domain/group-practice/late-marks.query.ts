import { type Grades, NO_GRADES, type Section } from '../stations/marking';
import type { GroupRound } from '../stations/marking-place';
import type { SentLateMark } from '../stations/summary-contract';
import { statement } from '../kit/statement';
import type { Reader } from '../kit/transaction';
import type { StoredSheet } from '../stations/stored-marks';
import { type SuggestedChange, suggestionsFrom } from './suggestions';
import { PEOPLE } from '../accounts/views';

interface Row {
  /** Empty once the account is gone. */
  author: string;
  sheet: StoredSheet | null;
  late: StoredSheet | null;
  settled: string[];
}

const lateOf = statement<Row, [number, number]>(
  'group.late-marks',
  `SELECT coalesce(a.display_name, '') AS author, h.sheet, h.late, h.settled
     FROM round_handovers h LEFT JOIN ${PEOPLE} a ON a.id = h.from_id WHERE h.session_id = $1 AND h.round = $2 AND h.late IS NOT NULL ORDER BY h.turn`,
);

export interface SubmittedSheet {
  sections: readonly Section[];
  ticked: number[];
  /** Null of stations without grades. */
  grades: Grades | null;
  comments: string;
}

function described(change: SuggestedChange, titles: ReadonlyMap<number, string>): SentLateMark['change'] | null {
  if (!('item_id' in change)) return change;
  const title = titles.get(change.item_id);
  return title === undefined ? null : { kind: change.kind, title };
}

/**
 * What former examiners of a round had marked and is not in what was submitted, the earliest turn first: it arrived
 * afterwards, or nobody had accepted or dismissed it. Items that the checklist does not have are left out.
 */
export async function lateMarksOf(
  read: Reader,
  { session_id, round }: GroupRound,
  submitted: SubmittedSheet,
): Promise<SentLateMark[]> {
  const titles = new Map(submitted.sections.flatMap(({ items }) => items.map(({ id, title }) => [id, title] as const)));
  const present = {
    ticked: submitted.ticked,
    grades: submitted.grades ?? NO_GRADES,
    comments: submitted.comments,
    revision: 0,
  };
  const rows = await read.sql.all(lateOf, [session_id, round]);
  return rows.flatMap(({ author, sheet, late, settled }) =>
    suggestionsFrom(sheet, late, present, settled).flatMap(({ change }) => {
      const known = described(change, titles);
      return known ? [{ author, change: known }] : [];
    }),
  );
}

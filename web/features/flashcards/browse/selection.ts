/** Which cards are selected. A range replaces the range that was selected from the same card before. */
export interface Selection {
  readonly chosen: ReadonlySet<number>;
  /** Where a range begins. */
  readonly anchor: number | null;
  /** What was selected when the range began. */
  readonly before: ReadonlySet<number>;
}

export const NOTHING: Selection = { chosen: new Set(), anchor: null, before: new Set() };

export const only = (ids: readonly number[]): Selection => ({ ...NOTHING, chosen: new Set(ids) });

export function toggle({ chosen }: Selection, id: number): Selection {
  const after = new Set(chosen);
  if (!after.delete(id)) after.add(id);
  return { chosen: after, anchor: id, before: after };
}

/** Without cards that are not listed any more. */
export function drop({ chosen, anchor, before }: Selection, ids: readonly number[]): Selection {
  const gone = new Set(ids);
  const left = (some: ReadonlySet<number>) => new Set([...some].filter((id) => !gone.has(id)));
  return { chosen: left(chosen), anchor, before: left(before) };
}

/**
 * @param order the cards as they are listed
 * @param from where the range begins if none was begun
 */
export function rangeTo(
  { anchor, before, chosen }: Selection,
  order: readonly number[],
  from: number,
  to: number,
): Selection {
  const begun = anchor !== null && order.includes(anchor);
  const start = begun ? anchor : from;
  const kept = begun ? before : chosen;
  const [one, other] = [order.indexOf(start), order.indexOf(to)];
  const between = order.slice(Math.min(one, other), Math.max(one, other) + 1);
  return { chosen: new Set([...kept, ...between]), anchor: start, before: kept };
}

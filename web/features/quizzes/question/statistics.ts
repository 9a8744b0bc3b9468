/** Fewer people than this say nothing about a question: no shares are shown. */
export const FEWEST = 5;

/** How many people have answered, by the picks of each option. */
export const peopleIn = (answerCount: Readonly<Record<string, number>>, selectable: number): number =>
  Math.round(Object.values(answerCount).reduce((sum, count) => sum + count, 0) / selectable);

/**
 * How many per cent of those who answered have picked each option, whole numbers, by answer id. If several are
 * picked, the shares add up to more than 100: each is of the people, not of the picks.
 */
export function shares(answerCount: Readonly<Record<string, number>>, selectable: number): Record<string, number> {
  const picks = Object.values(answerCount).reduce((sum, count) => sum + count, 0);
  const people = picks / selectable;
  return Object.fromEntries(
    Object.entries(answerCount).map(([id, count]) => [
      id,
      people === 0 ? 0 : Math.min(100, Math.round((100 * count) / people)),
    ]),
  );
}

/** A figure is shown of at least so many people, or of nobody. */
export const PEOPLE_MIN = 5;

export const isSmall = (people: number): boolean => people > 0 && people < PEOPLE_MIN;

/**
 * Which parts of a whole may not be shown, if the whole is shown too: those of fewer than 5 people, and one more, because
 * somebody who subtracts the shown parts from the whole gets the sum of the hidden ones. The one more has 5 people by itself, so that
 * the sum is no small group's, even if the parts have people in common. It is the smallest of them.
 * @param parts people by part; one that is not named has nobody
 */
export function hiddenParts<Key>(parts: ReadonlyMap<Key, number>): Set<Key> {
  const hidden = new Set<Key>();
  let other: [Key, number] | null = null;
  for (const [key, people] of parts) {
    if (isSmall(people)) hidden.add(key);
    else if (people > 0 && (!other || people < other[1])) other = [key, people];
  }
  if (hidden.size > 0 && other) hidden.add(other[0]);
  return hidden;
}

/**
 * Which parts of a span of time may not be shown beside the span. Unlike `hiddenParts` the one more is the first that has 5 people: as
 * the span goes on, a part that was shown stays shown, so that two moments that are compared tell no more than the last one.
 * @param parts people by part, in the order of time; one that is not named has nobody
 * @param isHeld a small part may still come, or the span is hidden itself: one part is hidden in any case
 */
export function hiddenInOrder<Key>(parts: ReadonlyMap<Key, number>, isHeld: boolean): Set<Key> {
  const hidden = new Set([...parts].flatMap(([key, people]) => (isSmall(people) ? [key] : [])));
  const first = [...parts].find(([, people]) => people >= PEOPLE_MIN);
  if (first && (isHeld || hidden.size > 0)) hidden.add(first[0]);
  return hidden;
}

/** A share of people who did something: both numbers, or neither if one group or the rest of it is small. */
export const isShareShown = (whole: number, part: number): boolean =>
  !isSmall(whole) && !isSmall(part) && !isSmall(whole - part);

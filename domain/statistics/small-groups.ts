/** A figure is shown of at least so many people, or of nobody. */
export const PEOPLE_MIN = 5;

export const isSmall = (people: number): boolean => people > 0 && people < PEOPLE_MIN;

/**
 * Which parts of a whole may not be shown, where the whole is shown too: those of fewer than 5 people, and one more, because
 * somebody who subtracts the shown parts from the whole gets the sum of the hidden ones. The one more has 5 people by itself, so that
 * the sum is no small group's, even where the parts have people in common. It is the smallest of them.
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

/** A share of people who did something: both numbers, or neither where one group or the rest of it is small. */
export const isShareShown = (whole: number, part: number): boolean =>
  !isSmall(whole) && !isSmall(part) && !isSmall(whole - part);

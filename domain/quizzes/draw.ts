/** A number from 0 up to, but not, 1. */
export type Random = () => number;

/** So many of the candidates, each as likely as the other, in random order; all of them if there are no more. */
export function sample<T>(candidates: readonly T[], count: number, random: Random): T[] {
  const left = [...candidates];
  const drawn: T[] = [];
  while (drawn.length < count && left.length > 0) {
    const index = Math.floor(random() * left.length);
    drawn.push(left[index]!);
    left[index] = left[left.length - 1]!;
    left.pop();
  }
  return drawn;
}

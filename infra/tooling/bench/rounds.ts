import { UserFacingError } from '~/infra/support/user-facing-error';

/**
 * Measures everyone in turn, and begins each round with the next one. One more round than is asked for comes first and does
 * not count, for by then the code of all is compiled; not so if rounds are long and warm up by themselves.
 *
 * @returns of each, what the rounds gave
 */
export async function inTurns<N extends string, R>(
  names: readonly N[],
  rounds: number,
  measure: (name: N, round: number) => Promise<R>,
  tell: (done: number) => void,
  { warmUp = true } = {},
): Promise<Record<N, R[]>> {
  const results = Object.fromEntries(names.map((name) => [name, [] as R[]])) as Record<N, R[]>;
  for (let round = warmUp ? 0 : 1; round <= rounds; round += 1) {
    for (let place = 0; place < names.length; place += 1) {
      const name = names[(round + place) % names.length]!;
      const result = await measure(name, round);
      if (round > 0) results[name].push(result);
    }
    if (round > 0) tell(round);
  }
  return results;
}

/** @throws UserFacingError with the first of what was wrong */
export function mustBeRight(who: string, what: string, wrong: readonly string[]): void {
  if (wrong.length === 0) return;
  throw new UserFacingError(
    `${what} of the ${who}: ${wrong.length} not as they must be. The run counts for nothing.\n${wrong
      .slice(0, 5)
      .map((line) => `  ${line}`)
      .join('\n')}`,
  );
}

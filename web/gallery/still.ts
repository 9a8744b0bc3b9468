/** When it is in the gallery, always: a Monday morning in spring, in epoch milliseconds. */
export const NOW = Date.parse('2026-03-02T09:30:00Z');

class StillDate extends Date {
  constructor(...given: unknown[]) {
    // A date without arguments is now.
    super(...((given.length === 0 ? [NOW] : given) as [number]));
  }
  static override now = (): number => NOW;
}

/** The time stands, chance always says the same, and nothing is asked of a network: two pictures of the same code are the same. */
export function standStill(): void {
  globalThis.Date = StillDate as DateConstructor;
  // Countdowns go by the steady clock.
  Object.defineProperties(performance, { timeOrigin: { value: NOW }, now: { value: () => 0 } });
  Math.random = () => 0.5;
  globalThis.fetch = () => new Promise<never>(() => undefined);
}

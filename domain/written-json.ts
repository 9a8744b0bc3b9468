/** JSON that was written before, by Postgres for example, and goes out as it is: nobody reads it on the way. */
export class WrittenJson<T> {
  /** Only for the types: what it says. */
  declare readonly says?: T;

  constructor(readonly text: string) {}
}

/** What may stand for a value: itself, or it written. An object may have parts that are written. */
export type Writable<T> = T | WrittenJson<T>;

/** An object of which some values are written already. */
export const writeJson = <T extends object>(object: { [K in keyof T]: Writable<T[K]> }): WrittenJson<T> =>
  new WrittenJson(`{${Object.entries<Writable<unknown>>(object).map(([name, value]) => `${JSON.stringify(name)}:${value instanceof WrittenJson ? value.text : JSON.stringify(value)}`).join(',')}}`);

/**
 * JSON that was written before, by Postgres for example, and goes out as it is: nobody reads it on the way. In pieces,
 * for one word outside of Latin would make a long text twice as wide, and slow to send.
 */
export class WrittenJson<T> {
  /** Only for the types: what it says. */
  declare readonly says?: T;
  readonly pieces: readonly string[];

  constructor(...pieces: string[]) {
    this.pieces = pieces;
  }
}

/** What may stand for a value: itself, or it written. */
export type Writable<T> = T | WrittenJson<T>;

/** An object of which some values are written already. */
export function writeJson<T extends object>(object: { [K in keyof T]: Writable<T[K]> }): WrittenJson<T> {
  const pieces: string[] = [];
  for (const [name, value] of Object.entries<Writable<unknown>>(object)) {
    const before = `${pieces.length === 0 ? '{' : ','}${JSON.stringify(name)}:`;
    if (value instanceof WrittenJson) pieces.push(before, ...value.pieces);
    else pieces.push(before + JSON.stringify(value));
  }
  return new WrittenJson(...(pieces.length === 0 ? ['{'] : pieces), '}');
}

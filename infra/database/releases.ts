/** A released version and the number of the last migration it came with. */
export interface Release {
  version: string;
  migration: number;
}

/**
 * Oldest first. A release is added together with its recorded session (see `rolling-migration.full.test.ts`). Migrations behind the last
 * one are not released yet: they run while gateways of the last release serve, so they only expand the schema.
 */
export const RELEASES: readonly Release[] = [{ version: '0.1.0', migration: 34 }];

export const LAST_RELEASE = RELEASES.at(-1)!;

/**
 * A migration that contracts: it takes away, renames or narrows something that no gateway has used since the release that it
 * names. That release is out before the migration is written, so a rolling restart and a way back are safe.
 */
export interface Contraction {
  /** Version of the first release that does without what is taken away. */
  readonly unusedSince: string;
}

/** A released version and the number of the last migration it came with. */
export interface Release {
  version: string;
  migration: number;
}

/**
 * Oldest first. A release is added together with its recorded session (see `rolling-migration.full.test.ts`). Migrations behind the last
 * one are not released yet: they run while gateways of the last release serve, so they only expand the schema.
 */
export const RELEASES: readonly Release[] = [{ version: '0.2.0', migration: 167 }];

export const LAST_RELEASE = RELEASES.at(-1)!;

import { createHash } from 'node:crypto';

/** By which content is known to be stored already. `version` is raised when the loader stores the same content differently. */
export const contentHash = (version: number, content: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify([version, content]))
    .digest('hex');

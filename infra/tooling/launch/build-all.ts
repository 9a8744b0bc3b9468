import type { Say } from './progress';
import { buildServers } from './server-build';
import { buildWeb } from './web-build';

/** Everything that production runs. */
export async function buildAll(say: Say): Promise<void> {
  await Promise.all([buildServers(say), buildWeb(say)]);
}

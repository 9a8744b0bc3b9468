/**
 * `npm run marks:overruled`: how far today's rules agree with what people said of the marks that were proposed to them.
 * Reads the database of the environment and changes nothing.
 */
import { measureOverrulings } from '~/domain/consultations/marking/overrulings.query';
import { readConfig } from '~/infra/process/config';
import { openDeps } from '~/infra/process/deps';
import { toldOf } from './told-of';

async function main(): Promise<void> {
  const deps = await openDeps(readConfig(), { name: 'marks' });
  try {
    process.stdout.write(toldOf(await measureOverrulings(deps.read)));
  } finally {
    await deps.close();
  }
}

void main();

/**
 * `npm run marks:overruled`: how far today's rules agree with what people said of the marks that were proposed to them.
 * Reads the database of the environment and changes nothing.
 */
import { measureOverrulings } from '~/domain/consultations/overrulings.query';
import { readConfig } from '~/infra/process/config';
import { openDeps } from '~/infra/process/deps';

async function main(): Promise<void> {
  const deps = await openDeps(readConfig(), { name: 'marks' });
  try {
    const { overruled, agreed, against } = await measureOverrulings(deps.read);
    process.stdout.write(`${overruled} marks overruled; today's rules agree with the person in ${agreed}\n`);
    for (const { title, count } of against.slice(0, 40)) process.stdout.write(`  ${count} × ${title}\n`);
  } finally {
    await deps.close();
  }
}

void main();

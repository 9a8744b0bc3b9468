import { readConfig } from '~/infra/process/config';
import { loadContent } from '~/infra/content/load';
import { loadDemoAccounts } from '~/infra/content/demo-accounts';
import { loadDemoBank } from '~/infra/content/demo-bank';
import { migrate } from '~/infra/database/migrate';
import { prepareFirstStaff } from '~/infra/process/first-staff';
import { openDeps } from '~/infra/process/deps';

/**
 * Brings the database to where the gateways and workers expect it: the schema, the starter content and, with DEMO=1,
 * the demo accounts and what they wrote. Doing it again changes nothing.
 */
async function prepare(): Promise<void> {
  const config = readConfig();
  await migrate(config.databaseUrl);
  const deps = await openDeps({ ...config, logLevel: 'warn' }, { name: 'prepare' });
  try {
    await loadContent(deps);
    if (config.demo) {
      await loadDemoAccounts(deps);
      await loadDemoBank(deps);
    }
    const firstStaff = await prepareFirstStaff(deps);
    if (firstStaff) console.log(firstStaff);
  } finally {
    await deps.close();
  }
}

prepare().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});

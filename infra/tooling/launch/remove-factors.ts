import { createDataSource } from '~/infra/database/data-source';
import { sqlOnPool } from '~/infra/database/sql';
import { openTransactions } from '~/infra/database/transaction';
import { systemClock as clock } from '~/infra/process/deps';
import { removeFactorsOf } from '~/infra/sessions/remove-factors';
import { UserFacingError } from '~/infra/support/user-facing-error';
import { openPostgres } from './open-postgres';
import { dataDir } from './paths';
import { runMain } from './until-stopped';

/** `npm run remove-factors -- <username>`: for somebody who has lost their second factors and their recovery codes. */
async function main(): Promise<number> {
  const [login, ...rest] = process.argv.slice(3);
  if (!login || rest.length > 0)
    throw new UserFacingError('Use: npm run remove-factors -- <username or e-mail address>');
  const postgres = await openPostgres(dataDir());
  try {
    const source = await createDataSource(postgres.url, 2).initialize();
    try {
      const { inTransaction } = openTransactions(source, { clock, dispatch: () => undefined });
      const removed = await removeFactorsOf({ read: { sql: sqlOnPool(source), clock }, inTransaction }, login);
      console.log(
        `${login}: ${removed} second factors and all recovery codes are removed. The password alone signs in. Roles that need a second factor are off until there is a new one; sessions that are open know so within ten minutes.`,
      );
      return 0;
    } finally {
      await source.destroy();
    }
  } finally {
    await postgres.stop();
  }
}

void runMain(main);

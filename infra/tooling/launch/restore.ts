import { existsSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import pino from 'pino';
import { forgetRedis } from '~/infra/backup/forget-redis';
import { restore } from '~/infra/backup/restore';
import { readConfig } from '~/infra/process/config';
import { UserFacingError } from '~/infra/support/user-facing-error';
import { openImageStore } from '~/infra/images/open-store';
import { RunningServers } from './keep-running';
import { dataDir } from './paths';
import { step } from './progress';
import { takeRunLock } from './run-lock';
import { startServices } from './services';
import { runMain } from './until-stopped';

/** `npm run restore -- <file>`: into an empty data folder, or the empty database that DATABASE_URL names. */
async function main(): Promise<number> {
  const [given, ...rest] = process.argv.slice(3);
  if (!given || rest.length > 0) throw new UserFacingError('Use: npm run restore -- <file>');
  const file = resolve(process.env.INIT_CWD ?? '.', given);
  if (!existsSync(file)) throw new UserFacingError(`There is no ${file}.`);
  const data = dataDir();
  const unlock = takeRunLock(data);
  const servers = new RunningServers();
  try {
    const { databaseUrl, redisUrl } = await startServices(data, servers);
    const config = readConfig({
      ...process.env,
      DATA_DIR: data,
      DATABASE_URL: databaseUrl,
      REDIS_URL: redisUrl,
      SESSION_SECRET: process.env.SESSION_SECRET || '-'.repeat(32),
    });
    const images = openImageStore({ config, log: pino({ level: 'error' }) });
    const {
      rows,
      images: pictures,
      made_at,
      secret,
    } = await step('Restore', () => restore({ databaseUrl, images, file }));
    // What Redis may still hold is of other data.
    await forgetRedis(redisUrl, config.namespace);
    const kept = join(data, 'session-secret');
    if (secret !== null && !existsSync(kept)) writeFileSync(kept, `${secret}\n`, { mode: 0o600 });
    console.log(
      `\n${rows.toLocaleString('en')} rows and ${pictures.toLocaleString('en')} pictures are back as they were on ${made_at}.`,
    );
    return 0;
  } finally {
    await servers.stop();
    unlock();
  }
}

void runMain(main);

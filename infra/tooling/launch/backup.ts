import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import pino from 'pino';
import { backup } from '~/infra/backup/backup';
import { readConfig } from '~/infra/process/config';
import { UserFacingError } from '~/infra/support/user-facing-error';
import { openImageStore } from '~/infra/images/open-store';
import { openPostgres } from './open-postgres';
import { dataDir } from './paths';
import { step } from './progress';
import { runMain } from './until-stopped';

const ownSecret = (data: string): string | null => {
  const file = join(data, 'session-secret');
  return !process.env.SESSION_SECRET && existsSync(file) ? readFileSync(file, 'utf8').trim() : null;
};

/** `npm run backup -- <file>`: everything that PostgreSQL and the image store hold, in one file, while the product runs or not. */
async function main(): Promise<number> {
  const [given, ...rest] = process.argv.slice(3);
  if (!given || rest.length > 0) throw new UserFacingError('Use: npm run backup -- <file>');
  const file = resolve(process.env.INIT_CWD ?? '.', given);
  if (existsSync(file)) throw new UserFacingError(`${file} is there already.`);
  const data = dataDir();
  const postgres = await openPostgres(data);
  try {
    const config = readConfig({
      ...process.env,
      DATA_DIR: data,
      DATABASE_URL: postgres.url,
      REDIS_URL: process.env.REDIS_URL || 'redis://127.0.0.1/',
      SESSION_SECRET: process.env.SESSION_SECRET || '-'.repeat(32),
    });
    const images = openImageStore({ config, log: pino({ level: 'error' }) });
    const {
      rows,
      images: pictures,
      missing,
    } = await step('Backup', () => backup({ databaseUrl: postgres.url, images, secret: ownSecret(data), file }));
    console.log(
      `\n${file}: ${rows.toLocaleString('en')} rows, ${pictures.toLocaleString('en')} pictures. It holds password hashes: keep it where nobody else can read it.`,
    );
    if (missing.length > 0)
      console.log(
        `${missing.length} pictures that the database knows are not in the store: ${missing.slice(0, 5).join(', ')}`,
      );
    return 0;
  } finally {
    await postgres.stop();
  }
}

void runMain(main);

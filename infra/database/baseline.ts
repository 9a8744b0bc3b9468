import { createHash } from 'node:crypto';
import type { QueryRunner } from 'typeorm';
import { UserFacingError } from '../support/user-facing-error';
import { numberIn } from './migrations';

const BASELINE = 'Baseline1763700000001';
/** The last migration of those that the baseline replaces, and a digest of all their names. */
const REPLACED_TO = 142;
const DIGEST = '50c27d72de21c48c42449f1fe3336bc1';

/**
 * Names of migrations that have run, with the baseline in place of those that it replaced in 0.2.0.
 * @throws UserFacingError if only some of them have run
 */
export function withBaseline(names: readonly string[]): string[] {
  const isReplaced = (name: string) => name !== BASELINE && numberIn(name) <= REPLACED_TO;
  const replaced = names.filter(isReplaced).sort();
  if (replaced.length === 0) return [...names];
  if (createHash('md5').update(replaced.join()).digest('hex') !== DIGEST)
    throw new UserFacingError(
      `The data is of a version before 0.2.0 that does not end with migration ${REPLACED_TO}, so this version cannot migrate it. ` +
        'Start it once with the last commit before 0.2.0, which migrates it, and then with this version. ' +
        'A backup is restored with that commit, started, and saved again.',
    );
  return [BASELINE, ...names.filter((name) => !isReplaced(name))];
}

/** Marks a database whose migrations became the baseline: only later ones are left to run. */
export async function markBaseline(runner: QueryRunner): Promise<void> {
  if (!(await runner.hasTable('migrations'))) return;
  const rows: { name: string }[] = await runner.query('SELECT name FROM migrations');
  const names = rows.map(({ name }) => name);
  const known = withBaseline(names);
  const replaced = names.filter((name) => !known.includes(name));
  if (replaced.length > 0)
    await runner.query(
      `WITH replaced AS (DELETE FROM migrations WHERE name = ANY ($1))
       INSERT INTO migrations (timestamp, name) VALUES (right($2, 13)::bigint, $2)`,
      [replaced, BASELINE],
    );
}

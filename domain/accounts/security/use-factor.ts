import { statement } from '../../kit/statement';
import type { Reader, Transaction } from '../../kit/transaction';
import { recordSecurityAct } from './change-factors';

const step = statement<{ account_id: number }, [number, number]>(
  'accounts.use-totp-step',
  'UPDATE totp_factors SET last_step = $2 WHERE account_id = $1 AND last_step < $2 RETURNING account_id',
);

/** Uses up the codes of a time step and of all before it. @returns false when they were used up already */
export const useTotpStep = async (read: Pick<Reader, 'sql'>, accountId: number, timeStep: number): Promise<boolean> =>
  (await read.sql.one(step, [accountId, timeStep])) !== null;

const recovery = statement<{ account_id: number }, [number, string, Date]>(
  'accounts.use-recovery-code',
  'UPDATE recovery_codes SET used_at = $3 WHERE account_id = $1 AND code_hash = $2 AND used_at IS NULL RETURNING account_id',
);

/** @returns false when it is no code of theirs, or was used already */
export async function useRecoveryCode(tx: Transaction, accountId: number, codeHash: string): Promise<boolean> {
  if (!(await tx.sql.one(recovery, [accountId, codeHash, tx.clock.now()]))) return false;
  await recordSecurityAct(tx, accountId, 'code-used');
  return true;
}

const key = statement<{ id: number }, [number, string, Date, string]>(
  'accounts.use-passkey',
  `UPDATE passkeys SET counter = $2, last_used_at = $3 WHERE id = $1 AND counter = $4 RETURNING id`,
);

/**
 * Notes the use of a passkey. Counters of most passkeys stay 0; if one counts, each use moves it on.
 * @returns false when it was used at the same time elsewhere
 */
export const usePasskey = async (
  read: Pick<Reader, 'sql' | 'clock'>,
  passkey: { id: number; counter: number },
  counter: number,
): Promise<boolean> =>
  (await read.sql.one(key, [passkey.id, String(counter), read.clock.now(), String(passkey.counter)])) !== null;

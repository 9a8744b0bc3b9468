import type { Deps } from '~/infra/process/deps';
import { newTotpSecret, openTotpSeal } from '~/infra/sessions/totp';

/** Gives somebody an authenticator app. @returns its secret, for `totpCode` */
export async function anAuthenticator({ deps }: { deps: Deps }, person: { id: number }): Promise<string> {
  const secret = newTotpSecret();
  await deps.read.query(
    `WITH factor AS (INSERT INTO totp_factors (account_id, sealed_secret, last_step, created_at) VALUES ($1, $2, 0, $3))
     UPDATE accounts SET second_factor = true WHERE id = $1`,
    [person.id, openTotpSeal(deps.config).seal(person.id, secret), deps.clock.now()],
  );
  return secret;
}

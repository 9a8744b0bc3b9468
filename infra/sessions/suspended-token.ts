import type { Deps } from '../process/deps';
import { isSame, signatureOf } from './signed';

/** How long the address of the page for suspended people can be used, in milliseconds. */
const VALID_FOR = 86_400_000;
const PURPOSE = 'suspended';

type Signing = Pick<Deps, 'config' | 'clock'>;

/** Lets somebody who has just proved who they are read why they are suspended, without a session. */
export function suspendedToken({ config, clock }: Signing, accountId: number): string {
  const said = `${accountId}.${clock.now().getTime() + VALID_FOR}`;
  return `${said}.${signatureOf(config.sessionSecret, PURPOSE, said)}`;
}

/** Whose it is; null if it is none of ours or too old. */
export function readSuspendedToken({ config, clock }: Signing, token: string): number | null {
  const [account, until, signature, rest] = token.split('.');
  if (!account || !until || !signature || rest !== undefined) return null;
  if (!isSame(signature, signatureOf(config.sessionSecret, PURPOSE, `${account}.${until}`))) return null;
  return Number(until) > clock.now().getTime() ? Number(account) : null;
}

import { userInfo } from 'node:os';
import { findAccountForLogin } from '~/domain/accounts/account-for-login.query';
import { removeAllFactors } from '~/domain/accounts/security/change-factors';
import { factorsOf } from '~/domain/accounts/security/factors.query';
import { cutText } from '~/domain/kit/cut-text';
import type { Reader } from '~/domain/kit/transaction';
import type { Transactions } from '../database/transaction';
import { UserFacingError } from '../support/user-facing-error';

/** Who runs a command on this machine, for the record. */
const operator = (): string => `${userInfo().username}, npm run remove-factors`;

/**
 * Removes every second factor of somebody who has lost all of them, and writes it down in the account's own list of changes.
 * @param login a username or e-mail address
 * @returns how many there were
 * @throws UserFacingError if there is no such account, or it has none
 */
export async function removeFactorsOf(
  deps: { read: Reader } & Pick<Transactions, 'inTransaction'>,
  login: string,
  by = operator(),
): Promise<number> {
  const account = await findAccountForLogin(deps.read, login);
  if (!account) throw new UserFacingError(`There is no account with the username or e-mail address ${login}.`);
  const { totp, passkeys } = await factorsOf(deps.read, account.person.id);
  const factors = passkeys.length + (totp ? 1 : 0);
  if (factors === 0) throw new UserFacingError(`${login} has no second factor.`);
  await deps.inTransaction((tx) => removeAllFactors(tx, account.person.id, cutText(by, 200)));
  return factors;
}

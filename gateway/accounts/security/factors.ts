import type { FastifyInstance } from 'fastify';
import type { Person } from '~/domain/accounts/person';
import {
  addPasskey,
  addTotp,
  removePasskey,
  removeTotp,
  renamePasskey,
  replaceRecoveryCodes,
} from '~/domain/accounts/security/change-factors';
import { secondFactor } from '~/domain/accounts/security/contract';
import { factorsOf } from '~/domain/accounts/security/factors.query';
import { invalid } from '~/domain/kit/errors';
import type { Transaction } from '~/domain/kit/transaction';
import type { Deps } from '~/infra/process/deps';
import { guessing } from '~/infra/redis/limits';
import type { Passkeys } from '~/infra/sessions/passkeys';
import { newRecoveryCodes } from '~/infra/sessions/recovery-codes';
import { openTotpSeal, openTotpSetup, newTotpSecret, stepOfCode, totpAddress } from '~/infra/sessions/totp';
import { bindPage } from '../../bind';
import { codeWrong } from './check-code';

/** The second factors of an account: what there is, and how it changes. */
export function bindFactors(app: FastifyInstance, deps: Deps, passkeys: Passkeys): void {
  const seal = openTotpSeal(deps.config);
  const setups = openTotpSetup(deps);

  /** @param change says whether the codes were taken */
  async function change(person: Person, work: (tx: Transaction, codeHashes: string[]) => Promise<boolean>) {
    const { codes, hashes } = newRecoveryCodes(person.id);
    const taken = await deps.inTransaction((tx) => work(tx, hashes));
    // Roles may have come into force, or have gone out of it.
    await app.sessions.forgetPerson(person.id);
    return { factors: await factorsOf(deps.read, person.id), recovery_codes: taken ? codes : [] };
  }

  bindPage(app, deps, secondFactor, {
    data: ({ person }) => factorsOf(deps.read, person.id),
    actions: {
      start_totp: ({ person }) => {
        const secret = newTotpSecret();
        return {
          secret,
          address: totpAddress(secret, person.username ?? person.name),
          setup: setups.seal(person.id, secret),
        };
      },
      add_totp: async ({ person, input }) => {
        const secret = setups.open(person.id, input.setup);
        if (!secret) throw invalid('setup-over', 'This took too long. Start again with a new QR code.');
        const giveBack = await app.limits.codesByAccount.take(person.id);
        const step = await guessing(giveBack, 'code-wrong', async () => {
          const found = stepOfCode(secret, input.code, deps.clock.now());
          if (found === null) throw codeWrong();
          return found;
        });
        const app_ = { sealedSecret: seal.seal(person.id, secret), step };
        return change(person, (tx, hashes) => addTotp(tx, person.id, app_, hashes));
      },
      remove_totp: ({ person }) => change(person, (tx) => removeTotp(tx, person.id)),
      passkey_options: ({ person, request }) => passkeys.optionsToAdd(request.host, person),
      add_passkey: async ({ person, input, request }) => {
        const key = await passkeys.verifyNew(request.host, person.id, input.credential, input.name);
        return change(person, (tx, hashes) => addPasskey(tx, person.id, key, hashes));
      },
      rename_passkey: ({ person, input }) =>
        change(person, async (tx) => {
          await renamePasskey(tx, person.id, input.passkey_id, input.name);
          return false;
        }),
      remove_passkey: ({ person, input }) => change(person, (tx) => removePasskey(tx, person.id, input.passkey_id)),
      new_recovery_codes: ({ person }) =>
        change(person, async (tx, hashes) => {
          await replaceRecoveryCodes(tx, person.id, hashes);
          return true;
        }),
    },
  });
}

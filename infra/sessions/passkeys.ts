import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { decodeAttestationObject, isoBase64URL, isoUint8Array } from '@simplewebauthn/server/helpers';
import type { Assertion, NewCredential } from '~/domain/accounts/security/credential';
import type { NewPasskey } from '~/domain/accounts/security/change-factors';
import { passkeyByCredential, passkeysOfAccount, type StoredPasskey } from '~/domain/accounts/security/factors.query';
import { usePasskey } from '~/domain/accounts/security/use-factor';
import { invalid, unavailable } from '~/domain/kit/errors';
import type { Deps } from '../process/deps';

/** How long a challenge can be answered, in seconds. */
const LIFETIME = 300;
const NAME = 'Wardmates';

/** What a challenge is for: an answer to one of another purpose or person is worth nothing. */
type Purpose = `add ${number}` | `prove ${number}` | 'sign-in';

const refused = () =>
  invalid('passkey-refused', 'This passkey could not be used. Try again, or choose another way to sign in.');

type Site = { rpID: string; origins: string[] };

/** The address that a browser sees, which its answer names. A passkey belongs to the host of this address. */
function siteOf(publicUrl: string | undefined, host: string): Site {
  const { hostname } = new URL(publicUrl ?? `http://${host}`);
  return { rpID: hostname, origins: publicUrl ? [publicUrl] : [`http://${host}`, `https://${host}`] };
}

/**
 * A statement of where an authenticator comes from is never asked for. One that comes all the same is not looked at, for its
 * certificates name addresses that the check would fetch.
 */
function bringsCertificates({ response }: NewCredential): boolean {
  const object = decodeAttestationObject(isoBase64URL.toBuffer(response.attestationObject));
  const format = object.get('fmt');
  return format !== 'none' && !(format === 'packed' && !object.get('attStmt').get('x5c'));
}

/** Challenges are kept in Redis and are good once; a wiped Redis costs another try. */
function openChallenges({ redis, key }: Pick<Deps, 'redis' | 'key'>) {
  const keyOf = (challenge: string) => key(`passkey:${challenge}`);

  async function remember(challenge: string, purpose: Purpose): Promise<void> {
    await redis.set(keyOf(challenge), purpose, 'EX', LIFETIME).catch(() => {
      throw unavailable();
    });
  }
  const isOurs = (purpose: Purpose) => async (challenge: string) =>
    (await redis.getdel(keyOf(challenge)).catch(() => {
      throw unavailable();
    })) === purpose;
  return { remember, isOurs };
}

const described = (passkeys: StoredPasskey[]) =>
  passkeys.map(({ credential_id, transports }) => ({ id: credential_id, transports: transports as never }));

/** Asking for a passkey that is there, and checking the answer. */
function openAssertions(
  { config, read, log }: Pick<Deps, 'config' | 'read' | 'log'>,
  challenges: ReturnType<typeof openChallenges>,
) {
  const { remember, isOurs } = challenges;

  async function ask(host: string, purpose: Purpose, allowed: StoredPasskey[] | null) {
    const options = await generateAuthenticationOptions({
      rpID: siteOf(config.publicUrl, host).rpID,
      // Signing in by it alone takes more than having it: a PIN, a finger, a face.
      userVerification: allowed ? 'preferred' : 'required',
      ...(allowed ? { allowCredentials: described(allowed) } : {}),
    });
    await remember(options.challenge, purpose);
    return { ...options };
  }

  /** @throws Problem `passkey-refused` */
  async function verify(host: string, purpose: Purpose, answer: Assertion, alone: boolean): Promise<StoredPasskey> {
    const passkey = await passkeyByCredential(read, answer.id);
    if (!passkey) throw refused();
    const { rpID, origins } = siteOf(config.publicUrl, host);
    const { userHandle, ...response } = answer.response;
    const checked = await verifyAuthenticationResponse({
      response: { ...answer, response: { ...response, userHandle: userHandle ?? undefined } },
      expectedChallenge: isOurs(purpose),
      expectedOrigin: origins,
      expectedRPID: rpID,
      requireUserVerification: alone,
      credential: {
        id: passkey.credential_id,
        publicKey: new Uint8Array(passkey.public_key),
        counter: passkey.counter,
      },
    }).catch((error: unknown) => {
      log.info({ err: error }, 'a passkey was refused');
      return null;
    });
    if (!checked?.verified) throw refused();
    if (!(await usePasskey(read, passkey, checked.authenticationInfo.newCounter))) throw refused();
    return passkey;
  }

  return { ask, verify };
}

export function openPasskeys(deps: Pick<Deps, 'config' | 'redis' | 'key' | 'read' | 'log'>) {
  const { config, read, log } = deps;
  const challenges = openChallenges(deps);
  const { remember, isOurs } = challenges;
  const { ask, verify } = openAssertions(deps, challenges);

  return {
    async optionsToAdd(host: string, person: { id: number; username: string | null; name: string }) {
      const options = await generateRegistrationOptions({
        rpName: NAME,
        rpID: siteOf(config.publicUrl, host).rpID,
        userID: isoUint8Array.fromUTF8String(String(person.id)),
        userName: person.username ?? person.name,
        userDisplayName: person.name,
        attestationType: 'none',
        excludeCredentials: described(await passkeysOfAccount(read, person.id)),
        authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
      });
      await remember(options.challenge, `add ${person.id}`);
      return { ...options };
    },

    /** @throws Problem `passkey-refused` */
    async verifyNew(host: string, accountId: number, credential: NewCredential, name: string): Promise<NewPasskey> {
      const { rpID, origins } = siteOf(config.publicUrl, host);
      try {
        if (bringsCertificates(credential)) throw refused();
        const checked = await verifyRegistrationResponse({
          response: { ...credential, response: { ...credential.response, transports: [] } },
          expectedChallenge: isOurs(`add ${accountId}`),
          expectedOrigin: origins,
          expectedRPID: rpID,
          requireUserVerification: false,
        });
        if (!checked.verified) throw refused();
        const { id, publicKey, counter } = checked.registrationInfo.credential;
        return {
          credentialId: id,
          publicKey: Buffer.from(publicKey),
          counter,
          transports: credential.response.transports,
          name,
        };
      } catch (error) {
        log.info({ err: error }, 'a new passkey was refused');
        throw refused();
      }
    },

    /** For somebody who has said who they are. */
    optionsToProve: async (host: string, accountId: number) =>
      ask(host, `prove ${accountId}`, await passkeysOfAccount(read, accountId)),

    /** @throws Problem `passkey-refused`, also if the passkey is somebody else's */
    async prove(host: string, accountId: number, answer: Assertion): Promise<void> {
      const passkey = await verify(host, `prove ${accountId}`, answer, false);
      if (passkey.account_id !== accountId) throw refused();
    },

    /** For somebody whom the passkey itself will name. */
    optionsToSignIn: (host: string) => ask(host, 'sign-in', null),

    /** @returns whose passkey it is @throws Problem `passkey-refused` */
    signIn: async (host: string, answer: Assertion): Promise<number> =>
      (await verify(host, 'sign-in', answer, true)).account_id,
  };
}

export type Passkeys = ReturnType<typeof openPasskeys>;

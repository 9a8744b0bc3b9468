import type { Assertion, NewCredential } from '~/domain/accounts/security/credential';
import { ProblemError } from '~/web/live/problem-error';

/** A passkey belongs to a name: browsers make none for an address of numbers, or over plain HTTP from elsewhere. */
export const canUsePasskeys = (): boolean =>
  'PublicKeyCredential' in globalThis &&
  globalThis.isSecureContext &&
  !/^(?:[\d.]+|\[.*\])$/.test(globalThis.location.hostname);

interface Options {
  challenge: string;
  [name: string]: unknown;
}

/** What browsers throw says which of these it was; everything else is the person who would rather not. */
function asProblem(error: unknown): ProblemError {
  const code = error instanceof Error && error.name === 'InvalidStateError' ? 'passkey-exists' : 'passkey-cancelled';
  return new ProblemError(422, code, '');
}

/** Asks the browser to make a passkey. @throws ProblemError */
export async function makePasskey(options: Options): Promise<NewCredential> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  try {
    const made = await startRegistration({ optionsJSON: options as never });
    return made as unknown as NewCredential;
  } catch (error) {
    throw asProblem(error);
  }
}

/** Asks the browser to sign with a passkey. @throws ProblemError */
export async function askPasskey(options: Options): Promise<Assertion> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  try {
    const signed = await startAuthentication({ optionsJSON: options as never });
    return signed as unknown as Assertion;
  } catch (error) {
    throw asProblem(error);
  }
}

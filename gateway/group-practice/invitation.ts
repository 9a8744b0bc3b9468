import type { Config } from '~/infra/process/config';
import { isSame, signatureOf } from '~/infra/sessions/signed';

type Secret = Pick<Config, 'sessionSecret'>;

/** 96 bits: what a PIN lacks. */
const LENGTH = 16;

/**
 * What the QR code's link of a group holds beside the PIN. It is made of the PIN and the product's secret, so nothing is
 * stored, and nothing need be looked up to know it right.
 */
export const invitationTo = ({ sessionSecret }: Secret, pin: string): string =>
  signatureOf(sessionSecret, 'invitation', pin).slice(0, LENGTH);

export const isInvitation = (config: Secret, pin: string, key: string | undefined): boolean =>
  key !== undefined && isSame(key, invitationTo(config, pin));

import { href } from '~/domain/kit/contract';
import { joinGroup, joinPrompt } from '~/domain/group-practice/contract';
import { publicOrigin } from '~/web/core/public-origin';

/** Pixels of the lobby's QR code (spec 3 §9). */
export const QR_SIZE = 128;

/** The whole address that the QR code holds. @param invitation its key, with which nobody is taken for a guesser */
export const inviteLink = (pin: string, invitation: string): string =>
  publicOrigin() + href(joinGroup, { pin }, { key: invitation });

/** The address to type the PIN at, as it is said across a table. */
export const invitePlace = (): string => new URL(publicOrigin()).host + href(joinPrompt).replace(/\/$/, '');

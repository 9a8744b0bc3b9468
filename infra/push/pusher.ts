import type { Clock } from '~/domain/kit/transaction';
import type { Config } from '../process/config';
import { type KeyStore, pushKeys } from './keys';
import type { PushMessage, PushOutcome } from './transport';

export interface Pusher {
  /** By which browsers subscribe, as base64url. */
  publicKey(): Promise<string>;
  /**
   * @throws PushRefused when no further try would help
   * @throws Error when the service cannot be reached or is not well; no message names the device
   */
  send(message: PushMessage): Promise<PushOutcome>;
}

/** Whom a push service may turn to (RFC 8292, section 2.1): the product's own address, or that of its mails. */
const subjectOf = ({ publicUrl, mail }: Pick<Config, 'publicUrl' | 'mail'>): string =>
  publicUrl?.startsWith('https:') ? publicUrl : `mailto:${/<([^>]+)>/.exec(mail.from)?.[1] ?? mail.from}`;

/** Reads no keys before they are needed. */
export function openPusher(deps: KeyStore & { config: Config; clock: Clock }): Pusher {
  let reading: ReturnType<typeof pushKeys> | undefined;
  function keys() {
    reading ??= pushKeys(deps);
    reading.catch(() => (reading = undefined));
    return reading;
  }
  return {
    publicKey: async () => (await keys()).publicKey,
    async send(message) {
      const [vapid, { sendByPush }] = await Promise.all([keys(), import('./transport')]);
      return sendByPush(
        message,
        { ...vapid, subject: subjectOf(deps.config) },
        { now: deps.clock.now(), ca: deps.config.push.local?.ca },
      );
    },
  };
}

import { Agent } from 'node:https';
import { sendNotification, WebPushError } from 'web-push';

/** Milliseconds that a push service may take to answer. */
const PATIENCE = 10_000;

export interface PushMessage {
  endpoint: string;
  p256dh: string;
  auth: string;
  /** What the device gets: encrypted for it alone (RFC 8291). */
  payload: string;
  /** Seconds that the service keeps it for a device that is away (RFC 8030, section 5.2). */
  lasts: number;
  urgent: boolean;
  /** Takes the place of what the service still keeps under the same topic (RFC 8030, section 5.4); 32 characters at most. */
  topic: string;
}

export interface VapidKeys {
  subject: string;
  publicKey: string;
  privateKey: string;
}

/** `later`: the service asks to come back in so many milliseconds. `gone`: the browser has no such subscription any more. */
export type PushOutcome = { state: 'sent' } | { state: 'gone' } | { state: 'later'; after: number };

/** The message will never be taken: trying again does not help. */
export class PushRefused extends Error {}

/** `Retry-After` in seconds or as a date, in milliseconds from `now` on; null if there is none (RFC 9110, section 10.2.3). */
export function retryAfter(value: string | undefined, now: Date): number | null {
  if (value === undefined || value.trim() === '') return null;
  const seconds = Number(value);
  const until = Number.isFinite(seconds) ? seconds * 1_000 : Date.parse(value) - now.getTime();
  return Number.isFinite(until) ? Math.max(0, until) : null;
}

/** What went wrong, without the address of the device or anything that was sent: errors are logged and shown to operators. */
function outcomeOf(error: unknown, { endpoint }: PushMessage, now: Date): PushOutcome {
  const { hostname } = new URL(endpoint);
  if (!(error instanceof WebPushError))
    throw new Error(`${hostname} cannot be used: ${(error as NodeJS.ErrnoException).code ?? 'no answer'}`);
  const { statusCode, headers } = error;
  if (statusCode === 404 || statusCode === 410) return { state: 'gone' };
  const after = retryAfter((headers as Record<string, string | undefined>)['retry-after'], now);
  if (after !== null && (statusCode === 429 || statusCode >= 500)) return { state: 'later', after };
  if (statusCode === 429 || statusCode >= 500) throw new Error(`${hostname} answered ${statusCode}`);
  throw new PushRefused(`${hostname} refused the message: ${statusCode}`);
}

/**
 * Sends one message by the push service of its device. Redirections are not followed.
 * @param ca a certificate in PEM format to trust besides the usual ones
 * @throws PushRefused when no further try would help
 * @throws Error when the service cannot be reached or is not well
 */
export async function sendByPush(
  message: PushMessage,
  vapid: VapidKeys,
  { now, ca }: { now: Date; ca: string | undefined },
): Promise<PushOutcome> {
  const { endpoint, p256dh, auth, payload, lasts, urgent, topic } = message;
  const agent = ca === undefined ? undefined : new Agent({ ca });
  try {
    await sendNotification({ endpoint, keys: { p256dh, auth } }, payload, {
      vapidDetails: vapid,
      TTL: lasts,
      urgency: urgent ? 'high' : 'normal',
      topic,
      timeout: PATIENCE,
      ...(agent ? { agent } : {}),
    });
    return { state: 'sent' };
  } catch (error) {
    return outcomeOf(error, message, now);
  } finally {
    agent?.destroy();
  }
}

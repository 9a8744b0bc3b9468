import { createHmac } from 'node:crypto';
import { type IceServer, TURN_LIFETIME } from '~/domain/group-practice/call-contract';
import type { Config } from '../process/config';

/**
 * The STUN and TURN servers for one person, with credentials of their own that are good for an hour: what coturn's
 * `use-auth-secret` takes, a user name that says until when, signed with the shared secret (the TURN REST API).
 */
export function iceServersFor(ice: Config['ice'], personId: number, now: Date): IceServer[] {
  const servers: IceServer[] = [];
  if (ice.stunUrls.length > 0 && !ice.relayOnly) servers.push({ urls: ice.stunUrls });
  if (ice.turnUrls.length > 0 && ice.turnSecret) {
    const username = `${Math.floor(now.getTime() / 1_000) + TURN_LIFETIME}:${personId}`;
    servers.push({
      urls: ice.turnUrls,
      username,
      credential: createHmac('sha1', ice.turnSecret).update(username).digest('base64'),
    });
  }
  return servers;
}

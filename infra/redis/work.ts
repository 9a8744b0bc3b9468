import { randomBytes } from 'node:crypto';
import { Problem, unavailable } from '~/domain/kit/errors';
import { type Challenge, challengeText, isSolution, readChallenge, SEAL_LENGTH } from '~/domain/kit/work';
import type { Deps } from '../process/deps';
import { isSame, signatureOf } from '../sessions/signed';

/** How long a challenge can be answered, in seconds: the slowest phone takes a small part of it. */
const LIFETIME = 300;
/** Bits that the hardest challenge asks for beyond the easiest. */
export const HARDER_BITS = 4;

export interface Work {
  /** A refusal that can be overcome by work. @param share how much of what work allows is used already, 0 to 1 */
  needed(purpose: string, share: number, retryAfter: number): Problem;
  /**
   * Whether a request brings the answer to a challenge of ours for this purpose. An answer counts once.
   * @throws Problem `unavailable` when Redis cannot be asked
   */
  spend(header: string | string[] | undefined, purpose: string): Promise<boolean>;
}

export function openWork(deps: Pick<Deps, 'config' | 'redis' | 'key' | 'clock'>): Work {
  const { config, redis, clock } = deps;
  const seconds = () => Math.floor(clock.now().getTime() / 1000);
  const sealOf = ({ purpose, bits, expires, nonce }: Omit<Challenge, 'seal'>) =>
    signatureOf(config.sessionSecret, 'work', [purpose, bits, expires, nonce].join('.')).slice(0, SEAL_LENGTH);

  return {
    needed(purpose, share, retryAfter) {
      const bits = config.workBits + Math.round(HARDER_BITS * Math.min(1, Math.max(0, share)));
      const challenge = { purpose, bits, expires: seconds() + LIFETIME, nonce: randomBytes(12).toString('base64url') };
      const detail =
        'Too many attempts. Wait a little, or answer the challenge in `work` with the header X-Work and try again at once.';
      return new Problem('too-many', 'work-needed', detail, {
        retryAfter,
        work: challengeText({ ...challenge, seal: sealOf(challenge) }),
      });
    },

    async spend(header, purpose) {
      const [, text = '', counter = ''] =
        /^(.{1,140})\.(\d{1,15})$/.exec(typeof header === 'string' ? header : '') ?? [];
      const challenge = readChallenge(text);
      if (!challenge || challenge.purpose !== purpose || challenge.expires < seconds()) return false;
      if (!isSame(challenge.seal, sealOf(challenge)) || !isSolution(challenge.seal, Number(counter), challenge.bits))
        return false;
      const first = await redis.set(deps.key(`work:${challenge.nonce}`), '1', 'EX', LIFETIME, 'NX').catch(() => {
        throw unavailable();
      });
      return first === 'OK';
    },
  };
}

import { createECDH, ECDH } from 'node:crypto';
import { addPushKeys, findPushKeys, type PushKeys, replacePushKeys } from '~/domain/accounts/push/keys';
import type { Reader, Transaction } from '~/domain/kit/transaction';
import type { Config } from '../process/config';
import { openSeal } from '../sessions/sealed';

const CURVE = 'prime256v1';

/** What keys are kept with. */
export interface KeyStore {
  config: Pick<Config, 'sessionSecret'>;
  read: Reader;
  inTransaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
}

/** Whether a browser's public key, as base64url, is an uncompressed point of P-256 (RFC 8291, section 3.1). */
export function isPublicKey(p256dh: string): boolean {
  const bytes = Buffer.from(p256dh, 'base64url');
  if (bytes.length !== 65 || bytes[0] !== 4) return false;
  try {
    ECDH.convertKey(bytes, CURVE);
    return true;
  } catch {
    return false;
  }
}

function newKeys(): { publicKey: string; privateKey: string } {
  const pair = createECDH(CURVE);
  const publicKey = pair.generateKeys('base64url');
  // A number with zeros in front has fewer bytes.
  const privateKey = Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()])
    .subarray(-32)
    .toString('base64url');
  return { publicKey, privateKey };
}

/**
 * The keys by which push services know this installation (RFC 8292), made the first time and the same for every process: the table
 * has them, sealed with SESSION_SECRET. With another secret they are made anew, and no browser is subscribed any more.
 */
export async function pushKeys(deps: KeyStore): Promise<{ publicKey: string; privateKey: string }> {
  const { seal, open } = openSeal(deps.config.sessionSecret, 'push keys');
  const sealed = ({ publicKey, privateKey }: ReturnType<typeof newKeys>): PushKeys => ({
    public_key: publicKey,
    private_key: seal(privateKey),
  });
  for (;;) {
    const kept = await findPushKeys(deps.read);
    if (!kept) {
      await addPushKeys(deps.read, sealed(newKeys()));
      continue;
    }
    const privateKey = open(kept.private_key);
    if (privateKey !== null) return { publicKey: kept.public_key, privateKey };
    await deps.inTransaction((tx) => replacePushKeys(tx, kept, sealed(newKeys())));
  }
}

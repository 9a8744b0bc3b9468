import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto';

const IV_BYTES = 16;

/** Encrypts short texts for places that others may read, such as Redis. */
export interface Seal {
  seal(text: string): string;
  /** @returns null when it was not sealed with this secret for this purpose, or was changed */
  open(sealed: string): string | null;
}

/**
 * Equal texts are sealed to equal texts, so that what is sealed can be a key: the initialisation vector is a signature of the
 * text (as in AES-SIV), and opening checks it.
 * @param purpose keeps what was sealed for one thing from being opened for another
 */
export function openSeal(secret: string, purpose: string): Seal {
  const keyFor = (use: string) => createHmac('sha256', secret).update(`${purpose} ${use}`).digest();
  const [encryptionKey, signatureKey] = [keyFor('encryption'), keyFor('signature')];
  const vectorOf = (text: string) => createHmac('sha256', signatureKey).update(text).digest().subarray(0, IV_BYTES);
  return {
    seal(text) {
      const vector = vectorOf(text);
      const cipher = createCipheriv('aes-256-ctr', encryptionKey, vector);
      return Buffer.concat([vector, cipher.update(text, 'utf8'), cipher.final()]).toString('base64url');
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      if (bytes.length <= IV_BYTES) return null;
      const vector = bytes.subarray(0, IV_BYTES);
      const decipher = createDecipheriv('aes-256-ctr', encryptionKey, vector);
      const text = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES)), decipher.final()]).toString('utf8');
      return vectorOf(text).equals(vector) ? text : null;
    },
  };
}

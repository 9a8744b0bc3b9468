import { createHash, randomInt } from 'node:crypto';

export const RECOVERY_CODES = 10;
/** Crockford's base32: no letter that looks like a digit. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 80 bits: no guess hits one, also if the hashes are known. */
const LENGTH = 16;

const plain = (code: string): string =>
  code.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');

/** Whether it may be one, however it is typed. */
export const isRecoveryCode = (code: string): boolean => /^[0-9A-HJKMNP-TV-Z]{16}$/.test(plain(code));

/** In groups of four, as it is shown. */
const newCode = (): string =>
  Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)])
    .join('')
    .replace(/.{4}(?!$)/g, '$&-');

export const recoveryCodeHash = (accountId: number, code: string): string =>
  createHash('sha256')
    .update(`${accountId} ${plain(code)}`)
    .digest('base64url');

export function newRecoveryCodes(accountId: number): { codes: string[]; hashes: string[] } {
  const codes = Array.from({ length: RECOVERY_CODES }, newCode);
  return { codes, hashes: codes.map((code) => recoveryCodeHash(accountId, code)) };
}

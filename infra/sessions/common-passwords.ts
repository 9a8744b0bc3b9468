import { dictionary } from '@zxcvbn-ts/language-common';
import type { FieldError } from '~/domain/kit/errors';
import { isPassword } from '~/domain/accounts/credentials';
import { REGISTRATION_MESSAGES } from '~/domain/accounts/registration';

let common: ReadonlySet<string> | undefined;

/** Of 49,000 that people choose most, those that the rule of `isPassword` lets pass: 5,000. Read when it is first needed. */
const commonPasswords = (): ReadonlySet<string> =>
  (common ??= new Set(dictionary['passwords-common'].filter(isPassword)));

const plain = (password: string): string => password.normalize('NFKC').toLowerCase();
/** `Password1!` is no better than `password1`. */
const withoutMarks = (password: string): string => password.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');

/** Whether an attacker would try it among the first. For the gateway: the list is never sent to a browser. */
const isCommonPassword = (password: string): boolean =>
  [plain(password), withoutMarks(plain(password))].some((one) => commonPasswords().has(one));

/**
 * What a new password must not be, on top of the rule of `isPassword` (spec 2 §5): for registration, change and reset. Passwords that
 * people have already stay good.
 */
export const commonPasswordErrors = (password: string): FieldError[] =>
  isCommonPassword(password) ? [{ path: 'password', message: REGISTRATION_MESSAGES.passwordCommon }] : [];

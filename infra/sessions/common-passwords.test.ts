import { commonPasswordErrors } from './common-passwords';

test.each(['password1', 'PassWord123', 'qwerty123', '1qaz2wsx', 'trustno1', 'Password1!', '  trustno1'])(
  '%s is too common',
  (password) =>
    expect(commonPasswordErrors(password)).toEqual([{ path: 'password', message: 'This password is too common' }]),
);

test.each(['practise-2026', 'azafran-4711', 'otra-cosa-1', 'correct horse 4'])('%s is not', (password) =>
  expect(commonPasswordErrors(password)).toEqual([]),
);

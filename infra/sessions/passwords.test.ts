import { parseOptions } from '@node-rs/argon2';
import { COST, hashPassword, NOBODYS_HASH, passwordFits } from './passwords';

test('a password fits its own hash only, however its letters are composed', async () => {
  const hash = await hashPassword('contraseña9');
  expect(hash).toMatch(/^\$argon2id\$/);
  expect(hash).not.toContain('contraseña9');
  expect(await passwordFits(hash, 'contrasen\u0303a9')).toBe(true);
  expect(await passwordFits(hash, 'contrasena9')).toBe(false);
});

test('where there is no account nothing fits, at the same cost', async () => {
  expect(await passwordFits(null, 'practise-2026')).toBe(false);
  expect(parseOptions(NOBODYS_HASH)).toEqual(parseOptions(await hashPassword('x')));
  expect(parseOptions(NOBODYS_HASH)).toMatchObject(COST);
});

test('a try that finds two at work and a thousand waiting is refused as busy', async () => {
  const all = await Promise.allSettled(Array.from({ length: 1_003 }, () => passwordFits('no hash', 'practise-2026')));
  expect(
    all
      .map(({ status, ...rest }) => (status === 'rejected' ? (rest as PromiseRejectedResult).reason.status : null))
      .filter((status) => status === 503),
  ).toHaveLength(1);
});

import { parseOptions } from '@node-rs/argon2';
import { COST, hashPassword, NOBODYS_HASH, passwordFits, semaphore } from './passwords';

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

describe('the line before the slow work', () => {
  const pending = () => {
    let end!: () => void;
    const work = new Promise<void>((resolve) => (end = resolve));
    return { work: () => work, end };
  };

  test('few run at once, the rest in the order in which they came', async () => {
    const inTurn = semaphore(2, 10);
    const started: number[] = [];
    const jobs = [0, 1, 2, 3].map(() => pending());
    const all = jobs.map((job, index) => inTurn(() => (started.push(index), job.work())));
    await Promise.resolve();
    expect(started).toEqual([0, 1]);
    jobs[1]!.end();
    await all[1];
    expect(started).toEqual([0, 1, 2]);
    jobs.forEach((job) => job.end());
    await Promise.all(all);
    expect(started).toEqual([0, 1, 2, 3]);
  });

  test('whoever finds the line full is told to come back', async () => {
    const inTurn = semaphore(1, 1);
    const [first, second] = [pending(), pending()];
    const all = [inTurn(first.work), inTurn(second.work)];
    await expect(inTurn(async () => undefined)).rejects.toMatchObject({ status: 503 });
    first.end();
    second.end();
    await Promise.all(all);
    await expect(inTurn(async () => 'free again')).resolves.toBe('free again');
  });

  test('work that fails gives its place up', async () => {
    const inTurn = semaphore(1, 1);
    await expect(inTurn(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(inTurn(async () => 'next')).resolves.toBe('next');
  });
});

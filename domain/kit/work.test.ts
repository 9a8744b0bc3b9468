import { createHash, randomBytes } from 'node:crypto';
import { challengeText, isSolution, readChallenge, solve } from './work';

test('a solution has the zero bits that are asked for, and is the first that has', () => {
  const seal = randomBytes(24).toString('base64url');
  const counter = solve({ seal, bits: 10 });
  expect(createHash('sha256').update(`${seal}:${counter}`).digest().readUInt32BE(0)).toBeLessThan(2 ** 22);
  for (let smaller = 0; smaller < counter; smaller += 1) expect(isSolution(seal, smaller, 10)).toBe(false);
});

test('a challenge travels as text, and what is none is refused', () => {
  const challenge = {
    purpose: 'sign-in',
    bits: 17,
    expires: 1_800_000_000,
    nonce: randomBytes(12).toString('base64url'),
    seal: randomBytes(24).toString('base64url'),
  };
  expect(readChallenge(challengeText(challenge))).toEqual(challenge);
  for (const text of ['', 'sign-in', `${challengeText(challenge)}x`, challengeText(challenge).replace('.17.', '.-1.')])
    expect(readChallenge(text)).toBeNull();
});

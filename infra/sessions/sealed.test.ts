import { openSeal } from './sealed';

const secret = 'a secret of thirty-two characters';
const { seal, open } = openSeal(secret, 'presence');

it('opens what was sealed, and seals the same text the same way', () => {
  expect(open(seal('123456789'))).toBe('123456789');
  expect(seal('123456789')).toBe(seal('123456789'));
  expect(seal('123456789')).not.toContain('123456789');
  expect(seal('123456788')).not.toBe(seal('123456789'));
});

it('opens nothing that was changed, or sealed by another secret or for another purpose', () => {
  const sealed = seal('123456789');
  for (const other of [openSeal(`${secret}.`, 'presence'), openSeal(secret, 'calls')])
    expect(other.open(sealed)).toBeNull();
  const bytes = Buffer.from(sealed, 'base64url');
  bytes[bytes.length - 1]! ^= 1;
  expect(open(bytes.toString('base64url'))).toBeNull();
  for (const plain of ['', '123456789', 'not sealed at all, though long enough']) expect(open(plain)).toBeNull();
});

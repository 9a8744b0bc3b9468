import fc from 'fast-check';
import { safeNext } from './safe-next';

test.each(['/', '/osce-stations/', '/join/482913507/?x=1#clock', '/osce-stations/?search=a%2Fb', '/a//b'])(
  '%s is ours',
  (next) => expect(safeNext(next)).toBe(next),
);

// rules: 1.5.15
test.each([
  undefined,
  null,
  '',
  'osce-stations/',
  'https://elsewhere.example/',
  '//elsewhere.example/',
  '///elsewhere.example/',
  '/\\elsewhere.example/',
  '\\\\elsewhere.example/',
  '/\t/elsewhere.example/',
  '/\n/elsewhere.example/',
  '\t//elsewhere.example/',
  ' //elsewhere.example/',
  '/x/..//elsewhere.example/',
  '/.//elsewhere.example/',
  '/%2e//elsewhere.example/',
  'javascript:alert(1)',
  '/\u0000/elsewhere.example/',
])('%j leads home instead', (next) => expect(safeNext(next)).toBe('/'));

test('a browser that follows any input stays on this site', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    '%2e',
    '\t',
    '\n',
    '@',
    ':',
    'https:',
    'elsewhere.example',
    '?',
    '#',
    'a',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const next = safeNext(pieces.join(''));
      expect(new URL(next, 'https://ward.example/login/').origin).toBe('https://ward.example');
    }),
    { numRuns: 2_000 },
  );
});

import { safeLink } from './safe-link';

describe('a link to another site', () => {
  it.each([
    ['https://www.nice.org.uk/guidance/ng136', 'https://www.nice.org.uk/guidance/ng136'],
    ['  http://example.org/a?b=c#d ', 'http://example.org/a?b=c#d'],
    ['HTTPS://Example.ORG', 'https://example.org/'],
    ['https://example.org/dosis-pediátrica', 'https://example.org/dosis-pedi%C3%A1trica'],
    ['https://192.0.2.1/x', 'https://192.0.2.1/x'],
    ['https://[2001:db8::1]/x', 'https://[2001:db8::1]/x'],
  ])('%s stays', (typed, kept) => {
    expect(safeLink(typed)).toBe(kept);
    expect(safeLink(kept)).toBe(kept);
  });

  // rules: 1.5.14
  it.each([
    '',
    'reading',
    'www.example.org',
    '//example.org',
    '/media/x.png',
    'javascript:alert(1)',
    'JaVaScRiPt://example.org/%0aalert(1)',
    'data:text/html,x',
    'ftp://example.org/',
    'mailto:a@example.org',
    'https://',
    'https:///example.org',
    'https:example.org',
    'https://user:secret@example.org/',
    'https://user@example.org/',
    'https://localhost/',
    'https://example.org/\u0000',
    'https://exa\tmple.org',
    'https://example.org/a b',
    'https://example.org\\@elsewhere.example',
    'https://example.org/\u202egnp.exe',
    'https://example.org/"onclick="x',
    'https://example.org/<script>',
    'https://.org/',
    'https://example.org:99999/',
    `https://example.org/${'a'.repeat(500)}`,
  ])('%j becomes empty', (typed) => expect(safeLink(typed)).toBe(''));
});

import { browserFamily, chunkPositions, plainMessage } from './error-facts';

describe('what a report says of an error', () => {
  it('is its message without texts, addresses and numbers', () => {
    expect(plainMessage(new TypeError(`Cannot read properties of undefined (reading 'map')`))).toBe(
      'Cannot read properties of undefined (reading <text>)',
    );
    expect(plainMessage(new Error('Unexpected token "Mr Jones has chest pain" in JSON at position 1234'))).toBe(
      'Unexpected token <text> in JSON at position <number>',
    );
    expect(
      plainMessage(
        new Error('Failed to fetch dynamically imported module: https://wardmates.example/group-study/123456789/x.js'),
      ),
    ).toBe('Failed to fetch dynamically imported module: <address>');
    expect(plainMessage(new Error(`A part of the app could not be loaded: assets/run-page-Ab_2-34d.js`))).toBe(
      'A part of the app could not be loaded: run-page',
    );
    expect(plainMessage(new Error('x'.repeat(400)))).toBe('<long>');
    expect(plainMessage(new Error('word '.repeat(400)))).toHaveLength(300);
  });

  it('is nothing of what is thrown that is no error', () => {
    expect(plainMessage('Mr Jones has chest pain')).toBe('not an error');
    expect(plainMessage({ note: 'Mr Jones' })).toBe('not an error');
    expect(plainMessage(undefined)).toBe('not an error');
  });

  it('are positions in our own chunks, at most twelve', () => {
    const stack = `TypeError: Mr Jones\n    at X (https://wardmates.example/assets/run-page-1a2b.js:12:345)\n    at chrome-extension://abcdef/content.js:1:1\n    at https://wardmates.example/assets/shared~a-2b.js:1:2?x=1`;
    expect(chunkPositions(stack)).toEqual(['run-page-1a2b.js:12:345', 'shared~a-2b.js:1:2']);
    expect(chunkPositions('at /assets/a.js:1:1\n'.repeat(50))).toHaveLength(12);
  });

  it.each([
    [
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
      'Chrome 141',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/140.0.0.0',
      'Edge 140',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
      'Safari 18',
    ],
    [
      'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36',
      'Samsung 27',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox 140'],
    ['curl/8.5.0', 'other'],
  ])('is the family and main version of %s', (userAgent, family) => expect(browserFamily(userAgent)).toBe(family));
});

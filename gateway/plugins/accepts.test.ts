import { prefersHtml, prefersJson } from './accepts';

const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

test.each([
  [BROWSER, 'html', 'html'],
  ['application/json', 'json', 'json'],
  ['application/json, text/plain, */*', 'json', 'json'],
  ['text/html;q=0.1, application/json', 'json', 'json'],
  ['application/json;q=0, text/html', 'html', 'html'],
  ['*/*', 'html', 'json'],
  [undefined, 'html', 'json'],
  ['', 'html', 'json'],
  ['image/png', 'html', 'json'],
  ['ÿ;;q=,', 'html', 'json'],
])('Accept %j: an address of the app answers %s, an unknown address %s', (accept, known, unknown) => {
  const request = { headers: { accept } };
  expect(prefersJson(request) ? 'json' : 'html').toBe(known);
  expect(prefersHtml(request) ? 'html' : 'json').toBe(unknown);
});

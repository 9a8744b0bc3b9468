import { preferredLanguage } from './preferred-language';

test.each([
  [undefined, undefined, 'en'],
  [undefined, 'es', 'es'],
  [undefined, 'es-MX,es;q=0.9,en;q=0.8', 'es'],
  [undefined, 'en-GB,en;q=0.9,es;q=0.8', 'en'],
  [undefined, 'en;q=0.2, es;q=0.9', 'es'],
  [undefined, 'fr-FR,fr;q=0.9,es;q=0.1', 'es'],
  [undefined, 'fr, de', 'en'],
  [undefined, 'es;q=0, en', 'en'],
  [undefined, 'esperanto', 'en'],
  ['es', 'en', 'es'],
  ['en', 'es', 'en'],
  ['fr', 'es', 'es'],
])('chosen %j, asked for %j: %s', (chosen, header, language) =>
  expect(preferredLanguage(chosen, header)).toBe(language),
);

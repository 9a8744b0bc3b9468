import { assert, asyncProperty, constantFrom, array } from 'fast-check';
import { firstWords } from '~/domain/questions/first-words';
import { statement } from '~/domain/kit/statement';
import { openWorld } from '~/infra/tooling/testing/world';

const world = openWorld();
const said = statement<{ words: string }, [string]>('test.first-words', 'SELECT first_words($1) AS words');
const byPostgres = async (html: string) => (await world.deps.read.sql.one(said, [html]))!.words;

const PIECES = [
  '<p>',
  '</p>',
  '<strong>',
  '</strong>',
  '<a href="https://example.org/">',
  '</a>',
  '<li>',
  '<br />',
  '<img alt="a > b" />',
  ' ',
  '  ',
  '\n',
  '&nbsp;',
  '&lt;',
  '&amp;',
  '&amp;lt;',
  '&quot;',
  '&#39;',
  '& ',
  '7',
  'é',
  'word',
  'a longer sentence of some words ',
  'x'.repeat(70),
  '<sub>2',
];

describe('the first words of a stem that Postgres keeps', () => {
  it('are those that the rule says, of whatever is written', () =>
    assert(
      asyncProperty(array(constantFrom(...PIECES), { maxLength: 40 }), async (pieces) =>
        expect(await byPostgres(pieces.join(''))).toBe(firstWords(pieces.join(''))),
      ),
    ));

  it.each([
    '',
    '<p></p>',
    '<p>pH &lt; 7.2</p>',
    `<p>${'x'.repeat(300)}</p>`,
    `<p>${'A man of fifty '.repeat(30)}</p>`,
    '<p>Which is it?</p><a href="https://exam',
  ])('also of %j', async (html) => expect(await byPostgres(html)).toBe(firstWords(html)));
});

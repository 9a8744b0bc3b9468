import { SafeHtml } from '~/domain/kit/html/safe-html';
import { sanitise } from '~/infra/html/sanitise';
import { topicText } from './topic-text';

const shown = (html: string) => String(topicText(SafeHtml.clean(sanitise(html)), false));
const SENTENCE = 'Ask when the pain began &amp; where it goes. ';
const WORDS = SENTENCE.repeat(60);

it('is the first 200 characters at a word, however much markup is before and within them', () => {
  const expected = shown(`<p>${WORDS}</p>`);
  expect(expected).toMatch(/^<p>Ask when the pain began &amp; where it goes\..*…<\/p>$/);
  expect(expected.length).toBeLessThan(240);
  for (const html of [
    `<p>${SENTENCE.repeat(30).replaceAll(/\w+/g, (word) => (word === 'amp' ? word : `<strong>${word}</strong>`))}</p>`,
    `<p><a href="https://example.org/${'x'.repeat(900)}">${SENTENCE}</a>${WORDS}</p>`,
    `<p>${SENTENCE}</p><p></p><p>${WORDS}</p>`,
  ])
    expect(shown(html)).toBe(expected);
});

it('is the whole of a short text, also of one with much markup', () => {
  expect(shown('<p>Short.</p>')).toBe('<p>Short.</p>');
  expect(shown(`<p><a href="https://example.org/${'x'.repeat(900)}">Short.</a></p>`)).toBe('<p>Short.</p>');
});

it('never shows half of a tag or of an entity', () => {
  for (let length = 440; length < 520; length += 1) {
    const html = `<p>${'<em></em>'.repeat(Math.floor(length / 9))}${'w '.repeat(10)}<strong>${'&amp; '.repeat(150)}</strong></p>`;
    expect(shown(html)).toMatch(/^<p>(w )+(&amp;( |…<\/p>))+$/);
  }
});

it('is made once for each of more texts than the starter content has', () => {
  const texts = Array.from({ length: 1_000 }, (_, nth) =>
    SafeHtml.clean(sanitise(`<p>Text ${nth} ${'word '.repeat(60)}</p>`)),
  );
  const first = texts.map((text) => topicText(text, false));
  texts.forEach((text, nth) => expect(topicText(text, false)).toBe(first[nth]));
});

it('sets the cells and rows of a table apart', () => {
  const row = (tag: string, cells: string[]) => `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
  const head = row('th', ['Syndrome', 'ECG', 'Troponin']);
  const body = row('td', ['STEMI', 'persistent ST elevation', 'raised']);
  expect(shown(`<table><thead>${head}</thead><tbody>${body}</tbody></table><p>Act now.</p>`)).toBe(
    '<p>Syndrome · ECG · Troponin; STEMI · persistent ST elevation · raised; Act now.</p>',
  );
});

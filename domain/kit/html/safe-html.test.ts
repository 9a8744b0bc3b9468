import { z } from 'zod';
import { page, type SentPageData } from '../contract';
import { type CleanHtml, SANITISER_VERSION } from './clean-html';
import { installSanitiser, SafeHtml, safeHtml, safeTexts } from './safe-html';

const notes = page({
  path: '/notes-of-a-test/',
  access: 'anyone',
  summary: 'A page of a test.',
  data: z.object({ text: safeHtml(), words: z.string() }),
});
type Data = SentPageData<typeof notes>;

const DIRTY = '<p onclick="x()">Dirty</p>';
const CLEAN = '<p>Dirty</p>';
const clean = (html: string) => html.replace(' onclick="x()"', '') as CleanHtml;

let cleaned: string[] = [];
beforeAll(() =>
  installSanitiser((html) => {
    cleaned.push(html);
    return clean(html);
  }),
);
beforeEach(() => (cleaned = []));

describe('a field of rich text', () => {
  it('takes no string, neither for the compiler nor for the schema', () => {
    // @ts-expect-error a string is not rich text
    const forgotten: Data = { text: '<script>alert(1)</script>', words: 'as they are' };
    expect(notes.data.safeParse(forgotten).success).toBe(false);
    expect(notes.data.safeParse({ text: new String(CLEAN), words: '' }).success).toBe(false);
    // @ts-expect-error it is made by `clean` or `stored` only
    expect(() => new SafeHtml(DIRTY, SANITISER_VERSION)).not.toThrow();
    // @ts-expect-error what did not go through the sanitiser is not clean
    expect(() => SafeHtml.clean(DIRTY)).not.toThrow();
  });

  it('is a string on the wire, whether the schema or JSON writes it', () => {
    const data: Data = { text: SafeHtml.clean(clean(DIRTY)), words: 'as they are' };
    expect(notes.data.parse(data)).toEqual({ text: CLEAN, words: 'as they are' });
    expect(JSON.parse(JSON.stringify(data))).toEqual({ text: CLEAN, words: 'as they are' });
    expect(cleaned).toEqual([]);
  });

  it('is a string in the documentation of the API', () =>
    expect(z.toJSONSchema(notes.data, { io: 'output' })).toMatchObject({
      properties: { text: { type: 'string' }, words: { type: 'string' } },
    }));
});

describe('a stored text', () => {
  it.each([0, SANITISER_VERSION - 1, null, undefined])('of version %s is cleaned once when it is read', (version) => {
    const html = SafeHtml.stored(DIRTY, version);
    expect([String(html), JSON.stringify(html), String(html)]).toEqual([CLEAN, JSON.stringify(CLEAN), CLEAN]);
    expect(cleaned).toEqual([DIRTY]);
  });

  it('that nobody reads is not cleaned', () => {
    SafeHtml.stored(DIRTY, 0);
    expect(cleaned).toEqual([]);
  });

  it.each([SANITISER_VERSION, SANITISER_VERSION + 1])('of version %s goes out as it is', (version) => {
    expect(String(SafeHtml.stored(CLEAN, version))).toBe(CLEAN);
    expect(cleaned).toEqual([]);
  });

  it('is cleaned by the version of its row, field by field', () => {
    const row = { html_version: 0, a: DIRTY, b: '', other: 3 };
    expect(JSON.parse(JSON.stringify(safeTexts(row, 'a', 'b')))).toEqual({ a: CLEAN, b: '' });
    expect(cleaned).toEqual([DIRTY]);
  });
});

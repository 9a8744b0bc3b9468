import initSqlJs from 'sql.js';
import { legacyCollection, SAMPLE } from '~/infra/tooling/testing/factories/anki-packages';
import { parseCloze, showCloze } from '~/domain/flashcards/cloze/cloze-text';
import { openCollection } from './collection';
import { covers, masksOf, shapesIn } from '~/domain/flashcards/cloze/occlusion-text';
import { guidOf, sourceOf } from './package-card';
import { fieldsOf, numberIn, textIn } from './protobuf';
import { type Note, render, withoutRule } from './template';
import { isZstd, unzstd } from './zstd';

const cloze = (text: string, ordinal: number) => {
  const parts = parseCloze(text);
  return [showCloze(parts, ordinal, 'question'), showCloze(parts, ordinal, 'answer')];
};

describe('a cloze', () => {
  it.each<[string, string, number, string[]]>([
    ['one deletion', 'A {{c1::b}} c', 1, ['A <strong>[...]</strong> c', 'A <strong>b</strong> c']],
    ['a hint', '{{c1::b::letter}}', 1, ['<strong>[letter]</strong>', '<strong>b</strong>']],
    ['another ordinal', '{{c1::a}} {{c2::b}}', 2, ['a <strong>[...]</strong>', 'a <strong>b</strong>']],
    [
      'the same ordinal twice',
      '{{c1::a}} {{c1::b}}',
      1,
      ['<strong>[...]</strong> <strong>[...]</strong>', '<strong>a</strong> <strong>b</strong>'],
    ],
    ['several ordinals of one deletion', '{{c1,3::a}}', 3, ['<strong>[...]</strong>', '<strong>a</strong>']],
    ['nested, the outer one', '{{c1::a {{c2::b}}::h}} c', 1, ['<strong>[h]</strong> c', '<strong>a b</strong> c']],
    ['nested, the inner one', '{{c1::a {{c2::b::h}}}} c', 2, ['a <strong>[h]</strong> c', 'a <strong>b</strong> c']],
    ['what is never closed', '{{c1::a', 1, ['{{c1::a', '{{c1::a']],
    ['what was never opened', 'a}} b', 1, ['a}} b', 'a}} b']],
    ['an address with a colon', '{{c1::a: b}}', 1, ['<strong>[...]</strong>', '<strong>a: b</strong>']],
  ])('with %s', (_name, text, ordinal, sides) => expect(cloze(text, ordinal)).toEqual(sides));

  it('of a hundred thousand brackets is read in no time', () => {
    const text = '{{c1::'.repeat(100_000);
    expect(cloze(text, 1)[0]!.length).toBeGreaterThan(500_000);
  });
});

const note = (fields: Record<string, string>, more: Partial<Note> = {}): Note => ({
  fields: new Map(Object.entries(fields)),
  tags: ['one', 'two'],
  deck: 'A::B',
  noteType: 'Basic',
  card: 'Card 1',
  ordinal: null,
  ...more,
});

describe('a template', () => {
  it.each<[string, string, Record<string, string>, string]>([
    ['fields', '{{Front}} and {{Back}}', { Front: 'a', Back: 'b' }, 'a and b'],
    ['a field that is not there', '[{{Other}}]', { Front: 'a' }, '[]'],
    ['a section that is filled', '{{#Back}}<b>{{Back}}</b>{{/Back}}', { Back: 'b' }, '<b>b</b>'],
    ['a section that is empty', 'x{{#Back}}{{Front}}{{/Back}}', { Front: 'a', Back: '<br>' }, 'x'],
    ['an inverted section', '{{^Back}}none{{/Back}}', { Back: ' ' }, 'none'],
    ['sections in one another', '{{#A}}{{^B}}ab{{/B}}{{/A}}', { A: '1', B: '' }, 'ab'],
    ['a picture counts as content', '{{#A}}yes{{/A}}', { A: '<img src="x.png">' }, 'yes'],
    ['special fields', '{{Tags}}|{{Deck}}|{{Subdeck}}|{{Card}}', {}, 'one two|A::B|B|Card 1'],
    ['text', '{{text:Front}}', { Front: '<b>a</b>' }, 'a'],
    ['what is typed, on the question', '{{type:Front}}', { Front: 'a' }, ''],
    ['a comment', 'a<!-- {{Front}} -->b', { Front: 'x' }, 'ab'],
  ])('with %s', (_name, template, fields, html) => expect(render(template, note(fields), 'question')).toBe(html));

  it('asks for one deletion and answers without the rule', () => {
    const text = note({ Text: '{{c1::a}} {{c2::b}}' }, { ordinal: 2 });
    expect(render('{{cloze:Text}}', text, 'question')).toBe('a <strong>[...]</strong>');
    expect(render('{{#c2}}{{cloze:Text}}{{/c2}}{{#c1}}not this{{/c1}}', text, 'answer')).toBe('a <strong>b</strong>');
    expect(withoutRule('\n\n<hr id=answer>\n\nb')).toBe('b');
    expect(withoutRule('a<hr id="answer">b')).toBe('a<hr id="answer">b');
  });
});

describe('image occlusion', () => {
  const field =
    '{{c1::image-occlusion:rect:left=.1:top=.2:width=.3:height=.1:oi=1}}<br>{{c2::image-occlusion:ellipse:left=.5:top=.5:rx=.1:ry=.2}}{{c2::image-occlusion:polygon:points=0,0 1,0 0,1}}';

  it('has masks in shares of the picture', () => {
    const [rect, ellipse, polygon] = shapesIn(field);
    expect(rect).toMatchObject({ kind: 'rect', ordinals: [1], left: 0.1, top: 0.2, width: 0.3, height: 0.1 });
    expect([covers(rect!, 0.2, 0.25), covers(rect!, 0.5, 0.25)]).toEqual([true, false]);
    expect([covers(ellipse!, 0.6, 0.7), covers(ellipse!, 0.51, 0.51)]).toEqual([true, false]);
    expect([covers(polygon!, 0.2, 0.2), covers(polygon!, 0.8, 0.8)]).toEqual([true, false]);
  });

  it('hides one, or all', () => {
    const shapes = shapesIn(field);
    const shown = (all: typeof shapes, side: 'question' | 'answer') =>
      masksOf({ picture: 'x.png', shapes: all, ordinal: 1 }, side).map(({ shape, asked }) => [shape.kind, asked]);
    expect(shown(shapes, 'question')).toEqual([
      ['rect', true],
      ['ellipse', false],
      ['polygon', false],
    ]);
    expect(shown(shapes, 'answer')).toEqual([
      ['ellipse', false],
      ['polygon', false],
    ]);
    const plain = shapes.map((shape) => ({ ...shape, hidesOthers: false }));
    expect(shown(plain, 'question')).toEqual([['rect', true]]);
    expect(shown(plain, 'answer')).toEqual([]);
  });
});

describe('protobuf', () => {
  it('is read field by field, and what is cut off is refused', () => {
    const bytes = Buffer.from([
      0x08, 0xac, 0x02, 0x12, 0x02, 0x68, 0x69, 0x1d, 1, 2, 3, 4, 0x21, 1, 2, 3, 4, 5, 6, 7, 8,
    ]);
    expect([...fieldsOf(bytes)].map(({ number }) => number)).toEqual([1, 2]);
    expect([numberIn(bytes, 1), textIn(bytes, 2), numberIn(bytes, 9), textIn(bytes, 9)]).toEqual([300, 'hi', 0, '']);
    for (const broken of [[0x12, 0x05, 1], [0x08], [0x0b], [0x1d, 1], Array.from({ length: 11 }, () => 0x80)])
      expect(() => [...fieldsOf(Buffer.from(broken))]).toThrow('broken-file');
  });
});

describe('zstd', () => {
  it('is refused where it says, or shows, that it is too large, and where it is not whole', () => {
    // A frame that wants a window of 2 GiB.
    expect(() => unzstd(Buffer.from('28b52ffd00a8010000', 'hex'), 1_000)).toThrow('hostile-file');
    // A frame whose content is said to be 4 GiB.
    expect(() => unzstd(Buffer.from('28b52ffda0ffffffff010000', 'hex'), 1_000)).toThrow('hostile-file');
    // A block that repeats one byte 2,000 times.
    const repeated = Buffer.from([
      0x28,
      0xb5,
      0x2f,
      0xfd,
      0x00,
      0x58,
      ...[(2_000 << 3) | 3, (2_000 << 3) >> 8, 0],
      0x61,
    ]);
    expect(isZstd(repeated)).toBe(true);
    expect(unzstd(repeated, 2_000).length).toBe(2_000);
    expect(() => unzstd(repeated, 1_999)).toThrow('hostile-file');
    for (const cut of [5, 8]) expect(() => unzstd(repeated.subarray(0, cut), 2_000)).toThrow('broken-file');
    expect(() => unzstd(Buffer.from('no zstd at all'), 2_000)).toThrow('broken-file');
  });
});

it('a guid keeps the ordinal of its card', () => {
  for (const [guid, ord] of [
    ['abc', 0],
    ['abc', 3],
    ['a~b', 12],
  ] as const)
    expect(sourceOf(guidOf(guid, ord))).toEqual({ guid, ord });
});

describe('a collection', () => {
  it('with a view in the place of a table is refused before the view is asked', async () => {
    const { Database } = await initSqlJs();
    const db = new Database(await legacyCollection(SAMPLE));
    db.run('ALTER TABLE notes RENAME TO real_notes');
    // A query of the view overflows, and the file would count as broken.
    db.run('CREATE VIEW notes AS SELECT abs(-9223372036854775808) AS id');
    expect(() => openCollection(db)).toThrow('hostile-file');
  });

  it.each([
    ['computed', 'GENERATED ALWAYS AS (hex(zeroblob(100)))'],
    ['computed and stored', 'AS (hex(zeroblob(100))) STORED'],
  ])('with a column that is %s is refused before a row is read', async (_name, generated) => {
    const { Database } = await initSqlJs();
    const db = new Database(await legacyCollection(SAMPLE));
    db.run('ALTER TABLE notes RENAME TO real_notes');
    db.run(
      `CREATE TABLE notes (id integer PRIMARY KEY, guid, mid, mod, tags, data, flds text COLLATE NOCASE ${generated})`,
    );
    db.run('INSERT INTO notes (id) SELECT id FROM real_notes');
    expect(() => openCollection(new Database(db.export()))).toThrow('hostile-file');
  });

  it('with a row that needs more memory than any collection does is refused', async () => {
    let bytes!: Uint8Array;
    // A SQLite of its own: the limit of the other one stays.
    await jest.isolateModulesAsync(async () => {
      const { default: freshSqlJs } = await import('sql.js');
      const { Database } = await freshSqlJs();
      const db = new Database(await legacyCollection(SAMPLE.slice(0, 1)));
      db.run('UPDATE notes SET flds = zeroblob(70000000)');
      bytes = db.export();
    });
    const { Database } = await initSqlJs();
    expect(() => [...openCollection(new Database(bytes)).cards]).toThrow('hostile-file');
  });

  it('whose template repeats a field has a card refused that becomes too long', async () => {
    const { Database } = await initSqlJs();
    const db = new Database(await legacyCollection([{ guid: 'a', type: 'basic', fields: ['x'.repeat(100_000), 'b'] }]));
    db.run(`UPDATE col SET models = replace(models, '{{Back}}', ?)`, ['{{Front}}'.repeat(4_000)]);
    const [card] = openCollection(db).cards;
    expect([card!.back.length, card!.refusal]).toEqual([0, 'too-long']);
  });
});

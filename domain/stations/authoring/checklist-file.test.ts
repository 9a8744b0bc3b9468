import Ajv from 'ajv/dist/2020';
import fc from 'fast-check';
import { FILE_MAX, messageOf, NO_FILE, NOT_JSON, readChecklistFile, writeChecklistFile } from './checklist-file';
import {
  HTML_IN_TITLE,
  ITEMS_MAX,
  SECTIONS_MAX,
  tidyChecklist,
  tidyTitle,
  type WrittenSection,
} from './checklist-rows';
import { CHECKLIST_JSON_SCHEMA } from './checklist-schema';

const validate = new Ajv().compile(CHECKLIST_JSON_SCHEMA);
const file = (value: unknown) => readChecklistFile(JSON.stringify(value));
const flaw = (text: string) => {
  const read = readChecklistFile(text);
  return read.ok ? null : [read.flaw, read.where];
};

const title = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 60 })
  .map(tidyTitle)
  .filter((text) => text !== '' && !HTML_IN_TITLE.test(text));
const checklist: fc.Arbitrary<WrittenSection[]> = fc
  .array(fc.record({ title, items: fc.array(title, { maxLength: 8 }) }), { minLength: 1, maxLength: 8 })
  .map((sections) =>
    sections.map((one, order) => ({
      title: one.title,
      order,
      items: one.items.map((item, index) => ({ title: item, order: index })),
    })),
  );
const withIds = (sections: WrittenSection[]) =>
  sections.map((section, index) => ({
    ...section,
    id: index + 1,
    items: section.items.map((item, place) => ({ ...item, id: 100 * index + place + 1 })),
  }));

describe('the file of a checklist (spec 3 §3)', () => {
  // rules: 3.3.13
  it('has the same shape without ids', () => {
    const text = writeChecklistFile([
      { id: 5, title: 'History', order: 0, items: [{ id: 9, title: 'Onset', order: 0 }] },
    ]);
    expect(JSON.parse(text)).toEqual([{ order: 0, title: 'History', items: [{ order: 0, title: 'Onset' }] }]);
  });

  // rules: 3.2.13
  it('read again is what was written, and fits its published schema', () => {
    fc.assert(
      fc.property(checklist, (sections) => {
        const text = writeChecklistFile(withIds(sections));
        expect(readChecklistFile(text)).toEqual({ ok: true, sections });
        expect(validate(JSON.parse(text))).toBe(true);
        expect(writeChecklistFile((readChecklistFile(text) as { sections: WrittenSection[] }).sections)).toBe(text);
      }),
    );
  });

  it('is read in the order that it gives, or in its own where it gives none', () => {
    expect(
      file([
        { order: 3, title: 'B', items: [] },
        {
          order: 1,
          title: 'A',
          items: [
            { title: 'x', order: 2 },
            { title: 'y', order: 1 },
          ],
        },
      ]),
    ).toEqual({
      ok: true,
      sections: [
        {
          title: 'A',
          order: 0,
          items: [
            { title: 'y', order: 0 },
            { title: 'x', order: 1 },
          ],
        },
        { title: 'B', order: 1, items: [] },
      ],
    });
    expect(
      file([
        { title: 'B', items: [] },
        { title: 'A', items: [] },
      ]),
    ).toMatchObject({ sections: [{ title: 'B' }, { title: 'A' }] });
  });
});

describe('what is no checklist is refused by name', () => {
  // rules: 3.5.14
  it("with 'Invalid JSON file. Please check the file format.' when it does not parse", () => {
    expect(NOT_JSON).toBe('Invalid JSON file. Please check the file format.');
    expect(NO_FILE).toBe('Please select a valid JSON file.');
    for (const text of [
      '',
      '   ',
      '{',
      '[{]',
      '\u0089PNG\r\n\u001a\n',
      'GIF89a',
      '<!doctype html>',
      '[1,]',
      'undefined',
      '[{"title": "a" "items": []}]',
    ]) {
      expect(readChecklistFile(text)).toMatchObject({ ok: false, flaw: 'not-json', message: NOT_JSON });
    }
  });

  // rules: 3.5.16
  it("with 'Import failed: {reason}' when it is something else", () => {
    expect(messageOf('too-deep')).toBe('Import failed: the file is nested too deeply');
    expect(file([{ title: 'A', items: [{ title: 'x' }, { title: '<b>y</b>' }] }])).toMatchObject({
      ok: false,
      message: 'Import failed: titles are plain text, and this one holds HTML ([0].items[1].title)',
    });
  });

  it('takes a file that carries ids, without them', () => {
    const ids = '[{"id":7,"order":0,"title":"History","items":[{"id":"x","order":0,"title":"Onset"}]}]';
    expect(readChecklistFile(ids)).toEqual({
      ok: true,
      sections: [{ title: 'History', order: 0, items: [{ title: 'Onset', order: 0 }] }],
    });
  });

  it.each([
    ['deep', '['.repeat(100_000) + ']'.repeat(100_000), ['too-deep', '']],
    ['deep in objects', '{"a":'.repeat(50_000) + '1' + '}'.repeat(50_000), ['too-deep', '']],
    ['huge', ' '.repeat(FILE_MAX) + '[]', ['too-large', '']],
    ['of __proto__', '[{"title":"A","items":[],"__proto__":{"polluted":true}}]', ['forbidden-name', '[0].__proto__']],
    [
      'of constructor',
      '[{"title":"A","items":[{"title":"x","constructor":{}}]}]',
      ['forbidden-name', '[0].items[0].constructor'],
    ],
    ['of a script', '[{"title":"<img src=x onerror=alert(1)>","items":[]}]', ['html', '[0].title']],
    ['of hidden markup', '[{"title":"&lt;script&gt;","items":[]}]', ['html', '[0].title']],
    ['an object', '{"sections":[]}', ['not-a-checklist', '']],
    ['a number', '7', ['not-a-checklist', '']],
    ['null', 'null', ['not-a-checklist', '']],
    ['of nulls', '[null]', ['not-a-checklist', '[0]']],
    ['empty', '[]', ['empty', '']],
    ['without items', '[{"title":"A"}]', ['not-a-checklist', '[0].items']],
    ['with a field of its own', '[{"key":1,"title":"A","items":[]}]', ['unknown-field', '[0].key']],
    ['with a title that is none', '[{"title":7,"items":[]}]', ['title-missing', '[0].title']],
    ['with a blank title', '[{"title":" \\u200b","items":[]}]', ['title-missing', '[0].title']],
    ['with an order that is none', '[{"title":"A","order":-1,"items":[]}]', ['bad-order', '[0].order']],
    ['with a long title', JSON.stringify([{ title: 'x'.repeat(301), items: [] }]), ['title-too-long', '[0].title']],
    [
      'of many sections',
      JSON.stringify(Array.from({ length: SECTIONS_MAX + 1 }, () => ({ title: 'A', items: [] }))),
      ['too-many-sections', ''],
    ],
    [
      'of many items',
      JSON.stringify([{ title: 'A', items: Array.from({ length: ITEMS_MAX + 1 }, () => ({ title: 'x' })) }]),
      ['too-many-items', ''],
    ],
  ])('%s', (_name, text, expected) => {
    expect(flaw(text)).toEqual(expected);
  });

  it('clinical notation is no HTML', () => {
    expect(file([{ title: 'SpO2 <94% or RR >25', items: [{ title: 'BP < 90 & HR > 100' }] }]).ok).toBe(true);
  });

  it('never throws, hangs, or pollutes what objects are made of', () => {
    const names = fc.constantFrom('title', 'items', 'order', '__proto__', 'constructor', 'prototype', 'toString', 'x');
    const { value } = fc.letrec((tie) => ({
      value: fc.oneof(
        { maxDepth: 4 },
        fc.string(),
        fc.integer(),
        fc.constant(null),
        fc.boolean(),
        fc.array(tie('value'), { maxLength: 4 }),
        tie('object'),
      ),
      object: fc
        .array(fc.tuple(names, tie('value')), { maxLength: 4 })
        .map((entries) => Object.fromEntries(entries.map(([name, one]) => [`${name}`, one]))),
    }));
    const begun = Date.now();
    fc.assert(
      fc.property(
        fc.oneof(
          value.map((one) => JSON.stringify(one) ?? ''),
          fc.string(),
          fc.string({ unit: fc.constantFrom('[', ']', '{', '}', '"', '\\', ',', ':', '<', 'a') }),
        ),
        (text) => {
          const read = readChecklistFile(text.replaceAll('"x"', '"__proto__"'));
          if (read.ok) expect(tidyChecklist(read.sections)).toEqual(read.sections);
          expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
          expect(Object.keys(Object.prototype)).toEqual([]);
        },
      ),
      { numRuns: 500 },
    );
    expect(flaw('"'.repeat(FILE_MAX))).toEqual(['not-json', '']);
    expect(flaw(`[{"title":"${'<a'.repeat(200_000)}","items":[]}]`)).toEqual(['title-too-long', '[0].title']);
    expect(Date.now() - begun).toBeLessThan(60_000);
  });
});

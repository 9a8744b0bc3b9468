import fc from 'fast-check';
import { DEFAULT_HEADING, rowsOf, sectionsOf, sectionsOfTemplate, tidyChecklist } from './checklist-rows';

const row = (title: string, heading = false, id?: number) => ({ ...(id === undefined ? {} : { id }), title, heading });

describe('sections from heading rows (spec 3 §3)', () => {
  // rules: 3.3.10, 3.3.11, 3.3.12
  it('a heading begins a section, and rows before any heading go under Section title', () => {
    expect(
      sectionsOf([
        row('Washes hands'),
        row('History', true, 7),
        row('Onset', false, 3),
        row('Site'),
        row('Closing', true),
      ]),
    ).toEqual([
      { title: 'Section title', order: 0, items: [{ title: 'Washes hands', order: 0 }] },
      {
        id: 7,
        title: 'History',
        order: 1,
        items: [
          { id: 3, title: 'Onset', order: 0 },
          { title: 'Site', order: 1 },
        ],
      },
      { title: 'Closing', order: 2, items: [] },
    ]);
    expect(DEFAULT_HEADING).toBe('Section title');
  });

  it('come back as the same rows', () => {
    const rows = fc
      .array(fc.record({ title: fc.string(), heading: fc.boolean() }), { maxLength: 30 })
      .map((all) => [row('First', true), ...all]);
    fc.assert(fc.property(rows, (all) => void expect(rowsOf(sectionsOf(all))).toEqual(all)));
  });

  it('are kept without blank items, on one line, and with a heading each', () => {
    const tidy = tidyChecklist([
      {
        id: 1,
        title: ' ',
        order: 9,
        items: [
          { title: '  ', order: 0 },
          { id: 4, title: ' A\n\u0000 b\u202e ', order: 5 },
        ],
      },
    ]);
    expect(tidy).toEqual([{ id: 1, title: 'Section title', order: 0, items: [{ id: 4, title: 'A b', order: 0 }] }]);
    expect(tidyChecklist(tidy)).toEqual(tidy);
  });

  // rules: 3.7.22
  it('of a template leave its category out', () => {
    expect(sectionsOfTemplate({ category: 'History', Opening: ['Washes hands'], Closing: [] })).toEqual([
      { title: 'Opening', order: 0, items: [{ title: 'Washes hands', order: 0 }] },
      { title: 'Closing', order: 1, items: [] },
    ]);
  });
});

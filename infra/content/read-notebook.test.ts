import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { toPlainText } from '../html/sanitise';
import { aNotebookEntry, aSectionEntry } from '../tooling/testing/factories/content';
import { readNotebook } from './read-notebook';
import { readBank } from './read-questions';

const { topics } = readBank();
const texts = readNotebook(topics);
const words = (text: (typeof texts)[number]) =>
  text.sections.reduce((sum, section) => sum + toPlainText(section.text).split(/\s+/).length, 0);

describe('the starter texts', () => {
  it('are there for every topic of the bank, in English and in Spanish', () => {
    for (const language of ['en', 'es'])
      expect(
        texts
          .filter((text) => text.language === language)
          .map(({ topic }) => topic)
          .sort(),
      ).toEqual(topics.map(({ slug }) => slug).sort());
  });

  it.each(texts.map((text) => [`${text.topic}.${text.language}`, text] as const))(
    '%s has 300 words or more in 4 to 7 sections',
    (_name, text) => {
      expect(words(text)).toBeGreaterThanOrEqual(300);
      expect(text.sections.length).toBeGreaterThanOrEqual(4);
      expect(text.sections.length).toBeLessThanOrEqual(7);
    },
  );

  it('are marked as not reviewed', () =>
    expect(texts.filter((text) => text.reviewed_by_clinician).map(({ topic }) => topic)).toEqual([]));
});

describe('reading texts', () => {
  let folder: string;
  beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'notebook-'))));
  afterEach(() => rmSync(folder, { recursive: true }));
  const write = (entry: object, name: string) => writeFileSync(join(folder, name), stringify(entry));
  const read = () => readNotebook([{ slug: 'murmurs' }], folder);
  const readEnglish = (fields: object, name = 'murmurs.en.yaml') => {
    write(aNotebookEntry(fields), name);
    return read();
  };
  const readSpanish = (fields: object) => {
    write(aNotebookEntry(), 'murmurs.en.yaml');
    write(aNotebookEntry({ language: 'es', ...fields }), 'murmurs.es.yaml');
    return read();
  };

  it('takes a text and its translation', () =>
    expect(readSpanish({})).toMatchObject([
      { topic: 'murmurs', language: 'en', reviewed_by_clinician: false, missing: [] },
      { topic: 'murmurs', language: 'es' },
    ]));

  it('takes a translation that names what it lacks', () =>
    expect(readSpanish({ missing: ['grading'], sections: [aSectionEntry({ free: true })] })).toHaveLength(2));

  it.each([
    ['a topic that there is not', { topic: 'songs' }, 'songs.en.yaml', /songs\.en\.yaml:1: there is no topic songs/],
    ['a file under another name', {}, 'clicks.en.yaml', /clicks\.en\.yaml:2: this text belongs into murmurs\.en\.yaml/],
    ['a day that there is not', { checked: '2026-02-30' }, undefined, /murmurs\.en\.yaml:3: checked: /],
    ['a text without sources', { sources: [] }, undefined, /murmurs\.en\.yaml:\d+: sources: /],
    [
      'a source without its year',
      { sources: [{ title: 'Guideline', publisher: 'Example', url: 'https://example.org' }] },
      undefined,
      /murmurs\.en\.yaml:\d+: sources\.0\.year: /,
    ],
    [
      'a focus that there is not',
      { sections: [aSectionEntry({ focus: 'gossip' })] },
      undefined,
      /murmurs\.en\.yaml:7: sections\.0\.focus: /,
    ],
    [
      'a key that is there twice',
      { sections: [aSectionEntry({ free: true }), aSectionEntry()] },
      undefined,
      /murmurs\.en\.yaml:12: the key timing is there twice/,
    ],
    [
      'a first section that is not free',
      { sections: [aSectionEntry()] },
      undefined,
      /murmurs\.en\.yaml:5: timing: the first section is free, and no other/,
    ],
    [
      'a second section that is free',
      { sections: [aSectionEntry({ free: true }), aSectionEntry({ key: 'grading', free: true })] },
      undefined,
      /murmurs\.en\.yaml:18: grading: the first section is free, and no other/,
    ],
    [
      'a tag that is not closed',
      { sections: [aSectionEntry({ free: true, text: '<p>Listen.<ul><li>Here</ul>' })] },
      undefined,
      /murmurs\.en\.yaml:10: timing: the text has tags that do not match or may not be used/,
    ],
    [
      'a tag that may not be used',
      { sections: [aSectionEntry({ free: true, text: '<p>Listen.</p><script>alert(1)</script>' })] },
      undefined,
      /timing: the text has tags that do not match or may not be used/,
    ],
    ['an English text with gaps', { missing: ['grading'] }, undefined, /:\d+: the English text is what/],
  ])('refuses %s', (_what, fields, name, message) => expect(() => readEnglish(fields, name)).toThrow(message));

  it.each([
    [
      'a section left out without a word',
      { sections: [aSectionEntry({ free: true })] },
      /murmurs\.es\.yaml:\d+: grading is neither here nor named as missing/,
    ],
    [
      'a section that the English text has not',
      { sections: [aSectionEntry({ free: true }), aSectionEntry({ key: 'degrees' })] },
      /murmurs\.es\.yaml:\d+: degrees is not what the English text has here: grading/,
    ],
    [
      'a section too many',
      { sections: [...aNotebookEntry().sections, aSectionEntry({ key: 'degrees' })] },
      /murmurs\.es\.yaml:\d+: degrees is not what the English text has here: nothing more/,
    ],
    ['a gap that there is not', { missing: ['degrees'] }, /murmurs\.es\.yaml:\d+: the English text has no degrees/],
    [
      'another focus',
      { sections: [aSectionEntry({ free: true, focus: 'mechanism' }), aNotebookEntry().sections[1]!] },
      /murmurs\.es\.yaml:7: timing: the focus of the English text is diagnosis/,
    ],
  ])('refuses a translation with %s', (_what, fields, message) => expect(() => readSpanish(fields)).toThrow(message));

  it('refuses a translation of nothing', () => {
    write(aNotebookEntry({ language: 'es' }), 'murmurs.es.yaml');
    expect(read).toThrow(/murmurs\.es\.yaml:2: there is no English text on murmurs/);
  });
});

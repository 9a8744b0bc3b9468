import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { aDrawing, aGuideEntry, aStepEntry } from '../tooling/testing/factories/content';
import { readStations } from './load';
import { readGuides } from './read-guides';
import { readBank } from './read-questions';

describe('the starter guides', () => {
  const { guides, drawings } = readGuides({ topics: readBank().topics, stations: readStations() });

  it('are 12 or more, 3 or more also in Spanish, with 8 drawings or more', () => {
    expect(guides.filter(({ language }) => language === 'en').length).toBeGreaterThanOrEqual(12);
    expect(guides.filter(({ language }) => language === 'es').length).toBeGreaterThanOrEqual(3);
    expect(drawings.length).toBeGreaterThanOrEqual(8);
  });

  it('are marked as not reviewed', () =>
    expect(guides.filter((guide) => guide.reviewed_by_clinician).map(({ slug }) => slug)).toEqual([]));
});

describe('reading guides', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'guides-'));
    mkdirSync(join(folder, 'drawings'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const write = (entry: object, name: string) => writeFileSync(join(folder, name), stringify(entry));
  const draw = (svg: string) => writeFileSync(join(folder, 'drawings', 'circle.svg'), svg);
  const read = () => readGuides({ topics: [{ slug: 'murmurs' }], stations: [{ slug: 'heart' }] }, folder);
  const readEnglish = (fields: object, name = 'listening.en.yaml') => {
    write(aGuideEntry(fields), name);
    return read();
  };
  const withDrawing = { steps: [aStepEntry({ drawing: 'circle' }), ...aGuideEntry().steps.slice(1)] };

  it('takes a guide with its topics, stations and drawings', () => {
    draw(aDrawing());
    expect(readEnglish({ topics: ['murmurs'], stations: ['heart'], ...withDrawing })).toMatchObject({
      guides: [{ slug: 'listening', equipment: [], reviewed_by_clinician: false }],
      drawings: [{ name: 'circle', title: { en: 'A circle', es: 'Un círculo' } }],
    });
  });

  it.each([
    ['a topic that there is not', { topics: ['songs'] }, /listening\.en\.yaml:\d+: there is no topic songs/],
    ['a station that there is not', { stations: ['ear'] }, /listening\.en\.yaml:\d+: there is no station ear/],
    ['a topic named twice', { topics: ['murmurs', 'murmurs'] }, /listening\.en\.yaml:\d+: murmurs is there twice/],
    ['a drawing that there is not', withDrawing, /listening\.en\.yaml:11: there is no drawing circle/],
    [
      'a key that is there twice',
      { steps: [aStepEntry(), aStepEntry(), aStepEntry({ key: 'base' })] },
      /listening\.en\.yaml:11: the key apex is there twice/,
    ],
    ['a guide of two steps', { steps: aGuideEntry().steps.slice(1) }, /listening\.en\.yaml:\d+: steps: /],
    ['a guide that never stops', { stop: [] }, /listening\.en\.yaml:\d+: stop: /],
  ])('refuses %s', (_what, fields, message) => expect(() => readEnglish(fields)).toThrow(message));

  it('refuses a file under another name', () =>
    expect(() => readEnglish({}, 'hearing.en.yaml')).toThrow(/hearing\.en\.yaml:2: this text belongs into listening/));

  it('refuses a drawing that no guide shows', () => {
    draw(aDrawing());
    expect(() => readEnglish({})).toThrow(/drawings\/circle\.svg:1: no guide shows it/);
  });

  it.each([
    ['other steps', { steps: [...aGuideEntry().steps].reverse() }, /listening\.es\.yaml:8: back is not what .*: apex/],
    ['another specialty', { specialty: 'respiratory' }, /listening\.es\.yaml:5: the specialty of the English guide is/],
  ])('refuses a translation with %s', (_what, fields, message) => {
    write(aGuideEntry(), 'listening.en.yaml');
    write(aGuideEntry({ language: 'es', ...fields }), 'listening.es.yaml');
    expect(read).toThrow(message);
  });

  it('refuses a translation of nothing', () => {
    write(aGuideEntry({ language: 'es' }), 'listening.es.yaml');
    expect(read).toThrow(/listening\.es\.yaml:2: there is no English guide listening/);
  });

  it.each([
    ['a script', '<script>alert(1)</script>', /circle\.svg:6: <script> may not be used/],
    ['an event', '<circle onclick="alert(1)" r="4"/>', /circle\.svg:6: <circle> may not have onclick="alert\(1\)"/],
    ['a link', '<a href="https://example.org"><path d="M0 0"/></a>', /circle\.svg:6: <a> may not be used/],
    ['a picture from elsewhere', '<image href="https://example.org/a.png"/>', /circle\.svg:6: <image> may not/],
    ['a style', '<path style="fill:url(https://example.org)" d="M0 0"/>', /circle\.svg:6: <path> may not have style/],
    ['a colour of its own', '<circle r="4" fill="#ff0000"/>', /circle\.svg:6: <circle> may not have fill="#ff0000"/],
    ['an attribute of Object', '<circle constructor="1"/>', /circle\.svg:6: <circle> may not have constructor="1"/],
    ['words outside of a text', '<g>Hello</g>', /circle\.svg:6: words outside of title, desc, text: Hello/],
    ['an element that is not closed', '<g>', /circle\.svg:7: <\/svg> closes nothing/],
    ['a broken tag', '<circle r=4>', /circle\.svg:6: < is not where a tag begins or ends/],
    ['an entity', '<text>&amp;</text>', /circle\.svg:6: there is an & in: &amp;/],
    ['an entity declared', '<!ENTITY a "b">', /circle\.svg:6: < is not where a tag begins or ends/],
  ])('refuses a drawing with %s', (_what, inside, message) => {
    draw(aDrawing(inside));
    expect(() => readEnglish(withDrawing)).toThrow(message);
  });

  it('refuses a drawing that is not described in every language', () => {
    draw(aDrawing().replace(/ *<desc lang="es">.*\n/, ''));
    expect(() => readEnglish(withDrawing)).toThrow(/circle\.svg:1: there is no <desc lang="es">/);
  });

  it('refuses two drawings in one file', () => {
    draw(`${aDrawing()}<svg></svg>`);
    expect(() => readEnglish(withDrawing)).toThrow(/circle\.svg:8: a drawing is one <svg>/);
  });
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { aCardEntry, aPackEntry } from '../tooling/testing/factories/content';
import { sanitise, toPlainText } from '../html/sanitise';
import { readPacks } from './read-flashcards';
import { readBank } from './read-questions';

const { topics } = readBank();
const packs = readPacks(topics);
const specialties = new Map(topics.map(({ slug, specialty }) => [slug, specialty]));
const tags = (text: string) => [...text.matchAll(/<(\w+)/g)].map((match) => match[1]);

describe('the starter packs', () => {
  const cards = packs.flatMap((pack) => pack.cards.map((card) => ({ ...card, language: pack.language })));

  it('are 8 or more, with 400 or more cards over 12 or more specialties, 60 of them Spanish', () => {
    expect(packs.length).toBeGreaterThanOrEqual(8);
    expect(cards.length).toBeGreaterThanOrEqual(400);
    expect(new Set(cards.map(({ topic }) => specialties.get(topic))).size).toBeGreaterThanOrEqual(12);
    expect(cards.filter(({ language }) => language === 'es').length).toBeGreaterThanOrEqual(60);
  });

  it('ask nothing twice', () => {
    const fronts = cards.map(({ front }) => toPlainText(sanitise(front)).toLowerCase());
    expect(fronts.filter((front, index) => fronts.indexOf(front) !== index)).toEqual([]);
  });

  it('are marked as not reviewed', () =>
    expect(packs.filter((pack) => pack.reviewed_by_clinician).map(({ slug }) => slug)).toEqual([]));

  it.each(packs.map((pack) => [pack.slug, pack] as const))('%s is whole', (_slug, pack) => {
    for (const { key, front, back } of pack.cards) {
      // Nothing that its author meant to be seen is lost to the sanitiser.
      expect([key, tags(sanitise(front)), tags(sanitise(back))]).toEqual([key, tags(front), tags(back)]);
      expect([key, /^(<p>)?<strong>\S/.test(back)]).toEqual([key, true]);
    }
  });
});

describe('reading packs', () => {
  let folder: string;
  beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'packs-'))));
  afterEach(() => rmSync(folder, { recursive: true }));
  const read = (fields: object, name = 'murmurs.yaml') => {
    writeFileSync(join(folder, name), stringify(aPackEntry(fields)));
    return readPacks([{ slug: 'murmurs' }], folder);
  };

  it('takes a pack that is whole', () =>
    expect(read({})).toMatchObject([{ slug: 'murmurs', reviewed_by_clinician: false, cards: [{ tags: [] }] }]));

  it('takes a collection of cards of other packs, and refuses one of cards that there are not', () => {
    const collect = (collects: object) => {
      rmSync(join(folder, 'loud.yaml'), { force: true });
      read({});
      return read({ slug: 'loud', kind: 'collection', sources: {}, cards: [], collects }, 'loud.yaml');
    };
    const murmurs = { murmurs: ['loudest-in-the-neck'] };
    expect(collect(murmurs)).toMatchObject([{ kind: 'collection', collects: murmurs }, { kind: 'pack' }]);
    expect(() => collect({ songs: ['one'] })).toThrow(/there is no pack songs/);
    expect(() => collect({ murmurs: ['no-such'] })).toThrow(/the pack murmurs has no card no-such/);
    expect(() => collect({})).toThrow(/has no cards/);
  });

  it.each([
    ['a colour that there is not', { deck_colour: 'beige' }, /murmurs\.yaml:5: deck_colour: /],
    ['a field that there is not', { cards: [aCardEntry({ hint: 'No' })] }, /murmurs\.yaml:\d+: cards\.0: /],
    [
      'a key that is there twice',
      { cards: [aCardEntry(), aCardEntry()] },
      /murmurs\.yaml:19: the key .* is there twice/,
    ],
    ['a topic that there is not', { cards: [aCardEntry({ topic: 'songs' })] }, /:\d+: .*there is no topic songs/],
    ['a source that there is not', { cards: [aCardEntry({ source: 'hearsay' })] }, /:\d+: .*has no source hearsay/],
    [
      'a source that no card names',
      { sources: { ...aPackEntry().sources, spare: aPackEntry().sources.guideline } },
      /no card names the source spare/,
    ],
    ['a pack under another name', { slug: 'clicks' }, /murmurs\.yaml:1: the pack clicks belongs into clicks\.yaml/],
  ])('refuses %s', (_what, fields, message) => expect(() => read(fields)).toThrow(message));
});

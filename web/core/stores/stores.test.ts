/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { forgetDevice, forgetOthers, forgetTab } from '../forget-device';
import { entryOf, STORES } from './registry';
import { countOf, unsentOf } from './unsent';

const MARKS = 'wardmates.marks.7.device.osce-stations.chest-pain' as const;
const kept = () => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].toSorted();

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** One of everything, of a person. */
function keepAllOf(person: number): void {
  for (const { name, in: where, of } of STORES) {
    if (where !== 'local' && where !== 'tab') continue;
    const storage = where === 'local' ? localStorage : sessionStorage;
    const key = name + (of === 'owner' ? `${person}.1` : name.endsWith('.') ? 'x' : '');
    storage.setItem(key, `[${person}]`);
  }
}

describe('the registry of what the browser keeps', () => {
  it('has one entry for each name, and finds the nearest for a key', () => {
    expect(new Set(STORES.map((store) => `${store.in} ${store.name}`)).size).toBe(STORES.length);
    expect(entryOf('local', 'wardmates.reviews.7.abc')).toMatchObject({ owner: 7, rest: 'abc' });
    expect(entryOf('local', 'wardmates.reviews.refused.7.abc')).toMatchObject({ owner: 7, rest: 'abc' });
    expect(entryOf('local', 'wardmates.reviews.offset')).toMatchObject({ owner: null, store: { of: 'device' } });
    expect(entryOf('local', 'wardmates.acts.12')).toMatchObject({ owner: 12, rest: '' });
    expect(entryOf('local', 'of.others')).toBeUndefined();
  });

  it('has what scripts outside of the app keep', () => {
    const page = readFileSync('web/index.html', 'utf8');
    const keys = [...page.matchAll(/(local|session)Storage\.\w+\(\s*'([^']+)'/g)];
    expect(keys.length).toBeGreaterThan(2);
    for (const [, where, key] of keys) expect(entryOf(where === 'local' ? 'local' : 'tab', key!)).toBeDefined();
    const worker = readFileSync('web/build/service-worker-source.ts', 'utf8');
    const [, shells] = /const SHELLS = '([^']+)'/.exec(worker)!;
    expect(entryOf('cache', `${shells}index-1.js`)).toMatchObject({ store: { of: 'device' } });
  });

  it('says of all work how it is sent, or which page goes on with it', () => {
    const works = STORES.flatMap((store) => ('work' in store ? [store] : []));
    expect(works.length).toBeGreaterThan(10);
    expect(works.filter(({ work }) => !('send' in work) && !('where' in work))).toEqual([]);
  });

  it('counts what is not sent, of one person', () => {
    localStorage.setItem('wardmates.acts.7', '[{},{}]');
    localStorage.setItem('wardmates.acts.8', '[{}]');
    localStorage.setItem('wardmates.said.7.31', '[{}]');
    localStorage.setItem(MARKS, '{"changes":[{},{}]}');
    expect(unsentOf(7)).toEqual([
      { word: 'acts', count: 2, where: [] },
      { word: 'said', count: 1, where: ['/consultations/31/'] },
      { word: 'marks', count: 1, where: [] },
    ]);
    localStorage.setItem('wardmates.question.7.new', '{"form":{},"page":"/questions/create/?quiz=3"}');
    localStorage.setItem('wardmates.note.7.topic.4', '{"form":"<p>a</p>","page":"//elsewhere.example/"}');
    expect(unsentOf(7).slice(-2)).toEqual([
      { word: 'drafts', count: 1, where: ['/questions/create/?quiz=3'] },
      { word: 'notes', count: 1, where: [] },
    ]);
    localStorage.removeItem('wardmates.question.7.new');
    localStorage.removeItem('wardmates.note.7.topic.4');
    localStorage.setItem(MARKS, '{"changes":[]}');
    expect(countOf(unsentOf(7))).toBe(3);
    // A page of an older release kept the whole sheet.
    localStorage.setItem(MARKS, '{"comments":"quiet, then loud"}');
    expect(countOf(unsentOf(7))).toBe(4);
    expect(unsentOf(9)).toEqual([]);
  });

  it('counts a station once that was submitted before its marks were saved', () => {
    localStorage.setItem(MARKS, '{"changes":[{},{}],"submission_id":"a-1"}');
    localStorage.setItem('wardmates.submits.7', '[{"submission_id":"a-1"}]');
    expect(unsentOf(7)).toEqual([{ word: 'submits', count: 1, where: [] }]);
    localStorage.setItem('wardmates.submits.7', '[{"submission_id":"a-2"}]');
    expect(countOf(unsentOf(7))).toBe(2);
  });
});

describe('signing out', () => {
  it('leaves nothing of the person', async () => {
    keepAllOf(7);
    await forgetDevice(7);
    const left = kept().map((key) => entryOf('local', key) ?? entryOf('tab', key));
    expect(left.map((entry) => entry?.store.of)).toEqual(left.map(() => 'device'));
    expect(left.length).toBeGreaterThan(5);
  });

  it('leaves sealed work of others, and nothing else of them; a visitor has no owner', async () => {
    keepAllOf(8);
    localStorage.setItem('wardmates.marks.0.device.osce-stations.chest-pain', '{}');
    await forgetDevice(7);
    const owned = kept().filter((key) => (entryOf('local', key) ?? entryOf('tab', key))?.store.of === 'owner');
    expect(owned.every((key) => /\.8\./.test(key))).toBe(true);
    expect(owned).toContain('wardmates.marks.8.1');
    expect(owned).not.toContain('wardmates.consent.8.1');
    const needed = owned.filter((key) => entryOf('local', key)?.store.with);
    expect(countOf(unsentOf(8))).toBe(owned.length - needed.length);
  });
});

describe('another person who signs in', () => {
  it('finds only what they kept; work of others stays sealed', async () => {
    keepAllOf(8);
    localStorage.setItem('wardmates.consent.7.model', 'yes');
    await forgetOthers(7);
    forgetTab();
    expect(kept()).toContain('wardmates.consent.7.model');
    expect(kept()).toContain('wardmates.submits.8.1');
    for (const gone of ['wardmates.consent.8.1', 'wardmates.saying.8.1', 'wardmates.call', 'wardmates.pairing'])
      expect(kept()).not.toContain(gone);
    expect(unsentOf(7)).toEqual([]);
  });

  it('leaves the review that sealed answers were given in, which cannot be sent without it', async () => {
    keepAllOf(8);
    await forgetOthers(7);
    expect(kept()).toContain('wardmates.reviews.started.8.1');
    localStorage.removeItem('wardmates.reviews.8.1');
    await forgetOthers(7);
    expect(kept()).not.toContain('wardmates.reviews.started.8.1');
  });
});

import fc from 'fast-check';
import {
  copyName,
  freeSlug,
  maySave,
  missingFields,
  NAME_MAX,
  SLUG_MAX,
  slugOf,
  usernameState,
  videoIdOf,
} from './station-rules';

/** No address of the product. */
const NONE: ReadonlySet<string> = new Set();
const form = { name: 'Chest pain', description: 'A history.', label: 1 };

describe('saving and previewing (spec 3 §5)', () => {
  // rules: 3.3.4, 3.5.1
  it('is allowed only when name and description are non-empty and a label other than 0 is chosen', () => {
    expect(maySave(form)).toBe(true);
    expect(missingFields({ name: '', description: '', label: 0 })).toEqual(['name', 'description', 'label']);
    expect(maySave({ ...form, name: '' })).toBe(false);
    expect(maySave({ ...form, description: '' })).toBe(false);
    expect(maySave({ ...form, label: 0 })).toBe(false);
  });

  it('takes blank for empty, and a label that does not exist for none', () => {
    expect(missingFields({ name: ' \n', description: '\t', label: 8 })).toEqual(['name', 'description', 'label']);
  });
});

describe('the video link (spec 3 §5)', () => {
  // rules: 3.5.17
  it.each([
    ['dQw4w9WgXcQ'],
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=10s'],
    ['https://youtu.be/dQw4w9WgXcQ?si=x'],
    [' https://m.youtube.com/embed/dQw4w9WgXcQ '],
    ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
    ['https://youtube.com/shorts/dQw4w9WgXcQ'],
  ])('%s has an id of 11 characters', (link) => {
    expect(videoIdOf(link)).toBe('dQw4w9WgXcQ');
  });

  // rules: 3.5.17
  it.each([
    ['10 characters', 'dQw4w9WgXc'],
    ['12 characters', 'https://youtu.be/dQw4w9WgXcQQ'],
    ['another site', 'https://evil.example/watch?v=dQw4w9WgXcQ'],
    ['a site that looks alike', 'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ'],
    ['markup', 'https://youtu.be/"><script>a'],
    ['a script', 'javascript:alert(1)'],
    ['no link', ''],
    ['half a link', 'https://'],
  ])('with %s embeds nothing', (_name, link) => {
    expect(videoIdOf(link)).toBeNull();
  });
});

describe('slugs', () => {
  it('are the words of the name, without marks', () => {
    expect(slugOf('Dolor torácico y disnea: ¿qué haces?')).toBe('dolor-toracico-y-disnea-que-haces');
    expect(slugOf("Raynaud's Phänomen – Straße")).toBe('raynauds-phanomen-strasse');
    expect(slugOf('心電図')).toBe('station');
  });

  it('have -2 and so on behind them when they are taken', () => {
    expect(freeSlug('Chest pain', new Set(), NONE)).toBe('chest-pain');
    expect(freeSlug('Chest pain', new Set(['chest-pain']), NONE)).toBe('chest-pain-2');
    expect(freeSlug('Chest pain', new Set(['chest-pain', 'chest-pain-2', 'chest-pain-4']), NONE)).toBe('chest-pain-3');
  });

  it('are never a reserved word', () => {
    expect(freeSlug('Launchpad', new Set(), new Set(['launchpad']))).toBe('launchpad-2');
  });

  it('fit the database, for any name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (name) => {
        const slug = freeSlug(name, new Set([slugOf(name)]), NONE);
        expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
        expect(slug.length).toBeLessThanOrEqual(SLUG_MAX);
        expect(slugOf(slugOf(name))).toBe(slugOf(name));
      }),
    );
  });
});

describe('a clone', () => {
  it("is called as its original with ' (copy)' behind it, and fits", () => {
    expect(copyName('Chest pain')).toBe('Chest pain (copy)');
    expect(copyName('x'.repeat(NAME_MAX))).toHaveLength(NAME_MAX);
    expect(copyName('x'.repeat(NAME_MAX)).endsWith(' (copy)')).toBe(true);
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: NAME_MAX }),
        (name) => copyName(name).length <= NAME_MAX && !/\p{Cs}$/u.test(copyName(name).slice(0, -7)),
      ),
    );
  });
});

describe('the username that results are reassigned to (spec 3 §5)', () => {
  // rules: 3.5.19
  it('asks for more while it is empty, and is malformed with any whitespace', () => {
    expect(usernameState('')).toBe('empty');
    for (const typed of [' ', 'a b', 'ana ', '\tana', 'a\u00a0b']) expect(usernameState(typed)).toBe('malformed');
    expect(usernameState('ana@example.org')).toBe('askable');
  });
});

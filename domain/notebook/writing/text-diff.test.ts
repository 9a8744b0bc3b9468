import { parseHtml, writeHtml } from '~/domain/kit/html/tree';
import { changesIn, takeChanges, type TextChange, textDiff } from './text-diff';

/** Chance that comes the same way for the same seed (mulberry32). */
function seeded(seed: number) {
  let state = seed;
  const below = (end: number) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * end);
  };
  const pick = <T>(from: readonly T[]): T => from[below(from.length)]!;
  const shuffled = <T>(things: readonly T[]): T[] => {
    const left = [...things];
    return things.map(() => left.splice(below(left.length), 1)[0]!);
  };
  return { below, pick, shuffled };
}

/** A comparison as a line: `[-gone-]`, `{+new+}`, blocks in brackets with what became of them. */
const told = (changes: readonly TextChange[]): string =>
  changes
    .map((change) => {
      switch (change.kind) {
        case 'same':
          return '=';
        case 'added':
        case 'removed':
          return `${change.kind} ${change.id}: ${writeHtml([change.node])}`;
        case 'replaced':
          return `replaced ${change.id}: ${writeHtml([change.before])} by ${writeHtml([change.after])}`;
        case 'changed':
          return `${change.id}: ${change.pieces
            .map(({ kind, nodes }) => {
              const html = writeHtml(nodes);
              return kind === 'gone' ? `[-${html}-]` : kind === 'new' ? `{+${html}+}` : html;
            })
            .join('')}`;
        default:
          return `${change.tag}(${told(change.children)})`;
      }
    })
    .join(' | ');
const diff = (before: string, after: string) => told(textDiff(before, after));

describe('the difference of two texts', () => {
  it('of the same is nothing', () => expect(diff('<p>a</p><p>b</p>', '<p>a</p><p>b</p>')).toBe('= | ='));

  it('is told word by word, in the marks that the words have', () =>
    expect(
      diff(
        '<p>Give <strong>aspirin 300 mg</strong> at once, if there is no allergy.</p>',
        '<p>Give <strong>aspirin 75 mg</strong> at once, if there is no allergy.</p>',
      ),
    ).toBe(
      '1: Give <strong>aspirin </strong>[-<strong>300</strong>-]{+<strong>75</strong>+}<strong> mg</strong> at once, if there is no allergy.',
    ));

  it('is told where only a mark or an address changed', () => {
    expect(diff('<p>This is very urgent here</p>', '<p>This is <em>very</em> urgent here</p>')).toBe(
      '1: This is [-very-]{+<em>very</em>+} urgent here',
    );
    expect(
      diff(
        '<p>See <a href="https://a.example/">the guideline</a> for more</p>',
        '<p>See <a href="https://b.example/">the guideline</a> for more</p>',
      ),
    ).toBe(
      '1: See [-<a href="https://a.example/">the guideline</a>-]{+<a href="https://b.example/">the guideline</a>+} for more',
    );
  });

  it('reads changes side by side as one', () =>
    expect(diff('<p>it lasts nine of ten days here</p>', '<p>it lasts most of all days here</p>')).toBe(
      '1: it lasts [-nine-]{+most+} of [-ten-]{+all+} days here',
    ));

  it('shows blocks that came and went, and finds a changed one between them', () =>
    expect(
      diff(
        '<p>First one stays.</p><p>The second block is about troponin.</p><p>Gone entirely.</p>',
        '<h2>New</h2><p>First one stays.</p><p>The second block is about high troponin.</p>',
      ),
    ).toBe(
      'added 1: <h2>New</h2> | = | 2: The second block is about {+high +}troponin. | removed 3: <p>Gone entirely.</p>',
    ));

  it('goes into lists and tables: one item and one row', () => {
    expect(diff('<ul><li>one</li><li>two</li></ul>', '<ul><li>one</li><li>more</li><li>two</li></ul>')).toBe(
      'ul(= | added 1: <li>more</li> | =)',
    );
    const table = (rows: string) => `<table><tbody>${rows}</tbody></table>`;
    const row = (name: string, dose: string) => `<tr><td>${name}</td><td>${dose}</td></tr>`;
    expect(
      diff(
        table(row('Aspirin', '300 mg now') + row('Heparin', '5000 units')),
        table(row('Aspirin', '75 mg now') + row('Heparin', '5000 units')),
      ),
    ).toBe('table(tbody(tr(= | 1: [-300-]{+75+} mg now) | =))');
  });

  it('tells a paragraph that became a heading', () =>
    expect(diff('<p>Red flags in back pain</p>', '<h3>Red flags in back pain</h3>')).toBe(
      'replaced 1: <p>Red flags in back pain</p> by <h3>Red flags in back pain</h3>',
    ));

  it('tells pictures and breaks', () =>
    expect(
      diff(
        '<p>Look at this ECG <img src="/media/a.png" alt="before" /></p>',
        '<p>Look at this ECG <img src="/media/b.png" alt="after" /></p>',
      ),
    ).toBe(
      '1: Look at this ECG [-<img src="/media/a.png" alt="before" />-]{+<img src="/media/b.png" alt="after" />+}',
    ));

  it('keeps signs of HTML that are words, and reads broken HTML without failing', () => {
    expect(diff('<p>pH &lt; 7.2 is bad &amp; rare</p>', '<p>pH &lt; 7.1 is bad &amp; rare</p>')).toBe(
      '1: pH &lt; [-7.2-]{+7.1+} is bad &amp; rare',
    );
    expect(() => diff('</p><ul><li>x', 'a < b <p>"')).not.toThrow();
  });

  it('of two long texts that have nothing in common is found at once', () => {
    const long = (word: string) =>
      Array.from(
        { length: 400 },
        (_, block) => `<p>${Array.from({ length: 20 }, (__, at) => `${word}${block}x${at}`).join(' ')}</p>`,
      ).join('');
    const changes = textDiff(long('a'), long('b'));
    expect(new Set(changes.map(({ kind }) => kind))).toEqual(new Set(['added', 'removed']));
    expect(textDiff(`<p>${'a '.repeat(30_000)}</p>`, `<p>${'b '.repeat(30_000)}</p>`)).toHaveLength(2);
  });
});

describe('a change that is taken in part', () => {
  const BEFORE = '<p>Give aspirin 300 mg now.</p><ul><li>one item</li></ul><p>Old end of it.</p>';
  const AFTER = '<h2>New head</h2><p>Give aspirin 75 mg now.</p><ul><li>one item</li><li>another</li></ul>';

  it('has what is taken, and what was there of what is left', () => {
    const changes = textDiff(BEFORE, AFTER);
    expect(changesIn(changes)).toEqual([1, 2, 3, 4]);
    expect(takeChanges(changes, new Set([2, 4]))).toBe(
      '<h2>New head</h2><p>Give aspirin 300 mg now.</p><ul><li>one item</li><li>another</li></ul><p>Old end of it.</p>',
    );
  });

  it('that is left altogether is the text before, taken altogether the one after, whatever the texts are', () => {
    const { below, pick, shuffled } = seeded(21);
    const words = ['aspirin', 'troponin', '<b', 'a & b', 'dose', 'mg', 'now', 'pain', 'then', '75', '300'];
    const times = <T>(most: number, make: () => T): T[] => Array.from({ length: 1 + below(most) }, make);
    const inline = (): string =>
      times(6, () => {
        const word = pick(words).replaceAll('&', '&amp;').replaceAll('<', '&lt;');
        return pick([word, `<strong>${word}</strong>`, `<em>${word} <u>x</u></em>`]);
      }).join(' ');
    const block = (): string =>
      pick([
        () => `<p>${inline()}</p>`,
        () => `<h3>${inline()}</h3>`,
        () => `<ul>${times(3, () => `<li>${inline()}</li>`).join('')}</ul>`,
        () =>
          `<table><tbody>${times(2, () => `<tr><td>${inline()}</td><td>${inline()}</td></tr>`).join('')}</tbody></table>`,
        () => `<blockquote><p>${inline()}</p></blockquote>`,
        () => `<ol start="2"><li>${inline()}<ul><li>${inline()}</li></ul></li></ol>`,
      ])();
    for (let round = 0; round < 300; round += 1) {
      const shared = times(4, block);
      const before = shuffled([...shared, block()]).join('');
      const after = [...shared.slice(1), block(), block()].join('');
      const changes = textDiff(before, after);
      expect(takeChanges(changes, new Set())).toBe(after);
      expect(takeChanges(changes, new Set(changesIn(changes)))).toBe(before);
      expect(writeHtml(parseHtml(after))).toBe(after);
    }
  });
});

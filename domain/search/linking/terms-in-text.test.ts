import { type LinkableRow, termsInText, termsOf } from './terms-in-text';

const row = (id: number, topic_id: number | null, terms: string[], linked = true): LinkableRow => ({
  id,
  terms,
  topic_id,
  linked,
});
const [CORONARY, KIDNEY, SKIN, LUNG] = [1, 2, 3, 4] as const;
const TERMS = termsOf([
  row(1, CORONARY, ['MI', 'myocardial infarction', 'heart attack', 'infarto de miocardio']),
  row(2, CORONARY, ['STEMI', 'ST elevation MI']),
  row(3, KIDNEY, ['AKI', 'acute kidney injury', 'lesión renal aguda']),
  row(4, null, ['chronic kidney injury', 'CKI']),
  row(5, KIDNEY, ['kidney injury', 'renal injury']),
  row(6, LUNG, ['Wells score', 'Wells']),
  row(7, SKIN, ['mole', 'naevus']),
  row(8, SKIN, ['rash', 'eruption'], false),
  row(9, SKIN, ['SC', 'skin cancer']),
  row(10, LUNG, ['SC', 'small cell lung cancer']),
]);
const links = (html: string, own: number | null = null) =>
  termsInText(html, TERMS, own).map(({ written, topic_id }) => `${written} ${topic_id}`);

describe('terms in a text', () => {
  it('are linked where they are first written, once for what means the same', () => {
    expect(links('<p>A heart attack, then an MI, then acute kidney injury.</p><p>AKI again.</p>')).toEqual([
      'heart attack 1',
      'acute kidney injury 2',
    ]);
    expect(links('<p>Lesion renal aguda. Infartos de miocardio e infarto.</p>')).toEqual([
      'Lesion renal aguda 2',
      'Infartos de miocardio 1',
    ]);
  });

  it('begin where they are said to, in the text of all elements', () => {
    const [link] = termsInText('<h2>MI &amp; more</h2><p>An <strong>MI</strong>.</p>', TERMS, null);
    expect(link).toEqual({ at: 'MI & moreAn '.length, written: 'MI', topic_id: CORONARY, term_id: 1 });
  });

  it('are whole words, together in one sentence', () => {
    expect(links('<p>MIMI, MI-2 and non-MI. A heart. Attack of nerves. Molecule, 5 mol.</p>')).toEqual([]);
    expect(links('<p>Two moles, the naevus’s edge.</p>')).toEqual(['moles 3']);
  });

  it('count in the case in which they are written here, if they are abbreviations or names', () => {
    expect(links('<p>mi, Mi, aki, well and wells.</p>')).toEqual([]);
    expect(links('<p>Heart Attack. Wells.</p>')).toEqual(['Heart Attack 1', 'Wells 4']);
  });

  it('are the longest that stand there, also if that one leads nowhere', () => {
    expect(links('<p>An ST elevation MI.</p>')).toEqual(['ST elevation MI 1']);
    expect(links('<p>Chronic kidney injury.</p>')).toEqual([]);
  });

  it('never lead to the topic of the text, to one of two topics, or from a row that is for searches alone', () => {
    expect(links('<p>An MI with acute kidney injury.</p>', KIDNEY)).toEqual(['MI 1']);
    expect(links('<p>SC, a rash and an eruption.</p>')).toEqual([]);
  });

  it.each(['a href="https://example.org"', 'h2', 'h3', 'th', 'caption', 'mark', 'code'])(
    'are not linked in <%s>',
    (tag) => {
      expect(links(`<${tag}>An MI and <em>AKI</em></${tag.split(' ')[0]}><p>A heart attack.</p>`)).toEqual([
        'heart attack 1',
      ]);
    },
  );

  it('are not linked beside a formula', () => {
    expect(links(String.raw`<p>\(MI = 1\)</p>`)).toEqual([]);
  });
});

import { PACK_KEYS } from '~/domain/questions/authoring/packs';
import { diagramsOf, readDiagrams } from './read-diagrams';
import { readProducts } from './read-products';
import { readBank } from './read-questions';

const { questions } = readBank();
const ofPack = (pack: string, of = 'en') =>
  questions.filter(({ pack: filed, language }) => filed === pack && language === of);
const { products } = readProducts();

describe('the packs of data interpretation', () => {
  it.each(['blood-gas-cases', 'blood-test-cases', 'drug-calculation-cases', 'ecg-cases'])(
    '%s has 15 questions or more, 3 of them free, each with a source',
    (pack) => {
      const filed = ofPack(pack);
      expect(filed.length).toBeGreaterThanOrEqual(15);
      expect(filed.filter(({ free }) => free)).toHaveLength(3);
      expect(filed.filter(({ sources }) => sources.length === 0)).toEqual([]);
    },
  );

  it('of radiology are drawn, and free', () => {
    const filed = ofPack('radiology-cases');
    expect(filed.length).toBeGreaterThanOrEqual(15);
    expect(filed.filter(({ free, question_text }) => !free || diagramsOf(question_text).length === 0)).toEqual([]);
  });

  it.each(['blood-gas-cases', 'blood-test-cases', 'drug-calculation-cases', 'ecg-cases', 'radiology-cases'])(
    '%s are all there in Spanish, filed alike',
    (pack) => {
      const filed = (of: string) =>
        ofPack(pack, of).map(({ slug, topic, tag, free }) => ({ slug: slug.replace(/-es$/, ''), topic, tag, free }));
      expect(filed('es')).toEqual(filed('en'));
    },
  );

  it('of exams are free until a clinician has checked every question', () => {
    const exams = ['psa', 'ukmla'].flatMap((pack) => ofPack(pack));
    expect(exams.length).toBeGreaterThanOrEqual(80);
    expect(exams.filter(({ free, reviewed_by_clinician }) => !free && !reviewed_by_clinician)).toEqual([]);
  });

  it('say of every figure that it is a diagram, and what it shows', () => {
    const shown = questions.filter(({ question_text }) => diagramsOf(question_text).length > 0);
    expect(shown.length).toBeGreaterThanOrEqual(30);
    for (const { question_text, language } of shown) {
      const said = { en: 'Diagram, drawn for this question.', es: 'Diagrama, dibujado para esta pregunta.' }[language];
      expect(question_text).toContain(`<figcaption>${said}</figcaption>`);
      expect(question_text).toMatch(/alt="[^"]{20,}"/);
    }
  });

  it('show every diagram that there is', () => {
    const used = new Set(questions.flatMap(({ question_text }) => diagramsOf(question_text)));
    expect([...readDiagrams().keys()].filter((name) => !used.has(name))).toEqual([]);
  });
});

describe('the packs of exams', () => {
  it('have 80 questions on the PSA over its eight sections, and 100 of the UKMLA kind', () => {
    expect(ofPack('psa').length).toBeGreaterThanOrEqual(80);
    expect(new Set(ofPack('psa').map(({ tag }) => tag)).size).toBe(8);
    expect(ofPack('ukmla').length).toBeGreaterThanOrEqual(100);
  });

  it.each(['psa', 'ukmla'])(
    '%s is free, and no product sells it, until a clinician has signed every question',
    (pack) => {
      const signed = ofPack(pack).every((question) => question.reviewed_by_clinician);
      const sellers = products.filter(({ entitlements }) => entitlements.includes(`pack.${pack}`));
      if (!signed) expect(ofPack(pack).filter(({ free }) => !free)).toEqual([]);
      if (!signed) expect(sellers).toEqual([]);
    },
  );
});

describe('the products', () => {
  it('that have a price grant something, and packs of theirs are known', () => {
    for (const { slug, prices, entitlements } of products)
      if (Object.keys(prices).length > 0)
        expect({ slug, grants: entitlements.length > 0 }).toEqual({ slug, grants: true });
    for (const { entitlements } of products)
      for (const one of entitlements.filter((each) => each.startsWith('pack.')))
        expect(PACK_KEYS).toContain(one.slice('pack.'.length));
  });

  it('do not sell drawn radiology', () => {
    expect(products.filter(({ entitlements }) => entitlements.includes('pack.radiology-cases'))).toEqual([]);
  });
});

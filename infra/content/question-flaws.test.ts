import { aQuestionEntry } from '../tooling/testing/factories/content';
import { evaluate } from './formula';
import { questionContent } from './question-content';
import { answeredByAnother, flawsOfBank, flawsOfQuestion, flawsOfSet } from './question-flaws';
import { withReasons } from './question-reasons';
import { readDrugs } from './read-drugs';
import { readBank } from './read-questions';

const drugs = readDrugs();
const question = (fields: object = {}) => questionContent.parse(aQuestionEntry(fields));
const options = (key: string, ...others: string[]) => ({
  answers: [{ text: key, correct: true }, ...others.map((text) => ({ text }))],
});
const flaws = (fields: object) => flawsOfQuestion(question(fields), drugs);

it('the starter bank has no flaw of form', () => {
  expect(flawsOfBank(readBank().questions, drugs)).toEqual([]);
});

it('the table has 200 drugs or more, with adult doses', () => {
  expect(drugs.length).toBeGreaterThanOrEqual(200);
});

describe('a question', () => {
  it('that is well formed has no flaw', () => {
    expect(flaws({})).toEqual([]);
  });

  it.each<[string, object, RegExp]>([
    [
      'with two keys in an exam',
      {
        pack: 'psa',
        tag: 'prescribing',
        answers: [
          { text: 'Mitral', correct: true },
          { text: 'Aortic', correct: true },
          { text: 'Other' },
          { text: 'Last' },
        ],
      },
      /not one best answer/,
    ],
    ['with “all of the above”', options('Asthma', 'Angina', 'Anaemia', 'All of the above'), /points at other options/],
    ['with “ninguna de las anteriores”', options('Asma', 'Angina', 'Anemia', 'Ninguna de las anteriores'), /points at/],
    ['with figures among words', options('Asthma', 'Angina', 'Anaemia', '5 mg'), /figures and words/],
    [
      'with one option of unlike length',
      options('Asthma', 'Angina', 'Anaemia', 'A long history of breathlessness that is worse on lying flat'),
      /unlike length/,
    ],
    [
      'with the key by far the longest',
      options('Stop the tablet and measure potassium', 'Stop the tablet', 'Halve the tablet', 'Give more tablets'),
      /by far the longest/,
    ],
    [
      'with a dose without a unit',
      options('Amoxicillin 500 by mouth', 'Erythromycin by mouth', 'Doxycycline by mouth', 'Trimethoprim by mouth'),
      /amoxicillin has a dose without a unit/,
    ],
    [
      'with a dose without a route',
      options('Amoxicillin 500 mg', 'Doxycycline 100 mg', 'Linezolid 600 mg', 'Trimethoprim 200 mg'),
      /amoxicillin has a dose without a route/,
    ],
    [
      'with ten times the dose as its key',
      options(
        'Ramipril 50 mg by mouth',
        'Losartan 50 mg by mouth',
        'Atenolol 50 mg by mouth',
        'Doxazosin 4 mg by mouth',
      ),
      /ramipril 50 mg oral is not in drugs.yaml/,
    ],
    [
      'with another route in its key',
      options('Digoxina 250 microgramos por vía subcutánea', 'Bisoprolol oral', 'Verapamilo oral', 'Atenolol oral'),
      /digoxin 250 microgramos sc is not in drugs.yaml/,
    ],
  ])('%s is refused', (_name, fields, flaw) => {
    const spanish = /Asma|Digoxina/.test(JSON.stringify(fields)) ? { language: 'es' } : {};
    expect(flaws({ ...fields, ...spanish })).toContainEqual(expect.stringMatching(flaw));
  });

  it('may have a wrong dose among its wrong options, and the route in its stem', () => {
    expect(
      flaws({
        question_text: '<p>Which is the usual dose by mouth?</p>',
        ...options('Ramipril 5 mg', 'Ramipril 50 mg', 'Ramipril 500 mg', 'Ramipril 500 micrograms'),
      }),
    ).toEqual([]);
  });

  it('about a child is not held against the doses of adults', () => {
    expect(
      flaws({
        question_text: '<p>A 4-year-old girl has anaphylaxis. What is given?</p>',
        ...options(
          'Adrenaline 150 micrograms intramuscularly',
          'Adrenaline 500 micrograms intramuscularly',
          'Adrenaline 150 micrograms intravenously',
          'Adrenaline 500 micrograms intravenously',
        ),
      }),
    ).toEqual([]);
  });

  it('without a source says of each wrong option why it is wrong, and its explanation ends with it', () => {
    const entry = aQuestionEntry({ sources: [] });
    expect(() => questionContent.parse(entry)).toThrow(/says why it is wrong/);
    const answers = entry.answers.map((one) => (one.correct ? one : { ...one, why: 'Heard < elsewhere.' }));
    const read = withReasons(questionContent.parse({ ...entry, answers, take_home: 'Listen to the neck.' }));
    expect(read.explanation_text).toContain('<li><strong>Mitral stenosis</strong>: Heard &lt; elsewhere.</li>');
    expect(read.explanation_text).toMatch(/<p><strong>Take home:<\/strong> Listen to the neck\.<\/p>$/);
    expect(Object.keys(read)).not.toContain('take_home');
    expect(read.answers.every((one) => !('why' in one))).toBe(true);
  });
});

describe('a calculation', () => {
  const volume = (formula: string, numbers: object, key = '9 mL') =>
    flaws({
      question_text: '<p>She weighs 72 kg and is to have 5 mg/kg; ampoules hold 40 mg/mL. What volume?</p>',
      ...options(key, '4.5 mL', '1,800 mL', '18 mL'),
      calculation: { formula, numbers },
    });
  const numbers = { weight: 72, dose: 5, strength: 40 };

  it('is computed from the numbers of the stem', () => {
    expect(volume('weight * dose / strength', numbers)).toEqual([]);
    expect(volume('weight * dose / strength', { ...numbers, weight: 73 })).toEqual(['the stem has no 73 for weight']);
    expect(volume('weight * dose / strength', numbers, '8 mL')).toEqual(['the formula gives 9, not “8 mL”']);
    expect(volume('weight * dose / strength / 2', numbers)).toContain(
      'the formula gives 4.5, to which “4.5 mL” is as close',
    );
    expect(volume('weight * doses', numbers)).toEqual(['weight * doses: there is no number doses']);
  });

  it.each<[string, number]>([
    ['2 + 3 * 4', 14],
    ['(2 + 3) * 4 - -1', 21],
    ['12 / 4 / 3', 1],
    ['min(weight, 60) * 2', 120],
    ['max(1, 2, weight) / 10', 7.2],
  ])('%s is %d', (formula, value) => {
    expect(evaluate(formula, { weight: 72 })).toBeCloseTo(value);
  });

  it.each(['2 +', '(2', '2 3', 'process.exit(1)', 'constructor', '2 ** 3'])('refuses %s', (formula) => {
    expect(() => evaluate(formula, {})).toThrow();
  });
});

describe('a set of questions', () => {
  const many = (answers: (index: number) => { text: string; correct?: boolean }[]) =>
    Array.from({ length: 12 }, (_one, index) => question({ slug: `question-${index}`, answers: answers(index) }));
  const words = ['Anaemia', 'Angina', 'Asthma', 'Ascites'];
  const withKey = (key: number) => words.map((text, index) => ({ text, correct: index === key }));

  it('whose keys are in every place is taken', () => {
    expect(
      flawsOfSet(
        'pack',
        many((index) => withKey(index % 4)),
      ),
    ).toEqual([]);
  });

  it('whose keys are too often in one place is refused', () => {
    expect(
      flawsOfSet(
        'pack',
        many((index) => withKey(index < 8 ? 2 : index % 4)),
      ),
    ).toEqual([{ slug: 'pack', what: '9 of 12 keys are in place 3' }]);
  });

  it('whose keys are too often the longest is refused', () => {
    const longest = (index: number) =>
      withKey(index % 4).map((one) => ({ ...one, text: one.correct ? `${one.text} of the old` : one.text }));
    expect(flawsOfSet('pack', many(longest))).toEqual([
      { slug: 'pack', what: '12 of 12 right options are the longest' },
    ]);
  });

  it('with a stem that holds the answer of another is refused, on one topic', () => {
    const other = question({
      slug: 'other',
      question_text: '<p>A man with aortic stenosis faints. Why?</p>',
      ...options('Low output', 'Seizure', 'Fright', 'Pain'),
    });
    expect(answeredByAnother([question(), other])).toEqual([
      { slug: 'which-murmur', what: 'one of it and other answers the other' },
    ]);
    expect(answeredByAnother([question(), { ...other, topic: 'gallops' }])).toEqual([]);
  });
});

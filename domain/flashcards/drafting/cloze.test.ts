import { clozeOf, clozesOf, listsOf, sentencesOf } from './cloze';
import { needsOptions } from './draft-question';

describe('what of a text can be asked', () => {
  it.each([
    [
      'en',
      'Aortic stenosis is a narrowing of the aortic valve.',
      '[…] is a narrowing of the aortic valve.',
      'Aortic stenosis',
    ],
    [
      'en',
      'The most common cause of mitral stenosis is rheumatic fever.',
      'The most common cause of mitral stenosis is […].',
      'Rheumatic fever',
    ],
    [
      'en',
      'Give adults in cardiac arrest 1 mg of adrenaline at once.',
      'Give adults in cardiac arrest […] of adrenaline at once.',
      '1 mg',
    ],
    [
      'es',
      'La estenosis aórtica es un estrechamiento de la válvula aórtica.',
      '[…] es un estrechamiento de la válvula aórtica.',
      'Estenosis aórtica',
    ],
    [
      'es',
      'La causa más frecuente de estenosis mitral es la fiebre reumática.',
      'La causa más frecuente de estenosis mitral es […].',
      'La fiebre reumática',
    ],
    [
      'es',
      'Se administra una dosis de 10 mg/kg por vía oral.',
      'Se administra una dosis de […] por vía oral.',
      '10 mg/kg',
    ],
  ] as const)('%s: %s', (language, sentence, front, answer) => {
    expect(clozeOf(sentence, language)).toEqual({ front, answer });
  });

  it.each([
    ['a pronoun', 'It is a narrowing of the aortic valve of the heart.'],
    ['a question', 'Is aortic stenosis a narrowing of the aortic valve?'],
    ['an opinion', 'Aortic stenosis is important to know about in exams.'],
    ['a few words', 'Aorta is big.'],
    ['nothing that stands out', 'Doctors listen to the heart at four places on the chest.'],
  ])('leaves out %s', (_what, sentence) => expect(clozeOf(sentence, 'en')).toBeNull());

  it('goes on after an abbreviation, and begins anew with each line', () => {
    expect(sentencesOf('Give fluids, e.g. Hartmann solution. Then look again.\n- One more')).toEqual([
      'Give fluids, e.g. Hartmann solution.',
      'Then look again.',
      'One more',
    ]);
  });

  it('takes lists under a heading, and enumerations of three or more', () => {
    const text =
      'Causes of chest pain\n1. Angina\n2. Reflux\n3. Pneumonia\n\nSigns of shock include pallor, sweating and tachycardia. Two are A, and B.';
    expect(listsOf(text, 'en')).toEqual([
      { front: 'Causes of chest pain', lines: ['Angina', 'Reflux', 'Pneumonia'] },
      { front: 'Signs of shock', lines: ['pallor', 'sweating', 'tachycardia'] },
    ]);
    expect(listsOf('Los signos de choque incluyen palidez, sudoración y taquicardia.', 'es')).toEqual([
      { front: 'Los signos de choque', lines: ['palidez', 'sudoración', 'taquicardia'] },
    ]);
  });

  it('stays fast on a hostile text', () => {
    const began = performance.now();
    for (const text of [
      'is '.repeat(6_600),
      'a,'.repeat(10_000),
      '1 '.repeat(10_000),
      '- \n'.repeat(6_000),
      ' '.repeat(20_000),
    ]) {
      clozesOf(text, 'en');
      listsOf(text, 'en');
    }
    // It takes milliseconds; an expression that backtracks would take minutes.
    expect(performance.now() - began).toBeLessThan(60_000);
  });
});

describe('whether a question needs its options', () => {
  it.each([
    ['en', 'A man has chest pain. Which of the following is not a cause?', true],
    ['en', 'He does not smoke. What is the diagnosis?', false],
    ['es', '¿Cuál de las siguientes es la causa?', true],
    ['es', '¿Qué nervio inerva el diafragma?', false],
  ] as const)('%s: %s', (language, stem, needs) => expect(needsOptions(stem, language)).toBe(needs));
});

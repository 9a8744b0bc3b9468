import { clozeOf, clozesOf, listsOf, sentencesOf } from './cloze';
import { judgeCard } from '../generation/card-gate';
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
    ['en', 'She takes warfarin. Select THREE medicines that raise the INR.', true],
    ['en', 'Select TWO drugs. What do both do?', true],
    ['es', 'Toma warfarina. Seleccione TRES fármacos que suban el INR.', true],
    ['es', 'Señale las dos correctas.', true],
  ] as const)('%s: %s', (language, stem, needs) => expect(needsOptions(stem, language)).toBe(needs));
});

describe('a generated card', () => {
  const refusalOf = (front: string, language: 'en' | 'es' = 'en') =>
    judgeCard(
      { front, back: language === 'en' ? 'The one that it is' : 'La que es', question_id: null, writer: 'model' },
      language,
    ).refusal;

  it.each([
    ['en', 'Select THREE findings that would each count as high risk in a child.'],
    ['en', 'Which of the following is the first sign of sepsis in a child?'],
    ['en', 'Which one of these is the first sign of sepsis in a child?'],
    ['en', 'From the options below, what should be given to the child first?'],
    ['es', '¿Cuál de las siguientes es la primera medida que se debe tomar?'],
    ['es', 'Elija las dos opciones que son correctas para el niño con fiebre.'],
  ] as const)('in %s never speaks of options that are not on it: %s', (language, front) => {
    expect(refusalOf(front, language)).toBe('options-missing');
    expect(
      refusalOf(
        `${front}\n- ${language === 'en' ? 'A fever' : 'La fiebre'}\n- ${language === 'en' ? 'A rash' : 'Un exantema'}`,
        language,
      ),
    ).toBeNull();
  });

  it.each([
    ['en', 'What is the first sign of sepsis in a child who selects the toys?'],
    ['en', 'Which drug is not cleared by the kidneys?'],
    ['en', 'What follows the first dose of the vaccine?'],
    ['es', '¿Qué fármaco no se elimina por el riñón?'],
  ] as const)('in %s may ask: %s', (language, front) => expect(refusalOf(front, language)).toBeNull());
});

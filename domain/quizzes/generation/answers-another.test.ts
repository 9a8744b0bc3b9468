import { answersAnother } from './answers-another';

it.each([
  [
    'the same fact the other way round',
    ['What murmur has mitral stenosis?', 'A mid-diastolic rumble'],
    ['Which valve lesion has a mid-diastolic rumble?', 'Mitral stenosis'],
    true,
  ],
  [
    'an answer that another stem names',
    ['A man with gout takes allopurinol. What comes first?', 'Colchicine'],
    ['What are needle-shaped crystals a sign of?', 'Gout'],
    true,
  ],
  [
    'accents and case',
    ['¿Qué soplo tiene la ESTENOSIS MITRAL?', 'Diastólico'],
    ['¿Qué valvulopatía es?', 'Estenosis mitrál'],
    true,
  ],
  ['a part of a word', ['What is goutweed?', 'A plant'], ['What are these crystals?', 'Gout'], false],
  ['a number', ['A woman of 40 years has pain. What is it?', 'Colic'], ['How many weeks?', '40'], false],
  ['two facts', ['What is the first sign?', 'Fever'], ['What is the last sign?', 'Rash'], false],
] as const)('%s', (_name, [stem, key], [other, otherKey], answers) => {
  expect(answersAnother({ stem, keys: [key] }, { stem: other, keys: [otherKey] })).toBe(answers);
  expect(answersAnother({ stem: other, keys: [otherKey] }, { stem, keys: [key] })).toBe(answers);
});

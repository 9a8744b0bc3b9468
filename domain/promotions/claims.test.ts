import { claimsIn, filled, typedNumber, unknownClaims } from './claims';

describe('claims', () => {
  it('are read as what was counted, written as the language writes numbers', () => {
    const text = '{questions} questions and {stations} stations';
    expect(claimsIn(text, '{stations}')).toEqual(['questions', 'stations']);
    expect(filled(text, { questions: 12_345, stations: 7 }, 'en')).toBe('12,345 questions and 7 stations');
    expect(filled('{questions} preguntas', { questions: 12_345 }, 'es')).toBe('12.345 preguntas');
  });

  it('that nothing counts are told, and so are braces that do not close', () => {
    expect(unknownClaims('{questions} of {users} {')).toEqual(['users', '{']);
    expect(unknownClaims('{questions}')).toEqual([]);
  });

  it.each([
    '2500+ SBAs',
    '2,500 single best answer questions',
    'Over 1 300 OSCE stations',
    'with 2 mock exams',
    'thousands of questions',
    'Hundreds of great patients',
    'Questions: 2500',
    'Más de 900 pacientes virtuales',
    'miles de preguntas',
    '1.300 estaciones',
    '85+ ECG cases',
    '1300 new, peer-reviewed OSCE stations',
    '30 new, peer-reviewed OSCE stations',
    '2500+ (new) questions',
    'More than 1300 to practise',
    'with two mock exams',
    'dos simulacros',
    'Veintidós casos nuevos',
    'Quinientas preguntas',
    '100+ radiology images',
    '60 radiology images',
    '600+ PSA Qs',
    '85+ electrocardiograms',
    '85 + to read',
    '12 000 practice sessions',
    '12.000 sesiones de práctica',
    '2k ways to practise',
    '２５００ to practise',
  ])('are not typed: %s', (text) => expect(typedNumber(text)).not.toBeNull());

  it.each([
    '{stations} stations',
    'Practise for 8 minutes at a time',
    'From year 3 on',
    'A station a day',
    '24 hours a day',
    '{questions} preguntas para 2026',
    'New in 2027: the whole bank',
    'Two minutes with a patient',
    '8 minutos con cada paciente',
    'Una estación al día',
    'One station at a time',
    'Three ways to begin',
    'From 1.5 hours a week',
    '{questions}+ questions',
  ])('may stand beside other numbers: %s', (text) => expect(typedNumber(text)).toBeNull());
});

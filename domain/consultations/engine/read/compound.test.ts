import { partsAsked } from './compound';

describe('a question for several things', () => {
  it.each<[string, 'en' | 'es', string[]]>([
    [
      'Any trouble with your eyesight or chewing?',
      'en',
      ['Any trouble with your eyesight', 'Any trouble with your chewing?'],
    ],
    ['Any fever, cough or rash?', 'en', ['Any fever', 'Any cough', 'Any rash?']],
    [
      'Does asthma or eczema run in your family?',
      'en',
      ['Does asthma run in your family?', 'Does eczema run in your family?'],
    ],
    [
      '¿Ha notado un bulto en el cuello o molestias al tragar?',
      'es',
      ['¿Ha notado un bulto en el cuello', '¿Ha notado un bulto en el molestias al tragar?'],
    ],
    ['How long has it hurt?', 'en', []],
    ['Any fever?', 'en', []],
  ])('%s', (text, language, parts) => expect(partsAsked(text, language).map((part) => part.text)).toEqual(parts));
});

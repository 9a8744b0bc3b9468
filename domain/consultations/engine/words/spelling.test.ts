import { asWritten, shortFormsWritten } from './spelling';

describe('what was typed in haste', () => {
  it.each([
    ['en', 'whats the pain like', "what's the pain like"],
    ['en', 'do u smoke', 'do you smoke'],
    ['es', 'xq ha venido', 'por que ha venido'],
  ] as const)('%s: %s is written out', (language, typed, written) =>
    expect(shortFormsWritten(typed, language)).toBe(written),
  );

  it.each([
    ['en', 'any haedache?', 'any headache?'],
    ['en', 'are you alergic to anything', 'are you allergic to anything'],
    ['en', 'any diarhea?', 'any diarrhea?'],
    ['es', '¿tiene alergais?', '¿tiene alergias?'],
    ['es', '¿ha tenido fievre?', '¿ha tenido fiebre?'],
    ['en', 'have you lost wieght', 'have you lost weight'],
  ] as const)('%s: %s has a slip', (language, typed, meant) => expect(asWritten(typed, language)).toBe(meant));

  it.each([
    // An ordinary word, a drug, a short word and another first letter are no slips of a clinical word.
    'Do you play any sport?',
    'Do you take ramipril?',
    'Any rish?',
    'Are you using any creams?',
  ])('%s stays as it is', (said) => expect(asWritten(said, 'en')).toBe(said));

  // Each was another word: `intentado`, `llamas`, `cuenta`, `color`, `intestinal`, `masticas`; `shortness`, `seeing`.
  it.each([
    ['es', '¿Se ha inyectado la heparina?'],
    ['es', '¿Tiene llagas en la boca?'],
    ['es', '¿Su hermano vive en Cuenca?'],
    ['es', '¿Algún cáncer de colon?'],
    ['es', '¿Problemas del intestino?'],
    ['es', '¿Tiene mascotas en casa?'],
    ['es', '¿Se nota inmovilizada?'],
    ['en', 'Any soreness down there?'],
    ['en', 'Are you sneezing?'],
  ] as const)('%s: %s is written as it should be', (language, said) => expect(asWritten(said, language)).toBe(said));

  it('a word of the script is right as it stands', () => {
    expect(asWritten('the alergic man', 'en')).toBe('the allergic man');
    expect(asWritten('the alergic man', 'en', ['Alergic is the name of the dog.'])).toBe('the alergic man');
  });
});

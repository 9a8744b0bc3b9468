import { askTheSame, passageOn, topicWords, variantsOf } from './known-back';

const alike = (one: string, other: string) => askTheSame(topicWords(one, 'en'), topicWords(other, 'en'));

it.each([
  ['What is the treatment of anaphylaxis?', 'How is anaphylaxis treated?', true],
  ['Features of nephrotic syndrome', 'Which findings define nephrotic syndrome?', true],
  ['Causes of hyperkalemia', 'What causes hyperkalaemia?', true],
  ['First-line drug for acute gout', 'First-line drug for acute migraine', false],
  ['Causes of hyperkalaemia', 'Treatment of hyperkalaemia', false],
  ['Hyperkalaemia', 'Which ECG change comes first in hyperkalaemia?', false],
  ['Signs of hypercapnia', 'Signs of hypercalcaemia', false],
])('“%s” and “%s” ask the same: %s', (one, other, same) => expect(alike(one, other) > 0).toBe(same));

describe('a passage', () => {
  const section = {
    title: 'Electrolyte disorders: Hyperkalaemia',
    text: '- Mild from 5.5 mmol/L.\n- Causes: kidney failure, ACE inhibitors, spironolactone.\n- Treat: calcium salt, insulin with glucose.',
  };
  const on = (front: string, of = section) => passageOn(topicWords(front, 'en'), of, 'en')?.passage ?? null;

  it('begins with the line that answers', () => {
    expect(on('What causes hyperkalaemia?')).toMatch(/^- Causes: kidney failure/);
    expect(on('Treatment of hyperkalemia')).toBe('- Treat: calcium salt, insulin with glucose.');
    expect(on('What is hyperkalaemia?')).toMatch(/^- Mild/);
  });

  it('is none if the section does not treat of what is asked', () => {
    expect(on('Who won the boat race?')).toBeNull();
    expect(on('Treatment of gout')).toBeNull();
    expect(
      on('Treatment of gout', { title: 'Side effects', text: 'Furosemide treats oedema, and gout follows.' }),
    ).toBeNull();
  });

  it('is no longer than a card, by whole lines', () => {
    const long = {
      ...section,
      text: Array.from({ length: 40 }, (_, line) => `- Hyperkalaemia, line ${line}.`).join('\n'),
    };
    expect(on('Hyperkalaemia', long)!.length).toBeLessThan(620);
  });
});

it('a front is looked for with its synonyms as well', () => {
  expect(variantsOf('Management of DKA', [[['dka'], ['diabetic', 'ketoacidosis']]])).toEqual([
    'Management of DKA',
    'management of diabetic ketoacidosis',
  ]);
});

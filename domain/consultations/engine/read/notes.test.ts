import { factsOf } from './facts';
import { pronounIn } from '../words/third-person';

const said = (html: string, language: 'en' | 'es' = 'en') => factsOf(html, language).map((fact) => fact.said);
const topics = (html: string, language: 'en' | 'es' = 'en') => factsOf(html, language).map(({ topic }) => topic);

describe('notes about a patient', () => {
  it.each([
    ['The patient has had chest pain for 2 hours', 'I have had chest pain for 2 hours.'],
    ['He smokes 20 a day and he takes his tablets himself.', 'I smoke 20 a day and I take my tablets myself.'],
    ['She denies fever or cough.', 'No fever or cough.'],
    [
      'He mentions that the first one came while he was grading papers.',
      'The first one came while I was grading papers.',
    ],
    [
      'He also worries about it, but denies panic; it scares him.',
      'I also worry about it, but denies panic; it scares me.',
    ],
    ['Her husband noticed that she looks pale, and told her.', 'My husband noticed that I look pale, and told me.'],
    ['Mr Dell presents with a racing heart.', 'I have had a racing heart.'],
    ['Takes naproxen for his knee.', 'I take naproxen for my knee.'],
    ['Denies chest pain. He lives alone.', 'No chest pain.'],
  ])('%s → %s', (text, first) => expect(said(`<p>${text}</p>`)[0]).toBe(first));

  it('that speak to the patient have other people as he and she', () => {
    expect(said('<p>You live with your son. He smokes.</p>')).toEqual(['I live with my son.', 'He smokes.']);
    expect(pronounIn('You care for her.')).toBeNull();
    expect(pronounIn('34-year-old woman. She smokes; her son does, and he drinks.')).toBe('she');
  });

  it('are read with the short forms of clinicians', () => {
    const html = '<p>PC: painful L calf, 3/7.</p><p>PMH: none.</p><p>DH: naproxen 2/52, w/ food.</p>';
    expect(said(html)).toEqual(['Painful left calf, 3 days.', 'None.', 'Naproxen 2 weeks, with food.']);
    expect(topics(html)).toEqual(['', 'Past medical history', 'Medicines']);
    expect(factsOf(html, 'en')[0]!.disclosure).toBe('opening');
  });

  it('are left as they are if they are none', () =>
    expect(said('<p>You drink 3 L of water. It began on 3/12/2025.</p>')).toEqual([
      'I drink 3 L of water.',
      'It began on 3/12/2025.',
    ]));

  it('as questions and answers are filed under the question', () => {
    const html = '<p>P: ¿Qué le pasa? R: Me duele el costado.</p><p>P: ¿Fiebre? R: No, pero tirito.</p>';
    const facts = factsOf(html, 'es');
    expect(facts.map(({ topic, said: words }) => [topic, words])).toEqual([
      ['', 'Me duele el costado.'],
      ['Fiebre', 'No, pero tirito.'],
    ]);
    expect(facts[0]!.disclosure).toBe('opening');
  });

  it('have headings of which only the capitals say that they are', () => {
    expect(topics('<p>FH</p><p>Her mother has diabetes.</p>')).toEqual(['Family history']);
  });
});

describe('notes as they are pasted', () => {
  it('a heading may run into its text', () =>
    expect(topics('<p>PC: cough.</p><p>FH Paternal uncle died at 31. Mom has asthma.</p>').slice(1)).toEqual([
      'Family history',
      'Family history',
    ]));

  it('straight quotation marks are what somebody says', () =>
    expect(
      said('<p>PC: cough.</p><p>If asked about blood, say "There’s a bit. Dark, mixed in." Then wait.</p>'),
    ).toContain('There’s a bit. Dark, mixed in.'));

  it('two that wait do not open each other', () => {
    const facts = factsOf(
      '<p>PC: cough.</p><p>He will only admit it if asked: gin. He will only say it if asked: dice.</p>',
      'en',
    );
    expect(new Set(facts.map(({ topic }) => topic)).size).toBe(facts.length);
  });

  it.each([
    'He doubles the dose and will only mention it if someone asks about tablets.',
    'He will mention, only if asked about tablets, that he doubles the dose.',
  ])('%s waits alone', (text) => {
    const facts = factsOf(`<p>PC: cough.</p><p>${text} He smokes.</p>`, 'en');
    expect(facts.map(({ disclosure }) => disclosure).slice(1)).toEqual(['if-asked-directly', 'if-asked']);
  });
});

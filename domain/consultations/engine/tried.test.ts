import type { PatientFact } from '~/domain/stations/patient-facts';
import { lastTold } from '../testing/talk';
import { factsOfStation } from './read/station-facts';
import { failingQuestions, tryQuestion } from './tried';
import { USUAL_QUESTIONS } from './usual-questions';

const fact = (said: string, told: PatientFact['told'], answers: string[], wordings?: string[]): PatientFact => ({
  about: '',
  answers,
  said,
  told,
  wordings,
});
const factsOf = (...patient_facts: PatientFact[]) => factsOfStation({ patient_facts, patient_instructions: '' }, 'en');

const OPENING = fact('It’s my knee, doctor.', 'opening', ['#onset']);
const ALLERGY = fact('Penicillin gives me a rash.', 'if-asked', ['#allergy']);
const PUSHED = fact('My husband pushed me.', 'if-asked-directly', ['fall']);
const SEPTIC = fact('It is septic arthritis.', 'never', ['#ideas']);

describe('what an author is shown of one question', () => {
  const facts = factsOf(OPENING, ALLERGY, PUSHED, SEPTIC);

  it('is the answer and the fact that gave it', () => {
    expect(tryQuestion('Any allergies?', facts, 'en')).toMatchObject({
      answer: 'Penicillin gives me a rash.',
      from: [1],
      keptBack: [],
    });
  });

  it('is what is kept back, and that nothing of it is told', () => {
    const { answer, from, keptBack } = tryQuestion('What do you think is causing it?', facts, 'en');
    expect([answer, from, keptBack]).toEqual(['', [], [3]]);
  });

  it('is how it was heard if no fact answers it', () => {
    expect(tryQuestion('Do you have a cough?', facts, 'en')).toMatchObject({ answer: '', heard: 'unknown', from: [] });
    expect(tryQuestion('What about the wibble?', facts, 'en')).toMatchObject({ answer: '', heard: 'unclear' });
  });
});

describe('a question that an author lets earn a fact', () => {
  const asked = 'Anything you have to steer clear of?';
  const worded = (told: PatientFact['told']) => factsOf(OPENING, fact('Penicillin.', told, ['#allergy'], [asked]));

  it('brings it, also in other letters, and did not before', () => {
    expect(tryQuestion(asked, factsOf(OPENING, ALLERGY), 'en').from).toEqual([]);
    expect(tryQuestion('anything you have to STEER clear of', worded('if-asked'), 'en').from).toEqual([1]);
  });

  it('brings it among other sentences', () => {
    expect(lastTold(worded('if-asked'), 'en', [`Thank you. ${asked}`])).toContain('Penicillin');
  });

  it('is a direct question, and takes the place neither of empathy nor of what is never told', () => {
    expect(tryQuestion(asked, worded('if-asked-directly'), 'en').from).toEqual([1]);
    expect(tryQuestion(asked, worded('after-empathy'), 'en').from).toEqual([]);
    expect(lastTold(worded('after-empathy'), 'en', ['I’m so sorry, that must be hard.', asked])).toBe('Penicillin.');
    expect(tryQuestion(asked, worded('never'), 'en').from).toEqual([]);
  });

  it('does not open the fact to a question with other words', () => {
    expect(tryQuestion('Is your skin clear?', worded('if-asked-directly'), 'en').from).toEqual([]);
  });
});

describe('the usual questions', () => {
  it('are there for every intent, in both languages, each once', () => {
    for (const list of Object.values(USUAL_QUESTIONS)) {
      const all = [...list.values()].flat();
      expect(new Set(all).size).toBe(all.length);
      expect(Math.min(...[...list.values()].map(({ length }) => length))).toBeGreaterThanOrEqual(2);
    }
  });

  it('that do not find their fact are named, until the author adds them', () => {
    const work = fact('I drive a bus.', 'if-asked', ['#allergy']);
    const answeredBy = (facts: readonly PatientFact[]) => failingQuestions(factsOf(...facts), 'en');
    expect(answeredBy([OPENING, ALLERGY, work]).filter(({ fact: index }) => index > 0)).toEqual([]);
    const lost = fact('Penicillin.', 'if-asked', ['#operation', '#hospital']);
    const failing = answeredBy([lost]);
    const asked = failing.map((one) => one.asked);
    expect(failing.every(({ fact: index }) => index === 0)).toBe(true);
    expect(answeredBy([{ ...lost, wordings: asked }])).toEqual([]);
  });

  it('say nothing of a fact that waits for more', () => {
    expect(failingQuestions(factsOf(OPENING, PUSHED, SEPTIC), 'en').map((one) => one.fact)).not.toContain(1);
  });
});

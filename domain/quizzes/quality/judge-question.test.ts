import { type BankQuestion, judgeQuestion } from './judge-question';

const good: BankQuestion = {
  question_text: '<p>A woman of 70 has an irregular pulse and no P waves.</p><p>What is the most likely rhythm?</p>',
  explanation_text:
    '<p>Irregularly irregular and without P waves: atrial fibrillation (NICE, Atrial fibrillation).</p>',
  answers: [
    { text: 'Atrial fibrillation', correct: true },
    { text: 'Sinus tachycardia', correct: false },
    { text: 'Ventricular bigeminy', correct: false },
    { text: 'Complete heart block', correct: false },
  ],
  selectable_answers: 1,
  sources: [
    { title: 'Atrial fibrillation', publisher: 'NICE', year: 2021, url: 'https://www.nice.org.uk/guidance/ng196' },
  ],
  topic: 'arrhythmia',
  focus_id: 1,
  difficulty: 2,
  language: 'en',
};

it.each([
  ['a good one', {}, null],
  ['no source', { sources: [] }, 'explanation-without-source'],
  ['a stem that asks nothing', { question_text: '<p>A woman of 70 has an irregular pulse.</p>' }, 'stem-asks-nothing'],
  ['two options', { answers: good.answers.slice(0, 2) }, 'option-count'],
  [
    'all of the above',
    { answers: [...good.answers.slice(0, 3), { text: 'All of the above', correct: false }] },
    'options-combined',
  ],
  ['no explanation', { explanation_text: '' }, 'explanation-missing'],
] as const)('%s', (_name, change, refusal) => {
  expect(judgeQuestion({ ...good, ...(change as Partial<BankQuestion>) })).toBe(refusal);
});

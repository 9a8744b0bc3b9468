import { offlineCardWriter } from './offline-cards';

/** The back of a card about a question with this explanation. */
async function backOf(explanation: string) {
  const question = { question_id: 1, stem: 'What is given first?', keys: ['Aspirin'], options: [], explanation };
  const asked = { language: 'en' as const, text: '', questions: [question], choice: null, avoid: [], seed: 1 };
  return (await offlineCardWriter(asked)).back;
}
/** A sentence of so many characters. */
const sentence = (length: number) => `${'It helps the heart and '.repeat(40).slice(0, length - 1)}.`;

test.each([
  [[600], [600]],
  [
    [300, 299],
    [300, 299],
  ],
  [
    [299, 300, 20],
    [299, 300],
  ],
  [[300, 300], [300]],
  [[601], []],
])('of sentences with %j characters, a card takes over those with %j', async (given, taken) => {
  const explanation = taken.map(sentence).join(' ');
  expect(await backOf(given.map(sentence).join(' '))).toBe(['Aspirin', explanation].filter(Boolean).join('\n\n'));
});

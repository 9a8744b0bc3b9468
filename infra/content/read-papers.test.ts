import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { paperOf, questionsOf, sectionAt } from '~/domain/quizzes/papers/papers';
import { readPapers } from './read-papers';

const psa = paperOf('psa-1')!;
const entry = (position: number) => ({
  slug: `psa-one-${position}`,
  topic: 'hypertension',
  focus: 'management',
  difficulty: 2,
  tag: sectionAt(psa, position).tag,
  question_text: '<p>Which dose?</p>',
  answers: [{ text: 'A', correct: true }, { text: 'B' }, { text: 'C' }, { text: 'D' }, { text: 'E' }],
  explanation_text: '<p>Because of it.</p>',
  sources: [{ title: 'Guideline', publisher: 'Example', year: 2024, url: 'https://example.org/' }],
});
const whole = () => Array.from({ length: questionsOf(psa) }, (_, position) => entry(position));

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'papers-'))));
afterEach(() => rmSync(folder, { recursive: true }));
const read = (questions: object[], name = 'psa-1') => {
  writeFileSync(join(folder, `${name}.yaml`), stringify(questions));
  return readPapers(folder);
};

test('the questions of a paper are free, in their order, and of its pack', () => {
  const [file] = read(whole());
  expect(file!.data).toHaveLength(60);
  expect(file!.data[8]).toMatchObject({
    paper: 'psa-1',
    paper_position: 8,
    pack: 'psa',
    tag: 'prescription-review',
    free: true,
  });
});

test.each<[message: string, questions: () => object[], name: string]>([
  ['psa-1 has 59 questions instead of 60', () => whole().slice(1), 'psa-1'],
  [
    'question 1 of psa-1 stands in the section prescribing',
    () => whole().map((one, at) => (at === 0 ? { ...one, tag: 'drug-monitoring' } : one)),
    'psa-1',
  ],
  [
    'a question of a paper is one of choice',
    () =>
      whole().map((one, at) =>
        at === 0 ? { ...one, question_type: 4, answers: [{ text: 'A', correct: true }] } : one,
      ),
    'psa-1',
  ],
  ['there is no paper psa-9', whole, 'psa-9'],
])('refused: %s', (message, questions, name) => {
  expect(() => read(questions(), name)).toThrow(message);
});

import type { StationForm } from '../authoring/form-contract';
import {
  isStepUntouched,
  isStepValid,
  mayPreview,
  missingInStep,
  patientDetail,
  stepInQuery,
  stepOf,
  unfitFor,
  VALIDATION_EVERY,
  WIZARD_STEPS,
} from './steps';

const of = (length: number) => `<p>${'x'.repeat(length)}</p>`;
const question = (question_text: string) => ({ question_text, explanation_text: '<p>Because.</p>', order: 0 });
const items = (...titles: string[]) => [
  { title: 'Section title', order: 0, items: titles.map((title, order) => ({ title, order })) },
];

const formWith = (fields: Partial<StationForm> = {}): StationForm => ({
  name: 'Chest pain',
  description: 'A history.',
  label: 3,
  long_case: false,
  language: 'en',
  student_instructions: '<p>Take a history.</p>',
  patient_facts: [],
  patient_instructions: of(500),
  examiner_instructions: '',
  useful_links: '',
  walkthrough: '<p>Listen.</p>',
  extra_candidate_resources: '',
  video_link: '',
  candidate_minutes: null,
  examiner_minutes: null,
  checklist: items('Washes hands'),
  examiner_questions: [],
  ...fields,
});
const EMPTY = formWith({
  name: '',
  description: '',
  label: 0,
  student_instructions: '',
  patient_instructions: '',
  walkthrough: '',
  checklist: [],
});

it.each<[string, number, Partial<StationForm>, boolean]>([
  ['step 1: without a word', 1, {}, true],
  ['step 1: with a title', 1, { name: 'Chest pain' }, false],
  ['step 3: without a word', 3, { patient_instructions: '<p><br></p>' }, true],
  ['step 3: with 499 characters', 3, { patient_instructions: of(499) }, false],
  ['step 4: without an item', 4, {}, true],
  ['step 4: with an item', 4, { checklist: items('Washes hands') }, false],
])('%s is untouched or not', (_, step, fields, untouched) => {
  expect(isStepUntouched({ ...EMPTY, ...fields }, step)).toBe(untouched);
});

// rules: 3.5.3, 3.5.4, 3.5.5, 3.5.6, 3.5.7, 3.5.8
describe('wizard step validity (spec 3 §5)', () => {
  it.each<[string, number, Partial<StationForm>, boolean]>([
    ['step 1: scenario type (not 0), title and description (non-blank)', 1, {}, true],
    ['step 1: scenario type 0 is none', 1, { label: 0 }, false],
    ['step 1: a blank title', 1, { name: ' \n' }, false],
    ['step 1: a blank description', 1, { description: '  ' }, false],
    ['step 2: non-empty student instructions', 2, {}, true],
    ['step 2: student instructions without a word', 2, { student_instructions: '<p>&nbsp;<br></p>' }, false],
    ['step 3: 499 characters of plain text are too few', 3, { patient_instructions: of(499) }, false],
    ['step 3: at least 500 characters of plain text', 3, { patient_instructions: of(500) }, true],
    [
      'step 3: tags and spaces at the ends are no plain text',
      3,
      { patient_instructions: `<p>  ${'<b>x</b>'.repeat(499)}  </p>` },
      false,
    ],
    ['step 4: at least one non-blank checklist item', 4, {}, true],
    ['step 4: blank items and headings are none', 4, { checklist: items(' ', '') }, false],
    ['step 4: an empty checklist', 4, { checklist: [] }, false],
    [
      'step 5: useful links alone',
      5,
      { walkthrough: '', useful_links: '<p><a href="https://a.example">A</a></p>' },
      true,
    ],
    ['step 5: a walkthrough alone', 5, {}, true],
    [
      'step 5: at least one examiner question text alone',
      5,
      { walkthrough: '', examiner_questions: [question(' '), question('Why?')] },
      true,
    ],
    ['step 5: an answer without a question', 5, { walkthrough: '', examiner_questions: [question(' ')] }, false],
    ['step 5: nothing at all', 5, { walkthrough: '<p> </p>' }, false],
    ['step 6: never marked valid', 6, {}, false],
  ])('%s', (_rule, step, fields, valid) => {
    expect(isStepValid(formWith(fields), step)).toBe(valid);
  });

  // rules: 3.2.16, 3.9.11
  it('there are 6 steps, and validation refreshes every 2 s (spec 3 §9)', () => {
    expect([WIZARD_STEPS.length, VALIDATION_EVERY]).toEqual([6, 2_000]);
  });

  it('what is missing is named, step by step', () => {
    expect(WIZARD_STEPS.map((_, index) => missingInStep(EMPTY, index + 1))).toEqual([
      ['label', 'name', 'description'],
      ['student_instructions'],
      ['patient_instructions'],
      ['checklist'],
      ['resources'],
      [],
    ]);
    expect(WIZARD_STEPS.flatMap((_, index) => missingInStep(formWith(), index + 1))).toEqual([]);
  });
});

// rules: 3.5.9
describe('preview (spec 3 §5)', () => {
  it.each<[string, Partial<StationForm>, boolean]>([
    ['allowed when step 1 is valid and patient instructions have at least 500 characters', {}, true],
    ['not with 499 characters', { patient_instructions: of(499) }, false],
    ['not without a scenario type', { label: 0 }, false],
    ['also if everything else is empty', { checklist: [], student_instructions: '', walkthrough: '' }, true],
  ])('%s', (_rule, fields, allowed) => {
    expect(mayPreview(formWith(fields))).toBe(allowed);
  });
});

describe('patient instruction feedback by length (spec 3 §5)', () => {
  // rules: 3.9.10
  it.each([
    ['under 500', 0, 'inadequate'],
    ['under 500', 499, 'inadequate'],
    ['500 to 749', 500, 'minimal'],
    ['500 to 749', 749, 'minimal'],
    ['750 to 999', 750, 'good'],
    ['750 to 999', 999, 'good'],
    ['1000 or more', 1_000, 'excellent'],
    ['1000 or more', 50_000, 'excellent'],
  ])('%s: %i is %s', (_range, length, detail) => {
    expect(patientDetail(length)).toBe(detail);
  });
});

describe('enabling', () => {
  it.each<[string, Partial<StationForm>, string[]]>([
    [
      'fits with a valid step 1, 500 characters for the patient and one item',
      { student_instructions: '', walkthrough: '' },
      [],
    ],
    ['does not without step 1', { label: 0 }, ['scenario']],
    ['does not with 499 characters for the patient', { patient_instructions: of(499) }, ['patient']],
    ['does not without a checklist item', { checklist: items(' ') }, ['checklist']],
    ['tells every reason', EMPTY, ['scenario', 'patient', 'checklist']],
  ])('%s', (_rule, fields, reasons) => {
    expect(unfitFor(formWith(fields))).toEqual(reasons);
  });
});

describe('the step in the address (spec 3 §2)', () => {
  // rules: 3.2.17
  it.each([
    [undefined, 1],
    ['', 1],
    ['1', 1],
    ['2', 2],
    ['6', 6],
    [4, 4],
  ])('?step=%s is step %i', (asked, step) => {
    expect(stepOf(asked)).toEqual({ step, unknown: false });
  });

  it.each(['0', '7', 'x', '-1', '1.5', '02', ' 2', ['2', '3'], {}])(
    '?step=%j does not exist: the first is shown, and it is said',
    (asked) => {
      expect(stepOf(asked)).toEqual({ step: 1, unknown: true });
    },
  );

  // rules: 3.2.17
  it('is omitted for step 1', () => {
    expect([1, 2, 6].map(stepInQuery)).toEqual([undefined, 2, 6]);
  });
});

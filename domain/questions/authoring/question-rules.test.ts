import { type QuestionForm, questionForm } from './contract';
import { flawsOfQuestion, selectableOf, showsSomething } from './question-rules';
import { storableForm, tidyForm } from './tidy-form';

const OPTIONS = [
  { answer_text: 'Adenosine', answer_correct: true },
  { answer_text: 'Amiodarone' },
  { answer_text: 'Digoxin' },
];
const BOXES = [
  { answer_label: 'Diagnosis', answer_text: 'Pulmonary embolism' },
  { answer_label: 'Test', answer_text: 'CT pulmonary angiogram' },
];

/** A form that can be saved; topic 7 is cardiology's, 8 is of the chest. */
const form = (fields: Partial<Record<keyof QuestionForm, unknown>> = {}): QuestionForm =>
  questionForm.parse({
    question_text: '<p>What next?</p>',
    answers: OPTIONS,
    specialty_id: 1,
    topic_id: 7,
    focus_id: 3,
    ...fields,
  });
const specialtyOf = (topic: number): number | undefined =>
  new Map([
    [7, 1],
    [8, 2],
  ]).get(topic);
const flaws = (fields: Partial<Record<keyof QuestionForm, unknown>> = {}) =>
  flawsOfQuestion(tidyForm(form(fields)), specialtyOf).map(({ path, code }) => `${path}: ${code}`);
const freeText = (answers: unknown) => flaws({ question_type: 4, answers });

describe('what a question needs before it is saved', () => {
  it('a whole one has no flaws', () => {
    expect(flaws()).toEqual([]);
    expect(freeText(BOXES)).toEqual([]);
  });

  it('an empty one lists all flaws at once, in the order of the form', () => {
    expect(flawsOfQuestion(questionForm.parse({}), specialtyOf).map(({ code }) => code)).toEqual([
      'stem-missing',
      'too-few-options',
      'no-correct-option',
      'specialty-missing',
      'topic-missing',
      'focus-missing',
    ]);
  });

  it.each(['<p></p>', '<p> &nbsp;\u200b</p><p><br></p>', '<img>', '<img alt="a heart">', '&#160;'])(
    'the stem %j shows nothing',
    (stem) => {
      expect(flaws({ question_text: stem })).toEqual(['question_text: stem-missing']);
    },
  );
  it('a picture is stem enough', () =>
    expect(showsSomething('<p><img src="/media/images/abc.png" alt=""></p>')).toBe(true));

  it('multiple choice has two to nine options', () => {
    expect(flaws({ answers: OPTIONS.slice(0, 1) })).toEqual(['answers: too-few-options']);
    const many = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ answer_text: `${index} mg`, answer_correct: index === 0 }));
    expect(flaws({ answers: many(9) })).toEqual([]);
    expect(
      flawsOfQuestion(
        {
          ...form(),
          answers: [...form({ answers: many(9) }).answers, ...form({ answers: [{ answer_text: 'x' }] }).answers],
        },
        specialtyOf,
      ).map(({ code }) => code),
    ).toEqual(['too-many-options']);
  });

  it('options are there, and no two the same; but case counts', () => {
    expect(
      flaws({
        answers: [...OPTIONS, { answer_text: '  ' }, { answer_text: ' Digoxin' }, { answer_text: 'Digoxin  ' }],
      }),
    ).toEqual([
      'answers.3.answer_text: option-empty',
      'answers.4.answer_text: option-twice',
      'answers.5.answer_text: option-twice',
    ]);
    expect(
      flaws({ answers: [{ answer_text: 'AA', answer_correct: true }, { answer_text: 'Aa' }, { answer_text: 'aa' }] }),
    ).toEqual([]);
  });

  // rules: 1.4.27
  it('at least one is right and at least one is wrong (spec 1 §5)', () => {
    expect(flaws({ answers: OPTIONS.map(({ answer_text }) => ({ answer_text })) })).toEqual([
      'answers: no-correct-option',
    ]);
    expect(flaws({ answers: OPTIONS.map(({ answer_text }) => ({ answer_text, answer_correct: true })) })).toEqual([
      'answers: no-wrong-option',
    ]);
    expect(selectableOf(form({ answers: [...OPTIONS, { answer_text: 'Verapamil', answer_correct: true }] }))).toBe(2);
  });

  it('free text has one to four boxes with model answers, labelled when there are several; what is right is not asked', () => {
    expect(freeText([])).toEqual(['answers: no-box']);
    expect(freeText([{ answer_text: 'Warfarin' }])).toEqual([]);
    expect(freeText([BOXES[0], { answer_text: 'x' }, { answer_label: 'y' }])).toEqual([
      'answers.1.answer_label: label-missing',
      'answers.2.answer_text: model-answer-missing',
    ]);
    expect(freeText(Array.from({ length: 5 }, () => BOXES[0]))).toEqual(['answers: too-many-boxes']);
    expect(selectableOf(form({ question_type: 4, answers: BOXES }))).toBe(2);
  });

  it('an answer is not sent twice', () =>
    expect(flaws({ answers: OPTIONS.map((option) => ({ ...option, answer_id: 5 })) })).toEqual([
      'answers.1.answer_id: answer-twice',
      'answers.2.answer_id: answer-twice',
    ]));

  it('it is filed under a specialty, a topic of that, and a focus', () => {
    expect(flaws({ topic_id: 8 })).toEqual(['topic_id: topic-of-other-specialty']);
    expect(flaws({ topic_id: 9 })).toEqual(['topic_id: topic-missing']);
    expect(flaws({ specialty_id: 77, focus_id: 77 })).toEqual([
      'specialty_id: specialty-missing',
      'topic_id: topic-of-other-specialty',
      'focus_id: focus-missing',
    ]);
  });

  it('a part belongs to its area, and a topic to its science', () => {
    expect(
      flaws({
        anatomy_area: 'thorax',
        anatomy_sub_area: 'heart',
        basic_science: 'genetics',
        basic_science_topic: 'inheritance',
      }),
    ).toEqual([]);
    expect(flaws({ anatomy_area: 'abdomen', anatomy_sub_area: 'heart', basic_science_topic: 'inheritance' })).toEqual([
      'anatomy_sub_area: anatomy-part-of-other-area',
      'basic_science_topic: science-topic-of-other-science',
    ]);
  });

  // rules: 1.3.28
  it('tags are of packs that are chosen', () => {
    expect(flaws({ packs: ['psa'], admin_tags: { psa: ['prescribing'], ukmla: [] } })).toEqual([]);
    expect(flaws({ packs: ['psa'], admin_tags: { psa: ['ct'], ukmla: ['acute'] } })).toEqual([
      'admin_tags.psa: tag-unknown',
      'admin_tags.ukmla: tag-of-unchosen-pack',
    ]);
  });

  it('a source has a title and a year that can be', () => {
    const source = { title: 'Guideline', publisher: 'Example', year: 2024, url: '' };
    expect(
      flaws({ sources: [source, { ...source, year: 0 }, { title: '', publisher: '', year: 0, url: ' ' }] }),
    ).toEqual([]);
    expect(
      flaws({
        sources: [
          { ...source, title: ' ' },
          { ...source, year: 20_244 },
        ],
      }),
    ).toEqual(['sources.0.title: source-untitled', 'sources.1.year: source-year']);
  });
});

describe('the form as it is saved', () => {
  it('tidied twice is the same as once', () => {
    const once = tidyForm(
      form({
        further_reading: ' HTTPS://example.org',
        packs: ['psa', 'psa'],
        admin_tags: { psa: ['prescribing', 'prescribing'], ukmla: [] },
        answers: [{ answer_text: ' a \n b\u0000\u202e ', answer_label: 'x' }],
      }),
    );
    expect(once).toMatchObject({
      further_reading: 'https://example.org/',
      packs: ['psa'],
      admin_tags: { psa: ['prescribing'] },
      answers: [{ answer_text: 'a b', answer_label: '' }],
    });
    expect(once.admin_tags).not.toHaveProperty('ukmla');
    expect(tidyForm(once)).toEqual(once);
  });

  // rules: 1.5.14
  it('an invalid link becomes empty (spec 1 §5)', () =>
    expect(tidyForm(form({ further_reading: 'javascript:alert(1)' })).further_reading).toBe(''));
  it('a model answer keeps its lines, and every box is right', () => {
    expect(
      tidyForm(form({ question_type: 4, answers: [{ answer_text: 'Stop it.\r\nStart the other.' }] })).answers,
    ).toEqual([{ answer_label: '', answer_text: 'Stop it.\nStart the other.', answer_correct: true }]);
  });
  it('only a premium question credits somebody else', () => {
    expect(tidyForm(form({ custom_author: 3 })).custom_author).toBeNull();
    expect(tidyForm(form({ custom_author: 3, premium: true })).custom_author).toBe(3);
  });
  it('a draft keeps everything but what cannot be stored', () => {
    expect(storableForm(form({ question_text: ' a\u0000b\ud800 ', further_reading: 'javascript:' }))).toMatchObject({
      question_text: ' ab\ufffd ',
      further_reading: 'javascript:',
    });
  });
});

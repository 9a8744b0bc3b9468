import { MULTIPLE_CHOICE, FREE_TEXT } from '~/domain/questions/contract';
import { messages } from '~/web/messages/testing/messages';
import { emptyForm, TEMPLATES, wholeForm } from '../testing/forms';
import { formOf, sheetOf } from './sheet';
import { fromTemplate, hasText, htmlOf, refusalOf } from './template';

const [VIGNETTE, BLOOD_GAS] = TEMPLATES;
const ready = { isReady: () => true };
const gone = { isReady: () => false };

describe('a template import needs a selected template and ready editors (spec 1 §5)', () => {
  // rules: 1.5.16, 1.8.3, 1.8.4, 1.8.5
  it.each([
    ['template-not-found', undefined, ready, ready],
    ['template-not-found', undefined, null, null],
    ['editors-not-initialised', VIGNETTE, null, null],
    ['question-editor-not-ready', VIGNETTE, null, ready],
    ['question-editor-not-ready', VIGNETTE, gone, ready],
    ['explanation-editor-not-ready', VIGNETTE, ready, null],
    ['explanation-editor-not-ready', VIGNETTE, ready, gone],
    [null, VIGNETTE, ready, ready],
  ])('%s', (refusal, template, question, explanation) => {
    expect(refusalOf(template, question, explanation)).toBe(refusal);
  });
});

// rules: 1.8.3, 1.8.4, 1.8.5
it('a refused import gives its reason in the words of the document', () => {
  const reasonOf = (refusal: string) => messages.en[`questions.write.template.error.${refusal}`];
  expect(reasonOf('template-not-found')).toBe('Template not found');
  expect(reasonOf('question-editor-not-ready')).toBe('Question text editor not found or not ready');
  expect(reasonOf('explanation-editor-not-ready')).toBe('Explanation editor not found or not ready');
  expect(reasonOf('editors-not-initialised')).toBe('Editors not properly initialised');
});

describe('what it brings', () => {
  const blank = sheetOf(emptyForm(), true);

  it('lines become paragraphs, and lines of HTML stay what they are', () => {
    expect(htmlOf(['A & B < C', '', '<ul><li>one</li></ul>'])).toBe('<p>A &amp; B &lt; C</p><ul><li>one</li></ul>');
  });

  // rules: 1.3.29
  it('type, boxes with their labels, a link', () => {
    const brought = fromTemplate(BLOOD_GAS!, blank, false);
    expect(brought.question_type).toBe(FREE_TEXT);
    expect(brought.answers!.map(({ answer_label }) => answer_label)).toEqual(['Disturbance', 'Compensation']);
    expect(fromTemplate(VIGNETTE!, blank, false)).toMatchObject({
      question_type: MULTIPLE_CHOICE,
      further_reading: 'https://www.example.org/guideline',
    });
  });

  // rules: 1.3.29
  it('its tag and the pack that has it, for who files questions', () => {
    expect(fromTemplate(VIGNETTE!, blank, true)).toMatchObject({ packs: ['ukmla'], admin_tags: { ukmla: ['acute'] } });
    expect(fromTemplate(VIGNETTE!, blank, false)).not.toHaveProperty('packs');
  });

  it('asks first where something is written', () => {
    expect(hasText(blank)).toBe(false);
    expect(hasText(sheetOf(emptyForm({ question_text: '<p>&nbsp;</p>' }), true))).toBe(false);
    expect(hasText(sheetOf(emptyForm({ question_text: '<p><img src="/media/1.png"></p>' }), true))).toBe(true);
    expect(hasText(sheetOf(wholeForm({ question_text: '' }), false))).toBe(true);
  });
});

it('rows that nobody has filled are no part of the form', () => {
  const sheet = sheetOf(wholeForm(), true);
  expect(sheet.answers).toHaveLength(5);
  expect(formOf(sheet)).toEqual(wholeForm());
});

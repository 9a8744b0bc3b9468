import { questionForm } from './contract';
import { BLANK_FORM, looksLikeForm } from './blank-form';

const ANSWER = { answer_label: '', answer_text: 'Gout', answer_correct: true };

describe('a blank form', () => {
  it('is what the contract makes of nothing', () => expect(BLANK_FORM).toEqual(questionForm.parse({})));
});

describe('something kept on a device', () => {
  it('is taken for a form when it is one', () => {
    expect(looksLikeForm(BLANK_FORM)).toBe(true);
    expect(looksLikeForm({ ...BLANK_FORM, custom_author: 7, answers: [ANSWER] })).toBe(true);
  });

  it.each([
    ['nothing', null],
    ['a text', 'form'],
    ['a form without a field', { ...BLANK_FORM, answers: undefined }],
    ['a form whose text is a number', { ...BLANK_FORM, question_text: 1 }],
    ['a form whose answers are no list', { ...BLANK_FORM, answers: {} }],
    ['a form with half an answer', { ...BLANK_FORM, answers: [{ ...ANSWER, answer_text: null }] }],
    ['a form with half a source', { ...BLANK_FORM, sources: [{ title: 'A' }] }],
  ])('is not when it is %s', (_, value) => expect(looksLikeForm(value)).toBe(false));
});

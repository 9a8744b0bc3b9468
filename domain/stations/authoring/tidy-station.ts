import { plainName } from '~/domain/accounts/plain-name';
import { cutText, storable } from '~/domain/kit/cut-text';
import { plainText } from '~/domain/kit/html/plain-text';
import { QUESTION_MAX, type StationForm, TEXT_FIELDS } from './form-contract';
import { tidyChecklist } from './checklist-rows';
import { DESCRIPTION_MAX, NAME_MAX } from './station-rules';

/** The form without characters that cannot be stored; nothing else is changed. What a draft keeps. */
export const storableStation = (form: StationForm): StationForm =>
  JSON.parse(JSON.stringify(form), (_key, value: unknown) =>
    typeof value === 'string' ? storable(value) : value,
  ) as StationForm;

/**
 * The form as it is saved: spaces at the ends gone, blank rows and blank questions left out, everything numbered in its
 * order. HTML is left to the sanitiser. Tidying twice is the same as once.
 */
export function tidyStation(sent: StationForm): StationForm {
  const form = storableStation(sent);
  return {
    ...form,
    ...Object.fromEntries(TEXT_FIELDS.map((field) => [field, form[field].trim()])),
    // Composing characters can make a text longer than it was sent.
    name: cutText(plainName(form.name), NAME_MAX),
    description: cutText(plainText(form.description), DESCRIPTION_MAX),
    video_link: plainName(form.video_link),
    checklist: tidyChecklist(form.checklist),
    examiner_questions: form.examiner_questions
      .map((question) => ({
        ...question,
        question_text: cutText(plainText(question.question_text), QUESTION_MAX),
        explanation_text: question.explanation_text.trim(),
      }))
      .filter(({ question_text, explanation_text }) => question_text !== '' || explanation_text !== '')
      .map((question, order) => ({ ...question, order })),
  };
}

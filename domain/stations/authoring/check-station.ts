import type { Flaw } from './refusals';
import { TEXT_FIELDS, TEXT_MAX, type StationForm } from './form-contract';
import { HTML_IN_TITLE, ITEMS_MAX } from './checklist-rows';
import { missingFields } from './station-rules';

/** Everything that keeps a station from being saved (spec 3 §5). The form is tidied and sanitised. */
export function flawsOf(form: StationForm): Flaw[] {
  const flaws: Flaw[] = missingFields(form).map((path) => ({ path, message: `${path}-missing` as const }));
  for (const path of TEXT_FIELDS) if (form[path].length > TEXT_MAX) flaws.push({ path, message: 'text-too-long' });
  form.checklist.forEach((section, index) => {
    // The file of a checklist is refused for it, too: what is saved can always be exported and imported again.
    if (HTML_IN_TITLE.test(section.title)) flaws.push({ path: `checklist.${index}.title`, message: 'item-html' });
    section.items.forEach((item, place) => {
      if (HTML_IN_TITLE.test(item.title))
        flaws.push({ path: `checklist.${index}.items.${place}.title`, message: 'item-html' });
    });
  });
  if (form.checklist.reduce((sum, section) => sum + section.items.length, 0) > ITEMS_MAX)
    flaws.push({ path: 'checklist', message: 'too-many-items' });
  form.examiner_questions.forEach((question, index) => {
    if (question.question_text === '')
      flaws.push({ path: `examiner_questions.${index}.question_text`, message: 'question-missing' });
    if (question.explanation_text.length > TEXT_MAX)
      flaws.push({ path: `examiner_questions.${index}.explanation_text`, message: 'text-too-long' });
  });
  return flaws;
}

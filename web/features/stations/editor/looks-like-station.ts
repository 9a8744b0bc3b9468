import { TEXT_FIELDS, type StationForm } from '~/domain/stations/authoring/form-contract';
import { isObject } from '~/web/drafts/device-list';

/** Whether it is a form as this version of the page writes it; another version's is left alone. */
export function looksLikeStation(value: unknown): value is StationForm {
  if (!isObject(value)) return false;
  const texts = ['name', 'description', 'video_link', 'language', ...TEXT_FIELDS].every(
    (field) => typeof value[field] === 'string',
  );
  const rows = (list: unknown, fits: (row: Record<string, unknown>) => boolean) =>
    Array.isArray(list) && list.every((row) => isObject(row) && fits(row));
  const titled = (row: Record<string, unknown>) => typeof row.title === 'string';
  return (
    texts &&
    typeof value.label === 'number' &&
    rows(value.checklist, (section) => titled(section) && rows(section.items, titled)) &&
    rows(
      value.examiner_questions,
      (question) => typeof question.question_text === 'string' && typeof question.explanation_text === 'string',
    )
  );
}

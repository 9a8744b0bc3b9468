import { TEXT_FIELDS, type StationForm } from '~/domain/stations/authoring/contract';

export interface Kept {
  form: StationForm;
  /** Milliseconds since 1970. */
  at: number;
  version: number | null;
}

/** What is being written: a new station of a base before and after its first save as a draft, or one that is there. */
export interface Subject {
  base: string;
  stationId: number | null;
  draftId: number | null;
}

const keyOf = (personId: number, { base, stationId, draftId }: Subject): string =>
  `wardmates.station.${personId}.${stationId !== null ? `station-${stationId}` : draftId !== null ? `draft-${draftId}` : `new-${base}`}`;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Whether it is a form as this version of the page writes it; another version's is left alone. */
function isForm(value: unknown): value is StationForm {
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

/** What the server did not get of it on an earlier visit. */
export function readKept(personId: number, subject: Subject): Kept | null {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(keyOf(personId, subject)) ?? 'null');
    return isObject(found) && isForm(found.form) && typeof found.at === 'number'
      ? { form: found.form, at: found.at, version: typeof found.version === 'number' ? found.version : null }
      : null;
  } catch {
    return null;
  }
}

/** A full or forbidden storage is no reason not to go on writing: the server has it a second later. */
export function keep(personId: number, subject: Subject, form: StationForm, version: number | null): void {
  try {
    localStorage.setItem(keyOf(personId, subject), JSON.stringify({ form, at: Date.now(), version } satisfies Kept));
  } catch {
    return;
  }
}

export function forget(personId: number, subject: Subject): void {
  try {
    localStorage.removeItem(keyOf(personId, subject));
  } catch {
    return;
  }
}

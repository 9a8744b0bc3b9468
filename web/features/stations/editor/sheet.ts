import { TEXT_FIELDS, type StationForm } from '~/domain/stations/authoring/form-contract';
import type { PatientFact } from '~/domain/stations/patient-facts';
import { rowsOf, sectionsOf, type ChecklistRow, type WrittenSection } from '~/domain/stations/authoring/checklist-rows';

interface Keyed {
  /** Stays with the row over every change, so that the row on the screen does. */
  key: string;
}
export type SheetRow = ChecklistRow & Keyed;
export type SheetFact = PatientFact & Keyed;
export type SheetQuestion = StationForm['examiner_questions'][number] & Keyed;

/** The form as it lies before its author: a checklist of rows, and rows that keep their identity. */
export interface Sheet extends Omit<StationForm, 'checklist' | 'examiner_questions' | 'patient_facts'> {
  facts: readonly SheetFact[];
  rows: readonly SheetRow[];
  questions: readonly SheetQuestion[];
}

let keys = 0;
const keyed = <T extends object>(row: T): T & Keyed => ({ ...row, key: `row-${(keys += 1)}` });
const bare = <T extends Keyed>({ key: _, ...row }: T): Omit<T, 'key'> => row;

export const emptyRow = (heading = false): SheetRow => keyed({ title: '', heading });
export const emptyQuestion = (): SheetQuestion => keyed({ question_text: '', explanation_text: '', order: 0 });
export const emptyFact = (): SheetFact => keyed({ about: '', answers: [], said: '', told: 'if-asked' });
export const factsFor = (facts: readonly PatientFact[]): SheetFact[] => facts.map(keyed);
export const rowsFor = (sections: readonly WrittenSection[]): SheetRow[] => rowsOf(sections).map(keyed);
/** What was pasted, a row for each line. */
export const rowsFromLines = (text: string): SheetRow[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.replace(/^\s*(?:[-*•◦▪☐]|\d{1,3}[.)])\s+/, '').trim())
    .filter((line) => line !== '')
    .map((title) => keyed({ title, heading: false }));

export function sheetOf({ checklist, examiner_questions, patient_facts, ...rest }: StationForm): Sheet {
  // What an older version of the page kept has no facts.
  return {
    ...rest,
    facts: factsFor(patient_facts ?? []),
    rows: rowsFor(checklist),
    questions: examiner_questions.map(keyed),
  };
}

/** The sections that the rows make; blank rows are left to the server, but for those that nobody has filled at all. */
export const checklistOf = (rows: readonly SheetRow[]): WrittenSection[] =>
  sectionsOf(rows.filter((row) => row.heading || row.title.trim() !== '').map(bare));

const isBlank = (question: SheetQuestion): boolean =>
  question.question_text.trim() === '' && question.explanation_text.replace(/<(?!img)[^>]*>/g, '').trim() === '';

/** The form that is kept and handed in. */
export function formOf({ rows, questions, facts, ...rest }: Sheet): StationForm {
  return {
    ...rest,
    patient_facts: facts.filter(({ said }) => said.trim() !== '').map(bare),
    checklist: checklistOf(rows),
    examiner_questions: questions
      .filter((question) => !isBlank(question))
      .map((question, order) => ({ ...bare(question), order })),
  };
}

/** How a form reads; ids of rows say nothing. */
const comparable = (form: StationForm): string =>
  JSON.stringify([
    form.name,
    form.description,
    form.label,
    form.long_case,
    form.language,
    form.video_link,
    form.candidate_minutes,
    form.examiner_minutes,
    TEXT_FIELDS.map((field) => form[field]),
    form.checklist.map(({ title, items }) => [title, items.map((item) => [item.title, item.covered_by])]),
    form.patient_facts ?? [],
    form.examiner_questions.map(({ question_text, explanation_text }) => [question_text, explanation_text]),
  ]);
export const isSame = (one: StationForm, other: StationForm): boolean => comparable(one) === comparable(other);

/** How many rows and sections there are, as the builder tells it. */
export const countsOf = (rows: readonly SheetRow[]): { items: number; sections: number } => {
  const sections = checklistOf(rows);
  return { items: sections.reduce((sum, section) => sum + section.items.length, 0), sections: sections.length };
};

import { hasTag, type PackKey } from '~/domain/questions/authoring/packs';
import { BOXES_MAX, OPTIONS_MAX, type QuestionForm } from '~/domain/questions/authoring/contract';
import { FREE_TEXT, MULTIPLE_CHOICE, type QuestionType, type Source } from '~/domain/questions/contract';

type WrittenAnswer = QuestionForm['answers'][number];
interface Keyed {
  /** Stays with the row over every change, so that the row on the screen does. */
  key: string;
}
export type AnswerRow = WrittenAnswer & Keyed;
export type SourceRow = Source & Keyed;

/** The form as it lies before its author: rows that keep their identity, and what the other type of question has left behind. */
export interface Sheet extends Omit<QuestionForm, 'answers' | 'sources'> {
  answers: readonly AnswerRow[];
  sources: readonly SourceRow[];
  /** Rows of the type that is not chosen: changing the type and back loses none. */
  aside: readonly AnswerRow[];
}

/** Empty rows that a new question begins with. */
const FIRST_ROWS = { [MULTIPLE_CHOICE]: 5, [FREE_TEXT]: 1 } as const;
export const rowsMax = (type: QuestionType): number => (type === FREE_TEXT ? BOXES_MAX : OPTIONS_MAX);

let keys = 0;
const keyed = <T extends object>(row: T): T & Keyed => ({ ...row, key: `row-${(keys += 1)}` });

export const emptyAnswer = (): AnswerRow => keyed({ answer_label: '', answer_text: '', answer_correct: false });
export const emptySource = (): SourceRow => keyed({ title: '', publisher: '', year: 0, url: '' });
const firstRows = (type: QuestionType): AnswerRow[] => Array.from({ length: FIRST_ROWS[type] }, emptyAnswer);

/** @param fresh a question that is yet to be made: it has its first rows to write in, however few are filled */
export function sheetOf(form: QuestionForm, fresh: boolean): Sheet {
  const { answers, sources, ...rest } = form;
  const rows = answers.map(keyed);
  const more = fresh || rows.length === 0 ? firstRows(form.question_type).slice(rows.length) : [];
  return { ...rest, answers: [...rows, ...more], sources: sources.map(keyed), aside: [] };
}

const bare = <T extends Keyed>({ key, ...row }: T): Omit<T, 'key'> => row;
export const isBlank = (answer: WrittenAnswer): boolean =>
  answer.answer_text.trim() === '' && answer.answer_label.trim() === '' && !answer.answer_correct;
const isBlankSource = ({ title, publisher, url }: Source): boolean =>
  [title, publisher, url].every((text) => text.trim() === '');

/** The form that is kept and handed in: rows that nobody has filled are not part of it. */
export function formOf({ aside, answers, sources, ...rest }: Sheet): QuestionForm {
  return {
    ...rest,
    answers: answers.filter((row) => !isBlank(row)).map(bare),
    sources: sources.filter((row) => !isBlankSource(row)).map(bare),
  };
}

/** The keys of the rows that are part of the form, in their order. */
export const keysOf = ({ answers, sources }: Sheet): RowKeys => ({
  answers: answers.filter((row) => !isBlank(row)).map(({ key }) => key),
  sources: sources.filter((row) => !isBlankSource(row)).map(({ key }) => key),
});
export interface RowKeys {
  answers: string[];
  sources: string[];
}

/** The other type brings its own rows; those of the first wait. */
export function withType(sheet: Sheet, type: QuestionType): Sheet {
  if (type === sheet.question_type) return sheet;
  return {
    ...sheet,
    question_type: type,
    answers: sheet.aside.length > 0 ? sheet.aside : firstRows(type),
    aside: sheet.answers,
  };
}

export interface Topic {
  id: number;
  specialty_id: number;
}

/** A change with what follows from it: what belonged to the choice before is left behind with it. */
export function changed(before: Sheet, change: Partial<Sheet>, topics: readonly Topic[]): Sheet {
  const { question_type = before.question_type, ...rest } = change;
  // A template brings rows of its own with its type.
  const after: Sheet = change.answers ? { ...before, ...change } : withType({ ...before, ...rest }, question_type);
  if (
    change.specialty_id !== undefined &&
    !topics.some(({ id, specialty_id }) => id === after.topic_id && specialty_id === after.specialty_id)
  )
    after.topic_id = change.topic_id ?? 0;
  if (change.topic_id)
    after.specialty_id = topics.find(({ id }) => id === change.topic_id)?.specialty_id ?? after.specialty_id;
  if (change.anatomy_area !== undefined && change.anatomy_area !== before.anatomy_area) after.anatomy_sub_area = '';
  if (change.basic_science !== undefined && change.basic_science !== before.basic_science)
    after.basic_science_topic = '';
  if (change.packs !== undefined)
    after.admin_tags = Object.fromEntries(
      Object.entries(after.admin_tags).filter(([pack]) => change.packs!.includes(pack as PackKey)),
    );
  return after;
}

/** The pack that sorts its questions by a tag. */
export const packOf = (tag: string, packs: readonly PackKey[]): PackKey | undefined =>
  packs.find((pack) => hasTag(pack, tag));

import type { Versioned } from '~/domain/kit/html/clean-html';
import { statement } from '~/domain/kit/statement';
import type { Reader } from '~/domain/kit/transaction';
import { PLACES, type QuestionForm } from './contract';
import type { QuestionStatus } from '../contract';
import { filedNow } from '../merged-topics';
import { QUESTION_BODY, type QuestionBody } from '../question-body';
import { isAnyRight } from './question-rules';

/** A form as it is stored, with the version of the sanitiser that cleaned its texts. */
export interface StoredForm extends Versioned {
  form: QuestionForm;
}

export interface SavedForm extends StoredForm {
  place: (typeof PLACES)[number];
  revision: number;
  author_id: number | null;
  status: QuestionStatus;
  /** One option is picked, and any of several is correct. */
  any_right: boolean;
}

const now = statement<{ body: QuestionBody; revision: number; author_id: number | null }, [number]>(
  'questions.form',
  `SELECT ${QUESTION_BODY} AS body, question.revision, question.author_id FROM questions question WHERE question.id = $1 AND question.deleted_at IS NULL`,
);
const before = statement<{ body: QuestionBody }, [number, number]>(
  'questions.earlier-form',
  `SELECT ${filedNow('earlier.body')} AS body FROM question_revisions earlier WHERE earlier.question_id = $1 AND earlier.revision = $2`,
);

const formOf = ({ selectable_answers: _, status: __, html_version: ___, ...form }: QuestionBody): QuestionForm => form;
/** One that an AI quiz has left is its author's alone, if it ever has one. */
const placeOf = (status: QuestionStatus): SavedForm['place'] => PLACES.find((place) => place === status) ?? 'draft';

/** A question that is not deleted, as its form; null if there is none. The caller must have checked access. */
export async function findForm(read: Pick<Reader, 'sql'>, questionId: number): Promise<SavedForm | null> {
  const row = await read.sql.one(now, [questionId]);
  return (
    row && {
      form: formOf(row.body),
      html_version: row.body.html_version,
      place: placeOf(row.body.status),
      revision: row.revision,
      author_id: row.author_id,
      status: row.body.status,
      any_right: isAnyRight(row.body),
    }
  );
}

/**
 * An earlier state, to be saved again over the present one: what was shown and marked is as it was then, and where it is
 * filed is as it is now. Null when there is none.
 */
export async function findEarlierForm(
  read: Pick<Reader, 'sql'>,
  questionId: number,
  revision: number,
  present: QuestionForm,
): Promise<StoredForm | null> {
  const row = await read.sql.one(before, [questionId, revision]);
  if (!row) return null;
  const { packs, admin_tags, premium, moderate, custom_author } = present;
  return {
    form: { ...withAnswersOf(formOf(row.body), present), packs, admin_tags, premium, moderate, custom_author },
    html_version: row.body.html_version,
  };
}

/** The form with the ids only of answers that the question still has: others are new ones. */
export function withAnswersOf(form: QuestionForm, present: QuestionForm): QuestionForm {
  const there = new Set(
    form.question_type === present.question_type ? present.answers.map((answer) => answer.answer_id) : [],
  );
  return {
    ...form,
    answers: form.answers.map(({ answer_id, ...answer }) =>
      answer_id !== undefined && there.has(answer_id) ? { answer_id, ...answer } : answer,
    ),
  };
}

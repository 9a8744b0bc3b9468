import type { Person } from '~/domain/accounts/person';
import { SANITISER_VERSION } from '~/domain/kit/html/clean-html';
import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';
import type { SafeForm } from './store-question';
import { draftChanged, draftNotFound, tooManyDrafts } from './refusals';
import { mayEdit, questionNotFound, quizNotFound } from '../policy';
import { PERSONAL_QUIZZES } from '~/domain/quizzes/views';

/** Drafts that one person may have. */
export const DRAFTS_MAX = 200;

export interface DraftHead {
  draft_id: number;
  version: number;
  saved_at: Date;
}

export interface Drafting {
  /** As `storableForm` leaves it, and sanitised; as unfinished as it may be. */
  form: SafeForm;
  draft_id?: number;
  version?: number;
}

/** What a new draft is of. */
export interface DraftOf {
  /** The question that is changed, and the revision that the change was begun on: the present one if that is not said. */
  question?: { id: number; revision?: number };
  /** One's own personal quiz that it is written for. */
  quiz?: number;
}

const HEAD = 'id AS draft_id, version, saved_at';
/**
 * Condition on `question_drafts`: the draft is of a new question, or of one that is not deleted. Drafts of deleted questions
 * stay for as long as the deletion may be taken back (`delete-left-drafts.ts`), and nobody sees them meanwhile.
 */
export const OF_PRESENT_QUESTION =
  '(question_id IS NULL OR EXISTS (SELECT FROM questions question WHERE question.id = question_drafts.question_id AND question.deleted_at IS NULL))';

// Sent again because its answer was lost, it is there already: the version before, with the same form.
const change = statement<DraftHead, [number, number, number, string, Date, number | null, number | null]>(
  'questions.change-draft',
  `UPDATE question_drafts SET version = $3::int + 1, body = $4::jsonb, html_version = ${SANITISER_VERSION}, saved_at = $5::timestamptz, base_revision = CASE WHEN question_id IS NOT NULL THEN coalesce($6::int, base_revision) END
    WHERE id = $1 AND account_id = $2 AND question_id IS NOT DISTINCT FROM $7::int AND (version = $3::int OR (version = $3::int + 1 AND body = $4::jsonb)) AND ${OF_PRESENT_QUESTION}
   RETURNING ${HEAD}`,
);
const held = statement<DraftHead, [number, number, number | null]>(
  'questions.held-draft',
  `SELECT ${HEAD} FROM question_drafts WHERE id = $1 AND account_id = $2 AND question_id IS NOT DISTINCT FROM $3::int AND ${OF_PRESENT_QUESTION}`,
);
const count = statement<{ number: number }, [number]>(
  'questions.count-drafts',
  `SELECT count(*)::int AS number FROM question_drafts WHERE account_id = $1 AND ${OF_PRESENT_QUESTION}`,
);
const ownsQuiz = statement<{ id: number }, [number, number]>(
  'questions.owns-quiz',
  `SELECT id FROM ${PERSONAL_QUIZZES} quiz WHERE id = $1 AND account_id = $2 AND deleted_at IS NULL`,
);
const editable = statement<{ author_id: number | null; status: 'published'; revision: number }, [number]>(
  'questions.editable',
  'SELECT author_id, status, revision FROM questions WHERE id = $1 AND deleted_at IS NULL',
);
const begin = statement<DraftHead, [number, number | null, number | null, number | null, string, Date]>(
  'questions.begin-draft',
  `INSERT INTO question_drafts (account_id, question_id, base_revision, quiz_id, body, html_version, created_at, saved_at) VALUES ($1, $2, $3, $4, $5::jsonb, ${SANITISER_VERSION}, $6, $6)
   ON CONFLICT (account_id, question_id) DO NOTHING RETURNING ${HEAD}`,
);
const begunBefore = statement<DraftHead, [number, number | null, string, Date]>(
  'questions.draft-begun-before',
  `SELECT ${HEAD} FROM question_drafts
    WHERE account_id = $1 AND question_id IS NOT DISTINCT FROM $2::int AND version = 1 AND body = $3::jsonb AND (question_id IS NOT NULL OR saved_at > $4) AND ${OF_PRESENT_QUESTION}
    ORDER BY id DESC LIMIT 1`,
);

/** For so long the same new draft is taken for one that was sent again, in milliseconds. */
const SAME_FOR = 60_000;

async function beginDraft(
  tx: Transaction,
  person: Person,
  form: string,
  { question, quiz }: DraftOf,
): Promise<DraftHead> {
  const now = tx.clock.now();
  const again = () =>
    tx.sql.one(begunBefore, [person.id, question?.id ?? null, form, new Date(now.getTime() - SAME_FOR)]);
  const before = await again();
  if (before) return before;
  const about = question ? await tx.sql.one(editable, [question.id]) : null;
  if (question && (!about || !mayEdit(person, about))) throw questionNotFound();
  if (quiz !== undefined && !(await tx.sql.one(ownsQuiz, [quiz, person.id]))) throw quizNotFound();
  if ((await tx.sql.one(count, [person.id]))!.number >= DRAFTS_MAX) throw tooManyDrafts();
  const begun = await tx.sql.one(begin, [
    person.id,
    question?.id ?? null,
    about ? Math.min(question?.revision ?? about.revision, about.revision) : null,
    quiz ?? null,
    form,
    now,
  ]);
  // There is one, of another window of the same person.
  if (!begun && !(await again())) throw draftChanged();
  return begun ?? (await again())!;
}

/**
 * Keeps what is typed, as one's own draft: nothing is asked of it (spec 1 §4). Kept again with the version that it had, it
 * has the next; the same sent twice is once.
 * @throws Problem not-found `draft-not-found`, `question-not-found`, `quiz-not-found`; conflict `draft-changed`, `too-many-drafts`
 */
export async function saveDraft(
  tx: Transaction,
  person: Person,
  { form, draft_id, version }: Drafting,
  of: DraftOf = {},
): Promise<DraftHead> {
  const body = JSON.stringify(form);
  if (draft_id === undefined) return beginDraft(tx, person, body, of);
  const changed = await tx.sql.one(change, [
    draft_id,
    person.id,
    version ?? 0,
    body,
    tx.clock.now(),
    of.question?.revision ?? null,
    of.question?.id ?? null,
  ]);
  if (changed) return changed;
  throw (await tx.sql.one(held, [draft_id, person.id, of.question?.id ?? null])) ? draftChanged() : draftNotFound();
}

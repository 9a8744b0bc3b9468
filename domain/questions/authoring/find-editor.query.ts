import type { Person } from '~/domain/accounts/person';
import { statement } from '~/domain/kit/statement';
import type { Reader } from '~/domain/kit/transaction';
import type { OPEN_STATES, QuestionForm } from './contract';
import { draftNotFound, revisionNotFound } from './refusals';
import { findEarlierForm, findForm, type SavedForm, withAnswersOf } from './find-form.query';
import { notMerged } from '../merged-topics';
import { mayEdit, questionNotFound } from '../policy';
import { OF_PRESENT_QUESTION } from './save-draft';
import { PEOPLE } from '~/domain/accounts/views';
import { QUIZ_QUESTIONS } from '~/domain/quizzes/views';

interface DraftRow {
  draft_id: number;
  version: number;
  saved_at: Date;
  question_id: number | null;
  base_revision: number | null;
  quiz_id: number | null;
  body: QuestionForm;
  html_version: number;
}

const COLUMNS = 'id AS draft_id, version, saved_at, question_id, base_revision, quiz_id, body, html_version';
const byId = statement<DraftRow, [number, number]>(
  'questions.draft',
  `SELECT ${COLUMNS} FROM question_drafts WHERE id = $1 AND account_id = $2 AND ${OF_PRESENT_QUESTION}`,
);
const ofQuestion = statement<DraftRow, [number, number]>(
  'questions.draft-of-question',
  `SELECT ${COLUMNS} FROM question_drafts WHERE question_id = $1 AND account_id = $2`,
);

/** One's own draft, unless its question is deleted. @throws Problem not-found `draft-not-found` */
export async function findDraft(read: Reader, person: Person, draftId: number): Promise<DraftRow> {
  const draft = await read.sql.one(byId, [draftId, person.id]);
  if (!draft) throw draftNotFound();
  return draft;
}

export interface Change {
  revision: number;
  /** Empty for the starter content, and for who is gone. */
  user: string;
  at: Date;
  /** Parts and acts, comma-joined. */
  event: string;
}

/** How many revisions of a question its editor lists; the newest. */
const CHANGES_MAX = 100;
/** Beyond this nobody counts the quizzes that a question is in. */
const QUIZZES_MAX = 10_000;

// A state is what its predecessor was replaced by.
const about = statement<
  { history: { revision: number; user: string; at: string; event: string }[] | null; quizzes: number },
  [number]
>(
  'questions.about-edited',
  `SELECT (SELECT json_agg(change ORDER BY change.revision DESC) FROM (
             SELECT 1 AS revision, coalesce(account.display_name, '') AS user, question.created_at AS at, 'written' AS event
               FROM questions question LEFT JOIN ${PEOPLE} account ON account.id = question.author_id WHERE question.id = $1
              UNION ALL
             SELECT earlier.revision + 1, coalesce(account.display_name, ''), earlier.replaced_at, earlier.event
               FROM question_revisions earlier LEFT JOIN ${PEOPLE} account ON account.id = earlier.replaced_by WHERE earlier.question_id = $1
              ORDER BY 1 DESC LIMIT ${CHANGES_MAX}) change) AS history,
          (SELECT count(*)::int FROM (SELECT FROM ${QUIZ_QUESTIONS} place WHERE question_id = $1 LIMIT ${QUIZZES_MAX}) placed) AS quizzes`,
);

interface OpenProposal {
  id: number;
  state: (typeof OPEN_STATES)[number];
  reason: string;
  base_revision: number;
  body: QuestionForm;
  html_version: number;
}
const proposalOf = statement<OpenProposal, [number, number]>(
  'questions.own-open-proposal',
  `SELECT id, state, reason, base_revision, body, html_version FROM question_proposals
    WHERE question_id = $1::int AND author_id = $2::int AND state IN ('proposed', 'returned')`,
);

export interface Edited extends SavedForm {
  /** Waits for a second person, or was sent back to this person. */
  proposal: { id: number; state: OpenProposal['state']; reason: string; outdated: boolean } | null;
  draft: DraftRow | null;
  draft_is_stale: boolean;
  history: Change[];
  /** How many quizzes it is in; no more than 10,000 are counted. */
  quizzes: number;
}

/**
 * A question as its editor has it before them: their draft if there is one, else what they have proposed, else as it is saved; with `earlier`, as it was then.
 * @throws Problem not-found `question-not-found`, `revision-not-found`
 */
export async function findEdited(read: Reader, person: Person, questionId: number, earlier?: number): Promise<Edited> {
  const [saved, draft, proposal, more] = await Promise.all([
    findForm(read, questionId),
    earlier === undefined ? read.sql.one(ofQuestion, [questionId, person.id]) : null,
    read.sql.one(proposalOf, [questionId, person.id]),
    read.sql.one(about, [questionId]),
  ]);
  if (!saved || !mayEdit(person, saved)) throw questionNotFound();
  const before =
    earlier === undefined || earlier === saved.revision
      ? saved
      : await findEarlierForm(read, questionId, earlier, saved.form);
  if (!before) throw revisionNotFound();
  const written = draft ?? (earlier === undefined ? proposal : null);
  return {
    ...saved,
    form: written ? withAnswersOf(written.body, saved.form) : before.form,
    html_version: written ? written.html_version : before.html_version,
    draft,
    proposal: proposal && {
      id: proposal.id,
      state: proposal.state,
      reason: proposal.reason,
      outdated: proposal.base_revision < saved.revision,
    },
    draft_is_stale: draft !== null && draft.base_revision !== null && draft.base_revision < saved.revision,
    history: (more!.history ?? []).map(({ at, ...change }) => ({ ...change, at: new Date(at) })),
    quizzes: more!.quizzes,
  };
}

const people = statement<{ name: string }, [number]>(
  'questions.credited',
  `SELECT display_name AS name FROM ${PEOPLE} person WHERE id = $1`,
);
/** The name of who is credited with a question; empty if nobody is. */
export const findCredited = async (read: Reader, accountId: number | null): Promise<string> =>
  accountId === null ? '' : ((await read.sql.one(people, [accountId]))?.name ?? '');

const topics = statement<{ id: number; specialty_id: number; name: string }, [string]>(
  'questions.topics',
  `SELECT id, specialty_id, CASE WHEN $1 = 'es' THEN name_es ELSE name END AS name FROM topics WHERE ${notMerged('topics')} ORDER BY specialty_id, 3`,
);
/** What a question can be about, by specialty and name. */
export const findTopics = (
  read: Reader,
  language: string,
): Promise<{ id: number; specialty_id: number; name: string }[]> => read.sql.all(topics, [language]);

import type { Language } from '../accounts/contract';
import type { Person } from '../accounts/person';
import { mayModerate } from '../accounts/policy';
import { may } from '../purchases/entitlements/may';
import { SafeHtml } from '../kit/html/safe-html';
import { statement } from '../kit/statement';
import type { Reader } from '../kit/transaction';
import type { HistoryEntry, QuestionType, Source, SummaryCheck } from './contract';
import { joinEarlier, type QuestionBody } from './question-body';
import { shownSummary, summaryCheckOf } from './topic-summary';
import { PEOPLE } from '~/domain/accounts/views';
import { REPORTS } from '~/domain/reports/views';
import { COMMENTS } from '~/domain/discussion/views';

/** What a person sees of a question once it is answered. */
export interface QuestionExplanation {
  question_id: number;
  question_type: QuestionType;
  selectable_answers: number;
  /** In their order. */
  answers: { id: number; correct: boolean; count: number; text: string }[];
  explanation_text: SafeHtml;
  further_reading: string;
  sources: Source[];
  specialty_id: number;
  focus_id: number;
  difficulty: number;
  upvotes: number;
  downvotes: number;
  premium: boolean;
  /** It is in the bank. */
  published: boolean;
  author_id: number | null;
  topic: {
    id: number;
    slug: string;
    name: string;
    /** Only the beginning for who is no supporter. */ summary: SafeHtml;
    check: SummaryCheck;
  };
  comments: number;
  history: HistoryEntry[];
}

/** Entries of a history that are shown, the newest. */
const HISTORY_MAX = 100;
/** As much of a summary's HTML as its beginning can be made from, in characters. */
const BEGINNING_HTML = 2_000;

type Row = Omit<QuestionExplanation, 'answers' | 'topic' | 'history' | 'explanation_text'> & {
  explanation_text: string;
  html_version: number;
  answers: [number, boolean, number, string][];
  topic_id: number;
  topic_slug: string;
  topic_name: string;
  summary: string;
  summary_check: SummaryCheck;
  /** 0 if it is cut: the cut may be in the middle of a tag. */
  summary_version: number;
  history: HistoryEntry[] | null;
  /** As it was when it was answered, if it has been changed since. */
  earlier: QuestionBody | null;
};

const explanations = statement<Row, [readonly number[], number, boolean, boolean, Language, readonly number[]]>(
  'questions.explain',
  `SELECT question.id AS question_id, earlier.body AS earlier, question.question_type, question.selectable_answers, question.explanation_text, question.html_version, question.further_reading, question.sources,
          question.specialty_id, question.focus_id, question.difficulty, question.upvotes, question.downvotes, question.premium, question.status = 'published' AS published, question.author_id,
          topic.id AS topic_id, topic.slug AS topic_slug, CASE WHEN $5 = 'es' THEN topic.name_es ELSE topic.name END AS topic_name,
          CASE WHEN $4 THEN ${shownSummary('topic')} ELSE left(${shownSummary('topic')}, ${BEGINNING_HTML}) END AS summary, CASE WHEN $4 THEN topic.html_version ELSE 0 END AS summary_version, ${summaryCheckOf('topic')} AS summary_check,
          (SELECT json_agg(json_build_array(answer.id, answer.answer_correct, answer.answer_count, answer.answer_text) ORDER BY answer.position)
             FROM question_answers answer WHERE answer.question_id = question.id) AS answers,
          (SELECT count(*)::int FROM ${COMMENTS} comment WHERE comment.question_id = question.id AND comment.deleted_at IS NULL AND comment.comment_type = 'standard') AS comments,
          (SELECT json_agg(entry.told ORDER BY entry.created_at, entry.told ->> 'type', entry.id) FROM (
             SELECT event.id, event.created_at, CASE event.kind
                      WHEN 'log' THEN json_build_object('type', 'log', 'timestamp', event.created_at, 'user', coalesce(account.display_name, ''), 'event', event.event, 'status', event.status, 'primary', event.is_primary)
                      ELSE json_build_object('type', 'change_log', 'timestamp', event.created_at, 'user', coalesce(account.display_name, ''), 'event', event.event) END AS told
               FROM question_events event LEFT JOIN ${PEOPLE} account ON account.id = event.account_id WHERE event.question_id = question.id AND ($3 OR event.event NOT IN ('proposed', 'returned', 'undone'))
              UNION ALL
             SELECT comment.id, comment.created_at,
                    json_build_object('type', 'comment', 'timestamp', comment.created_at, 'user', account.display_name, 'text', CASE WHEN comment.deleted_at IS NULL THEN comment.text ELSE '' END,
                      'moderator', account.roles && '{moderator,staff}'::text[], 'deleted', comment.deleted_at IS NOT NULL, 'comment_type', comment.comment_type)
               FROM ${COMMENTS} comment JOIN ${PEOPLE} account ON account.id = comment.account_id
              WHERE comment.question_id = question.id AND (comment.comment_type = 'standard' OR $3)
              UNION ALL
             SELECT report.id, report.created_at,
                    json_build_object('type', 'report', 'timestamp', report.created_at, 'user', account.display_name, 'reason', report.reason, 'text', report.text, 'resolved', report.resolved_at IS NOT NULL)
               FROM ${REPORTS} report JOIN ${PEOPLE} account ON account.id = report.account_id
              WHERE report.kind = 'question_report' AND report.entity_id = question.id AND (report.account_id = $2 OR $3 AND report.weighs AND question.author_id IS DISTINCT FROM $2)
              ORDER BY created_at DESC LIMIT ${HISTORY_MAX}) entry) AS history
     FROM unnest($1::int[], $6::int[]) AS asked (question_id, revision)
     JOIN questions question ON question.id = asked.question_id
     ${joinEarlier('asked.revision')}
     JOIN topics topic ON topic.id = coalesce((earlier.body ->> 'topic_id')::int, question.topic_id)`,
);

/** A question in the revision that somebody has answered. */
export interface Answered {
  question_id: number;
  revision: number;
}

/**
 * Keys, explanations, statistics and histories of questions, in one statement; of a changed question, those of the answered
 * revision. Only for people who have answered them: the caller has checked that. Reports are included for their senders and for
 * moderators who did not write the question, draft comments for moderators.
 */
export async function explain(
  read: Pick<Reader, 'sql'>,
  questions: readonly Answered[],
  person: Person,
): Promise<Map<number, QuestionExplanation>> {
  if (questions.length === 0) return new Map();
  const [ids, revisions] = [questions.map((one) => one.question_id), questions.map((one) => one.revision)];
  const rows = await read.sql.all(explanations, [
    ids,
    person.id,
    mayModerate(person),
    may(person, 'summaries.full'),
    person.language,
    revisions,
  ]);
  return new Map(rows.map((row) => [row.question_id, toExplanation(row)]));
}

/** How often an option was picked that is none any more, nobody knows. */
function asAnswered(
  body: QuestionBody,
  answers: Row['answers'],
): Pick<
  QuestionExplanation,
  | 'answers'
  | 'explanation_text'
  | 'further_reading'
  | 'sources'
  | 'question_type'
  | 'selectable_answers'
  | 'specialty_id'
  | 'focus_id'
  | 'difficulty'
  | 'premium'
> {
  const {
    explanation_text,
    html_version,
    further_reading,
    sources,
    question_type,
    selectable_answers,
    specialty_id,
    focus_id,
    difficulty,
    premium,
  } = body;
  const counts = new Map(answers.map(([id, , count]) => [id, count]));
  return {
    explanation_text: SafeHtml.stored(explanation_text, html_version),
    further_reading,
    sources,
    question_type,
    selectable_answers,
    specialty_id,
    focus_id,
    difficulty,
    premium,
    answers: body.answers.map(({ answer_id, answer_correct, answer_text }) => ({
      id: answer_id,
      correct: answer_correct,
      count: counts.get(answer_id) ?? 0,
      text: answer_text,
    })),
  };
}

function toExplanation({
  topic_id,
  topic_slug,
  topic_name,
  summary,
  summary_version,
  summary_check,
  explanation_text,
  html_version,
  answers,
  history,
  earlier,
  ...row
}: Row): QuestionExplanation {
  return {
    ...row,
    explanation_text: SafeHtml.stored(explanation_text, html_version),
    answers: answers.map(([id, correct, count, text]) => ({ id, correct, count, text })),
    ...(earlier ? asAnswered(earlier, answers) : {}),
    topic: {
      id: topic_id,
      slug: topic_slug,
      name: topic_name,
      summary: SafeHtml.stored(summary, summary_version),
      check: summary_check,
    },
    history: (history ?? []).map((entry) => ({ ...entry, timestamp: new Date(entry.timestamp).toISOString() })),
  };
}

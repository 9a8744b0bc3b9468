import type { z } from 'zod';
import type { Person } from '../accounts/person';
import { href } from '../kit/contract';
import { topicPage } from '../notebook/contract';
import { may } from '../purchases/entitlements/may';
import { hasCard } from '../flashcards/views';
import type { SentTopicSummary, SummaryCheck } from '../questions/contract';
import { joinEarlier } from '../questions/question-body';
import { shownSummary, summaryCheckOf } from '../questions/topic-summary';
import { SafeHtml } from '../kit/html/safe-html';
import { pageInfo } from '../kit/list';
import { statement } from '../kit/statement';
import type { Reader } from '../kit/transaction';
import { WrittenJson } from '../kit/written-json';
import { LEITNER, type listedInQuiz, type QuizHead, SUMMARY_PAGE } from './contract';
import { QUESTIONS_MAX } from '../questions/quiz-limits';
import { HEAD_COLUMNS, type HeadRow, mayReveal, NOT_GONE, requireSettled, toHead } from './head';
import { scoreOf } from './marking';
import { type PaperResult, paperResult, type TakenQuestion } from './papers/paper-result';
import { paperOf } from './papers/papers';
import { EARLIER, PLACED_QUESTION, type PlacedFeedback, type PlacedRow, placedFeedback } from './placed-questions';
import { type Place, TOLD_STATE } from './places';
import { examRunning, quizNotFound } from './refusals';
import { ANSWERS, QUESTIONS, QUESTION_STATES, TOPICS } from '~/domain/questions/views';

/** Topics whose notebook text is shown. */
const SUMMARIES_MAX = 6;
/** As much of a summary for who is no supporter as its beginning can be made from, in characters of HTML. */
const BEGINNING_HTML = 2_000;

type SummaryPlace = Place & { specialty_id: number };
type SpecialtyScore = { specialty_id: number; right: number; answered: number };
type Listed = z.output<typeof listedInQuiz>;

/** What goes out as it is comes as JSON text, which nobody reads on the way; see `findSummary`. */
type Row = HeadRow & {
  count: number;
  right: number;
  marked: number;
  late: number;
  places: string | null;
  scores: string | null;
  listed: string | null;
  topics:
    | { id: number; slug: string; topic_name: string; summary: string; html_version: number; check: SummaryCheck }[]
    | null;
};

// A question that changed since the quiz began is shown as it was then; one that did not needs no earlier revision.
const summary = statement<Row, [quiz: number, person: number, offset: number, supporter: boolean, language: string]>(
  'quizzes.summary',
  `WITH met AS MATERIALIZED (
     SELECT place.position, place.question_id, ${TOLD_STATE} AS state, place.flagged, place.late_at, question.upvotes, question.downvotes,
            CASE WHEN 'psa' = ANY (question.packs) THEN question.admin_tags -> 'psa' ->> 0 ELSE question.psa_exam_section END AS psa_exam_section,
            coalesce((earlier.body ->> 'specialty_id')::smallint, question.specialty_id) AS specialty_id, coalesce((earlier.body ->> 'topic_id')::int, question.topic_id) AS topic_id,
            coalesce((earlier.body ->> 'difficulty')::smallint, question.difficulty) AS difficulty, coalesce(first_words(earlier.body ->> 'question_text'), question.first_words) AS title
       FROM quiz_questions place JOIN ${QUESTIONS} question ON question.id = place.question_id ${joinEarlier('place.revision')} WHERE place.quiz_id = $1)
   SELECT ${HEAD_COLUMNS}, counted.*,
          (SELECT json_agg(place ORDER BY place.position)::text FROM (SELECT position, question_id, state, flagged, specialty_id FROM met) AS place) AS places,
          (SELECT json_agg(score ORDER BY score.specialty_id)::text FROM (
             SELECT specialty_id, count(*) FILTER (WHERE state = 'right') AS right, count(*) AS answered FROM met WHERE state IN ('right', 'wrong') GROUP BY specialty_id) AS score) AS scores,
          (SELECT json_agg(line ORDER BY line.state = 'wrong' DESC, line.position)::text FROM (
             SELECT met.question_id, met.position, met.state, met.specialty_id, met.title, met.state IN ('right', 'wrong') AS done, ${hasCard('quiz.account_id', 'question', 'met.question_id')} AS has_card, met.difficulty, CASE WHEN quiz.mode = ${LEITNER} THEN coalesce(known.leitner_bin, 0) END AS leitner_bin,
                    round(100.0 * met.upvotes / nullif(met.upvotes + met.downvotes, 0)) AS rating, CASE WHEN $5 = 'es' THEN about.name_es ELSE about.name END AS category,
                    met.psa_exam_section AS "psaExamSection"
               FROM met JOIN ${TOPICS} about ON about.id = met.topic_id
               LEFT JOIN ${QUESTION_STATES} known ON known.account_id = quiz.account_id AND known.question_id = met.question_id ORDER BY met.state = 'wrong' DESC, met.position LIMIT ${SUMMARY_PAGE} OFFSET $3) AS line) AS listed,
          (SELECT json_agg(one ORDER BY one.wrong DESC, one.first) FROM (
             SELECT about.id, about.slug, CASE WHEN $5 = 'es' THEN about.name_es ELSE about.name END AS topic_name,
                    CASE WHEN $4 THEN about.summary ELSE left(about.summary, ${BEGINNING_HTML}) END AS summary,
                    CASE WHEN $4 THEN about.html_version ELSE 0 END AS html_version, ${summaryCheckOf('about')} AS check, asked.wrong, asked.first
               FROM (SELECT topic_id, count(*) FILTER (WHERE state = 'wrong') AS wrong, min(position) AS first FROM met WHERE state IN ('right', 'wrong') GROUP BY topic_id) AS asked
               JOIN ${TOPICS} about ON about.id = asked.topic_id WHERE ${shownSummary('about')} <> ''
              ORDER BY asked.wrong DESC, asked.first LIMIT ${SUMMARIES_MAX}) AS one) AS topics
     FROM quizzes quiz LEFT JOIN ${TOPICS} topic ON topic.id = quiz.topic_id,
          (SELECT count(*)::int AS count, (count(*) FILTER (WHERE state = 'right'))::int AS right, (count(*) FILTER (WHERE state IN ('right', 'wrong')))::int AS marked, count(late_at)::int AS late FROM met) AS counted
    WHERE quiz.id = $1 AND quiz.account_id = $2 AND ${NOT_GONE}`,
);

const taken = statement<TakenQuestion, [quiz: number]>(
  'quizzes.paper-taken',
  `SELECT place.position, coalesce(place.counts_as_correct, false) AS right,
          coalesce((earlier.body ->> 'selectable_answers')::int, question.selectable_answers) AS selectable,
          coalesce(jsonb_array_length(earlier.body -> 'answers'), (SELECT count(*) FROM ${ANSWERS} answer WHERE answer.question_id = question.id))::int AS options
     FROM quiz_questions place JOIN ${QUESTIONS} question ON question.id = place.question_id ${joinEarlier('place.revision')} WHERE place.quiz_id = $1`,
);

const sheets = statement<{ told: PlacedRow }, [quiz: number, person: number]>(
  'quizzes.sheets',
  `SELECT ${PLACED_QUESTION} AS told FROM quizzes quiz JOIN quiz_questions placed ON placed.quiz_id = quiz.id JOIN ${QUESTIONS} question ON question.id = placed.question_id ${EARLIER}
    WHERE quiz.id = $1 AND quiz.account_id = $2 AND placed.state = 'answered' ORDER BY placed.position LIMIT ${QUESTIONS_MAX}`,
);

export interface Summary {
  quiz: QuizHead;
  finished_at: string | null;
  right: number;
  answered: number;
  score: number;
  late: number;
  places: WrittenJson<SummaryPlace[]>;
  specialties: WrittenJson<SpecialtyScore[]>;
  paper: PaperResult | null;
  questions: { items: WrittenJson<Listed[]>; page: number; pages: number; count: number };
  /** Only the beginning for who is no supporter, which may be cut in the middle of a tag. */
  summaries: SentTopicSummary[];
  sheets: PlacedFeedback[];
}

const written = <T>(json: string | null): WrittenJson<T[]> => new WrittenJson(json ?? '[]');

/**
 * What came of one's own quiz (spec 1 §2, §9): the grid, 25 questions a page, the incorrect ones first, the scores of its specialties, and what
 * the notebook says of its topics; with `print`, every answered question with its explanation. What is many lines goes out
 * as Postgres wrote it.
 * @throws Problem `quiz-not-found`, `time-is-up` when an exam is to be closed first, `exam-running`
 */
export async function findSummary(
  read: Reader,
  person: Person,
  quizId: number,
  { page, print }: { page: number; print: boolean },
): Promise<Summary> {
  const [row, printed] = await Promise.all([
    read.sql.one(summary, [
      quizId,
      person.id,
      (page - 1) * SUMMARY_PAGE,
      may(person, 'summaries.full'),
      person.language,
    ]),
    print ? read.sql.all(sheets, [quizId, person.id]) : [],
  ]);
  if (!row) throw quizNotFound();
  requireSettled(row, read.clock.now());
  if (!mayReveal(row)) throw examRunning();
  const { count, right, marked, late } = row;
  const paper = paperOf(row.paper);
  return {
    quiz: toHead(row, read.clock.now(), person),
    finished_at: row.finished_at?.toISOString() ?? null,
    right,
    answered: marked,
    score: scoreOf(right, marked),
    late,
    places: written(row.places),
    specialties: written(row.scores),
    paper: paper ? paperResult(paper, await read.sql.all(taken, [quizId])) : null,
    questions: { items: written(row.listed), ...pageInfo(page, SUMMARY_PAGE, count) },
    summaries: (row.topics ?? []).map((topic) => ({
      id: topic.id,
      url: href(topicPage, { topic_slug: topic.slug }),
      topic_name: topic.topic_name,
      text: SafeHtml.stored(topic.summary, topic.html_version),
      check: topic.check,
    })),
    sheets:
      printed.length === 0
        ? []
        : await placedFeedback(
            read,
            person,
            row,
            printed.map((one) => one.told),
          ),
  };
}

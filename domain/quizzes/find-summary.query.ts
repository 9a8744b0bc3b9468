import type { Person } from '../accounts/person';
import { isSupporter } from '../accounts/policy';
import { href } from '../contract';
import { topicPage } from '../notebook/contract';
import type { TopicSummary } from '../questions/contract';
import { joinEarlier } from '../questions/question-body';
import { statement } from '../statement';
import type { Reader } from '../transaction';
import { QUESTIONS_MAX, type QuizHead, SUMMARY_PAGE } from './contract';
import { HEAD_COLUMNS, type HeadRow, isTold, NOT_GONE, requireSettled, toHead } from './head';
import { scoreOf } from './marking';
import { EARLIER, PLACED_QUESTION, type PlacedQuestionTold, type PlacedRow, tellPlaced } from './placed-questions';
import { type Place, type PlaceRow, type PositionState, toPlace } from './places';
import { examRunning, quizNotFound } from './refusals';

/** Topics of which the notebook's words are told. */
const SUMMARIES_MAX = 6;
/** As much of a stem, and of a summary for who is no supporter, as its beginning can be made from, in characters of HTML. */
const STEM_HTML = 300;
const BEGINNING_HTML = 2_000;

type PlaceInSpecialty = [...PlaceRow, specialty_id: number];

interface ListedRow {
  question_id: number;
  position: number;
  stem: string;
  difficulty: number;
  upvotes: number;
  downvotes: number;
  specialty_id: number;
  topic_name: string;
  psa_exam_section: string | null;
}

type Row = HeadRow & {
  places: PlaceInSpecialty[] | null;
  listed: ListedRow[] | null;
  topics: { id: number; slug: string; topic_name: string; summary: string }[] | null;
};

// What was changed since the quiz was begun is told as it was then; what was not, without a look at an earlier state.
const EARLIER_OF_PLACE = joinEarlier('place.revision');
const SPECIALTY = `coalesce((earlier.body ->> 'specialty_id')::smallint, question.specialty_id)`;
const TOPIC = `coalesce((earlier.body ->> 'topic_id')::int, question.topic_id)`;

const summary = statement<Row, [quiz: number, person: number, offset: number, supporter: boolean, language: string]>(
  'quizzes.summary',
  `SELECT ${HEAD_COLUMNS},
          (SELECT json_agg(json_build_array(place.position, place.question_id, place.state, place.flagged, place.counts_as_correct, ${SPECIALTY}) ORDER BY place.position)
             FROM quiz_questions place JOIN questions question ON question.id = place.question_id ${EARLIER_OF_PLACE} WHERE place.quiz_id = quiz.id) AS places,
          (SELECT json_agg(line ORDER BY line.position) FROM (
             SELECT place.question_id, place.position, left(coalesce(earlier.body ->> 'question_text', question.question_text), ${STEM_HTML}) AS stem,
                    coalesce((earlier.body ->> 'difficulty')::smallint, question.difficulty) AS difficulty, question.upvotes, question.downvotes, ${SPECIALTY} AS specialty_id,
                    CASE WHEN $5 = 'es' THEN about.name_es ELSE about.name END AS topic_name, question.psa_exam_section
               FROM quiz_questions place JOIN questions question ON question.id = place.question_id ${EARLIER_OF_PLACE} JOIN topics about ON about.id = ${TOPIC}
              WHERE place.quiz_id = quiz.id ORDER BY place.position LIMIT ${SUMMARY_PAGE} OFFSET $3) line) AS listed,
          (SELECT json_agg(one ORDER BY one.wrong DESC, one.first) FROM (
             SELECT about.id, about.slug, CASE WHEN $5 = 'es' THEN about.name_es ELSE about.name END AS topic_name,
                    CASE WHEN $4 THEN about.summary ELSE left(about.summary, ${BEGINNING_HTML}) END AS summary, met.wrong, met.first
               FROM (SELECT ${TOPIC} AS topic_id, count(*) FILTER (WHERE NOT place.counts_as_correct) AS wrong, min(place.position) AS first
                       FROM quiz_questions place JOIN questions question ON question.id = place.question_id ${EARLIER_OF_PLACE}
                      WHERE place.quiz_id = quiz.id AND place.state = 'answered' GROUP BY 1) met
               JOIN topics about ON about.id = met.topic_id WHERE about.summary <> ''
              ORDER BY met.wrong DESC, met.first LIMIT ${SUMMARIES_MAX}) one) AS topics
     FROM quizzes quiz LEFT JOIN topics topic ON topic.id = quiz.topic_id
    WHERE quiz.id = $1 AND quiz.account_id = $2 AND ${NOT_GONE}`,
);

const sheets = statement<{ told: PlacedRow }, [quiz: number, person: number]>(
  'quizzes.sheets',
  `SELECT ${PLACED_QUESTION} AS told FROM quizzes quiz JOIN quiz_questions placed ON placed.quiz_id = quiz.id JOIN questions question ON question.id = placed.question_id ${EARLIER}
    WHERE quiz.id = $1 AND quiz.account_id = $2 AND placed.state = 'answered' ORDER BY placed.position LIMIT ${QUESTIONS_MAX}`,
);

type SummaryPlace = Place & { specialty_id: number };

export interface Summary {
  quiz: QuizHead;
  finished_at: string | null;
  right: number;
  answered: number;
  score: number;
  places: SummaryPlace[];
  specialties: { specialty_id: number; right: number; answered: number }[];
  /** Stems as HTML that is cut somewhere. */
  questions: { items: (ListedRow & { state: PositionState })[]; page: number; pages: number; count: number };
  /** Texts as they are stored; only the beginning for who is no supporter. */
  summaries: TopicSummary[];
  sheets: PlacedQuestionTold[];
}

const isMarked = (place: { state: PositionState }) => place.state === 'right' || place.state === 'wrong';

function bySpecialty(places: readonly SummaryPlace[]): Summary['specialties'] {
  const scores = new Map<number, Summary['specialties'][number]>();
  for (const { state, specialty_id } of places) {
    if (!isMarked({ state })) continue;
    let score = scores.get(specialty_id);
    if (!score) scores.set(specialty_id, (score = { specialty_id, right: 0, answered: 0 }));
    score.answered += 1;
    if (state === 'right') score.right += 1;
  }
  return [...scores.values()].sort((a, b) => a.specialty_id - b.specialty_id);
}

/**
 * What came of one's own quiz (spec 1 §2, §9): the grid, 25 questions a page, the scores of its specialties, and what
 * the notebook says of its topics; with `print`, every answered question with its explanation.
 * @throws Problem `quiz-not-found`, `time-is-up` when an exam is to be closed first, `exam-running`
 */
export async function findSummary(read: Reader, person: Person, quizId: number, { page, print }: { page: number; print: boolean }): Promise<Summary> {
  const [row, printed] = await Promise.all([
    read.sql.one(summary, [quizId, person.id, (page - 1) * SUMMARY_PAGE, isSupporter(person), person.language]),
    print ? read.sql.all(sheets, [quizId, person.id]) : [],
  ]);
  if (!row) throw quizNotFound();
  requireSettled(row, read.clock.now());
  if (!isTold(row)) throw examRunning();
  const places = (row.places ?? []).map(([position, id, state, flagged, counts, specialty_id]) => ({ ...toPlace([position, id, state, flagged, counts], true), specialty_id }));
  const stateAt = new Map(places.map((place) => [place.position, place.state]));
  const right = places.filter((place) => place.state === 'right').length;
  const answered = places.filter(isMarked).length;
  return {
    quiz: toHead(row, read.clock.now(), person.language),
    finished_at: row.finished_at?.toISOString() ?? null,
    right,
    answered,
    score: scoreOf(right, answered),
    places,
    specialties: bySpecialty(places),
    questions: {
      items: (row.listed ?? []).map((line) => ({ ...line, state: stateAt.get(line.position) ?? 'open' })),
      page,
      pages: Math.max(1, Math.ceil(places.length / SUMMARY_PAGE)),
      count: places.length,
    },
    summaries: (row.topics ?? []).map((topic) => ({ id: topic.id, url: href(topicPage, { topic_slug: topic.slug }), topic_name: topic.topic_name, text: topic.summary })),
    sheets: await tellPlaced(read, person, row, printed.map((one) => one.told)),
  };
}

import type { Language } from '../accounts/contract';
import { abilitiesOf } from '../kit/abilities';
import { href } from '../kit/contract';
import type { Person } from '../kit/person';
import { EXAM, type QuizHead, type QuizState } from './contract';
import type { QuizKind } from '../questions/quiz-kinds';
import { personalQuizEntry } from './personal/contract';
import { type PaperKey, paperOf } from './papers/papers';
import { quizAbilities } from './policy';
import { timeIsUp } from './refusals';

/** Of a private quiz the title of what was taken, and its id for who may take it again. */
const PERSONAL = `(SELECT json_build_array(personal.title, CASE WHEN personal.deleted_at IS NULL AND (personal.shared OR personal.account_id = quiz.account_id) THEN personal.id END)
    FROM personal_quizzes personal WHERE personal.id = quiz.personal_quiz_id) AS personal`;

/** The columns of a quiz's head, for statements that have it as `quiz` and its topic, if any, as `topic`. */
export const HEAD_COLUMNS = `quiz.id AS quizlog_id, quiz.kind, quiz.mode, quiz.state, quiz.length, quiz.current_score, quiz.answered, quiz.seconds_used, quiz.ends_at,
  quiz.created_at, quiz.finished_at, quiz.specialty_id, quiz.paper, topic.name AS topic_name, topic.name_es AS topic_name_es,
  ${PERSONAL}`;

export interface HeadRow {
  quizlog_id: number;
  kind: QuizKind;
  mode: number;
  state: QuizState;
  length: number;
  current_score: number;
  answered: number;
  seconds_used: number;
  ends_at: Date | null;
  created_at: Date;
  finished_at: Date | null;
  specialty_id: number;
  topic_name: string | null;
  topic_name_es: string | null;
  personal: [title: string, id: number | null] | null;
  paper: PaperKey | null;
}

export const isTimeUp = (quiz: Pick<HeadRow, 'mode' | 'ends_at'>, now: Date): boolean =>
  quiz.mode === EXAM && quiz.ends_at !== null && quiz.ends_at <= now;

/** One that ended without an answer is gone (spec 1 §4). */
export const NOT_GONE = `NOT (quiz.state = 'finished' AND quiz.answered = 0)`;

/** Whether marks and keys of answered questions may be shown: in an exam not before its end. */
export const mayReveal = (quiz: Pick<HeadRow, 'mode' | 'state'>): boolean =>
  quiz.mode !== EXAM || quiz.state === 'finished';

/**
 * The clock of an exam has ended and nobody has handed it in: it must be closed before it is read.
 * @throws Problem conflict `time-is-up`
 */
export function requireSettled(quiz: Pick<HeadRow, 'mode' | 'ends_at' | 'finished_at'>, now: Date): void {
  if (quiz.finished_at === null && isTimeUp(quiz, now)) throw timeIsUp();
}

/** The name of its paper, of the personal quiz or of the topic; empty if there is none. */
export const titleOf = (
  row: Pick<HeadRow, 'topic_name' | 'topic_name_es' | 'personal' | 'paper'>,
  language: Language,
): string =>
  paperOf(row.paper)?.name[language] ??
  row.personal?.[0] ??
  (language === 'es' ? row.topic_name_es : row.topic_name) ??
  '';

const againUrl = ([, quizId]: NonNullable<HeadRow['personal']>): string =>
  quizId === null ? '' : href(personalQuizEntry, { quizId });

export function toHead(row: HeadRow, now: Date, person: Person): QuizHead {
  const runningExam = row.mode === EXAM && row.finished_at === null;
  return {
    quizlog_id: row.quizlog_id,
    kind: row.kind,
    mode: row.mode,
    title: titleOf(row, person.language),
    specialty_id: row.specialty_id,
    paper: row.paper ?? '',
    again_url: row.personal ? againUrl(row.personal) : '',
    state: row.state,
    length: row.length,
    current_score: row.current_score,
    seconds_used: runningExam
      ? Math.max(0, Math.floor((now.getTime() - row.created_at.getTime()) / 1_000))
      : row.seconds_used,
    ends_at: row.ends_at?.getTime() ?? null,
    server_time: now.getTime(),
    abilities: abilitiesOf(quizAbilities, person, row),
  };
}

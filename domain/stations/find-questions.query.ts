import type { Versioned } from '../kit/html/clean-html';
import { SafeHtml } from '../kit/html/safe-html';
import { statement } from '../kit/statement';
import type { Reader } from '../kit/transaction';

/** As it is stored. */
export interface Question {
  id: number;
  question_text: string;
  explanation_text: string;
  order: number;
}

/** As it may leave the server. */
export type SafeQuestion = Omit<Question, 'explanation_text'> & { explanation_text: SafeHtml };

export const safeQuestions = (questions: readonly Question[], version: Versioned['html_version']): SafeQuestion[] =>
  questions.map((one) => ({ ...one, explanation_text: SafeHtml.stored(one.explanation_text, version) }));

const ofStation = statement<Question & { html_version: number }, [number]>(
  'stations.examiner-questions',
  `SELECT question.id, question.question_text, question.explanation_text, question.position AS "order", station.html_version
     FROM examiner_questions question JOIN stations station ON station.id = question.station_id WHERE question.station_id = $1::int ORDER BY question.position`,
);

/** The examiner's questions of a station, in their order. */
export const findQuestions = async (read: Reader, stationId: number): Promise<SafeQuestion[]> =>
  (await read.sql.all(ofStation, [stationId])).flatMap(({ html_version, ...question }) =>
    safeQuestions([question], html_version),
  );

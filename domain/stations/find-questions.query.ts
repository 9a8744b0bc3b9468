import { statement } from '../kit/statement';
import type { Reader } from '../kit/transaction';

export interface Question {
  id: number;
  question_text: string;
  explanation_text: string;
  order: number;
}

const ofStation = statement<Question, [number]>(
  'stations.examiner-questions',
  `SELECT id, question_text, explanation_text, position AS "order" FROM examiner_questions WHERE station_id = $1::int ORDER BY position`,
);

/** The examiner's questions of a station, in their order. */
export const findQuestions = (read: Reader, stationId: number): Promise<Question[]> =>
  read.sql.all(ofStation, [stationId]);

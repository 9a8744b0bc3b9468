import { statement } from '../kit/statement';
import type { Reader } from '../kit/transaction';
import type { BankCensus } from './generation/bank-census.query';
import { EXAM, LEITNER, type Selection } from './contract';
import { QUESTIONS, QUESTION_STATES } from '~/domain/questions/views';
import { stillWrong } from '~/domain/questions/wrong-questions';

type Group = [
  specialty: number,
  topic: number,
  focus: number,
  difficulty: number,
  language: string,
  choice: boolean,
  answered: number,
  incorrect: number,
  lastBin: number,
];

const groupsOf = statement<{ groups: Group[] | null }, [number]>(
  'quizzes.known-groups',
  `SELECT json_agg(json_build_array(specialty_id, topic_id, focus_id, difficulty, language, choice, answered, incorrect, last_bin)) AS groups
     FROM (SELECT question.specialty_id, question.topic_id, question.focus_id, question.difficulty, question.language, question.question_type = 1 AS choice,
                  count(*) AS answered, count(*) FILTER (WHERE ${stillWrong()}) AS incorrect,
                  count(*) FILTER (WHERE known.leitner_bin = 4) AS last_bin
             FROM ${QUESTION_STATES} known JOIN ${QUESTIONS} question ON question.id = known.question_id
            WHERE known.account_id = $1 AND question.status = 'published' AND question.deleted_at IS NULL AND NOT question.premium
            GROUP BY 1, 2, 3, 4, 5, 6) counted`,
);

/** What somebody has answered of the bank, by kind of question: read as a whole, for at the set-up one choice follows another. */
export interface KnownQuestions {
  count(selection: Selection, choiceOnly: boolean): { answered: number; incorrect: number; lastBin: number };
}

export async function takeKnown(read: Pick<Reader, 'sql'>, personId: number): Promise<KnownQuestions> {
  const groups = (await read.sql.one(groupsOf, [personId]))?.groups ?? [];
  return {
    count({ specialty, topic, focus, difficulty, language }, choiceOnly) {
      const sum = { answered: 0, incorrect: 0, lastBin: 0 };
      for (const group of groups) {
        if (specialty !== 0 && group[0] !== specialty) continue;
        if (topic !== 0 && group[1] !== topic) continue;
        if (focus !== 0 && group[2] !== focus) continue;
        if (difficulty !== 0 && group[3] !== difficulty) continue;
        if (language !== '' && group[4] !== language) continue;
        if (choiceOnly && !group[5]) continue;
        sum.answered += group[6];
        sum.incorrect += group[7];
        sum.lastBin += group[8];
      }
      return sum;
    },
  };
}

/**
 * How many questions of the bank fit a choice: all, those new to the person, those they had wrong the last time and have not understood since.
 * @param mode an exam has no free text; by Leitner, questions of the last bin are not asked
 */
export function countQuestions(
  census: BankCensus,
  known: KnownQuestions,
  selection: Selection,
  mode: number,
): { all: number; new: number; incorrect: number } {
  const choiceOnly = mode === EXAM;
  const { answered, incorrect, lastBin } = known.count(selection, choiceOnly);
  const all = census.count(selection, choiceOnly);
  return {
    all: mode === LEITNER ? Math.max(0, all - lastBin) : all,
    new: Math.max(0, all - answered),
    incorrect,
  };
}

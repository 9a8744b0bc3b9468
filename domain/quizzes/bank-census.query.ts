import type { Language } from '../accounts/contract';
import { statement } from '../statement';
import type { Reader } from '../transaction';
import type { Selection } from './contract';

interface Group {
  specialty_id: number;
  topic_id: number;
  topic_name: string;
  topic_name_es: string;
  focus_id: number;
  difficulty: number;
  language: Language;
  questions: number;
  /** Those of them that are multiple choice. */
  choice: number;
}

// Of one index alone: a question has its topic's specialty.
const groups = statement<Group, []>(
  'quizzes.bank-census',
  `SELECT topic.specialty_id, counted.topic_id, topic.name AS topic_name, topic.name_es AS topic_name_es, counted.focus_id, counted.difficulty, counted.language, counted.questions, counted.choice
     FROM (SELECT topic_id, focus_id, difficulty, language, count(*)::int AS questions, (count(*) FILTER (WHERE question_type = 1))::int AS choice
             FROM questions WHERE status = 'published' AND deleted_at IS NULL
            GROUP BY topic_id, focus_id, difficulty, language) counted
     JOIN topics topic ON topic.id = counted.topic_id
    ORDER BY topic.specialty_id, topic.name, topic.id`,
);

export interface BankCensus {
  /** How many questions fit a choice. An exam has multiple choice only. */
  count(selection: Selection, choiceOnly: boolean): number;
  specialties: { id: number; questions: number }[];
  topics(language: Language): { id: number; specialty_id: number; name: string; questions: number }[];
  languages: Language[];
}

/** How many questions of which kind the bank has. The same for everybody, and read as a whole: worth remembering for a while. */
export async function takeCensus(read: Pick<Reader, 'sql'>): Promise<BankCensus> {
  const rows = await read.sql.all(groups, []);
  const specialties = new Map<number, number>();
  const topics = new Map<number, Group>();
  for (const row of rows) {
    specialties.set(row.specialty_id, (specialties.get(row.specialty_id) ?? 0) + row.questions);
    topics.set(row.topic_id, { ...row, questions: (topics.get(row.topic_id)?.questions ?? 0) + row.questions });
  }
  const fits = (row: Group, { specialty, topic, focus, difficulty, language }: Selection) =>
    (specialty === 0 || row.specialty_id === specialty) &&
    (topic === 0 || row.topic_id === topic) &&
    (focus === 0 || row.focus_id === focus) &&
    (difficulty === 0 || row.difficulty === difficulty) &&
    (language === '' || row.language === language);
  return {
    count: (selection, choiceOnly) => rows.reduce((sum, row) => (fits(row, selection) ? sum + (choiceOnly ? row.choice : row.questions) : sum), 0),
    specialties: [...specialties].map(([id, questions]) => ({ id, questions })),
    topics: (language) =>
      [...topics.values()].map((row) => ({ id: row.topic_id, specialty_id: row.specialty_id, name: language === 'es' ? row.topic_name_es : row.topic_name, questions: row.questions })),
    languages: [...new Set(rows.map((row) => row.language))].sort(),
  };
}

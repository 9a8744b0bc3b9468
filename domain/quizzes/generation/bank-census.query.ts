import type { Language } from '~/domain/accounts/contract';
import { statement } from '~/domain/kit/statement';
import type { Reader } from '~/domain/kit/transaction';
import type { Selection } from '../contract';
import { QUESTIONS } from '~/domain/questions/views';

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

// Kept by a trigger on `questions`; a question has its topic's specialty. Premium ones, which are few, are practised by pack.
const groups = statement<Group, []>(
  'quizzes.bank-census',
  `SELECT topic.specialty_id, counted.topic_id, topic.name AS topic_name, topic.name_es AS topic_name_es, counted.focus_id, counted.difficulty, counted.language,
          sum(counted.questions)::int AS questions, coalesce(sum(counted.questions) FILTER (WHERE counted.question_type = 1), 0)::int AS choice
     FROM (SELECT topic_id, focus_id, difficulty, language, question_type, sum(questions) AS questions FROM (
             SELECT topic_id, focus_id, difficulty, language, question_type, questions FROM bank_counts
              UNION ALL
             SELECT topic_id, focus_id, difficulty, language, question_type, -1 FROM ${QUESTIONS} question WHERE status = 'published' AND deleted_at IS NULL AND premium) each
            GROUP BY topic_id, focus_id, difficulty, language, question_type) counted JOIN topics topic ON topic.id = counted.topic_id
    WHERE counted.questions > 0
    GROUP BY topic.id, counted.topic_id, counted.focus_id, counted.difficulty, counted.language
    ORDER BY topic.specialty_id, topic.name, topic.id`,
);

type ByLanguage = Partial<Record<Language, number>>;

export interface BankCensus {
  /** How many questions fit a choice. An exam has multiple choice only. */
  count(selection: Selection, choiceOnly: boolean): number;
  specialties: { id: number; questions: number; by_language: ByLanguage }[];
  topics(
    language: Language,
  ): { id: number; specialty_id: number; name: string; questions: number; by_language: ByLanguage }[];
  languages: Language[];
}

/** How many questions of which kind the bank has. The same for everybody, and read as a whole: worth remembering for a while. */
export async function takeCensus(read: Pick<Reader, 'sql'>): Promise<BankCensus> {
  const rows = await read.sql.all(groups, []);
  const specialties = new Map<number, ByLanguage>();
  const topics = new Map<number, { group: Group; by_language: ByLanguage }>();
  for (const group of rows) {
    const topic = topics.get(group.topic_id) ?? { group, by_language: {} };
    const specialty = specialties.get(group.specialty_id) ?? {};
    topics.set(group.topic_id, topic);
    specialties.set(group.specialty_id, specialty);
    for (const counted of [topic.by_language, specialty])
      counted[group.language] = (counted[group.language] ?? 0) + group.questions;
  }
  const inAll = (counted: ByLanguage): number => Object.values(counted).reduce((sum, questions) => sum + questions, 0);
  const fits = (row: Group, { specialty, topic, focus, difficulty, language }: Selection) =>
    (specialty === 0 || row.specialty_id === specialty) &&
    (topic === 0 || row.topic_id === topic) &&
    (focus === 0 || row.focus_id === focus) &&
    (difficulty === 0 || row.difficulty === difficulty) &&
    (language === '' || row.language === language);
  return {
    count: (selection, choiceOnly) =>
      rows.reduce((sum, row) => (fits(row, selection) ? sum + (choiceOnly ? row.choice : row.questions) : sum), 0),
    specialties: [...specialties].map(([id, by_language]) => ({ id, questions: inAll(by_language), by_language })),
    topics: (language) =>
      [...topics.values()].map(({ group, by_language }) => ({
        id: group.topic_id,
        specialty_id: group.specialty_id,
        name: language === 'es' ? group.topic_name_es : group.topic_name,
        questions: inAll(by_language),
        by_language,
      })),
    languages: [...new Set(rows.map((row) => row.language))].sort(),
  };
}

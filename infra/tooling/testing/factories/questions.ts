import { FREE_TEXT, MULTIPLE_CHOICE } from '~/domain/questions/contract';
import type { Deps } from '~/infra/process/deps';
import type { Question, QuestionAnswer, Topic } from '../rows';
import { table } from '../table';

let made = 0;

/** A topic of cardiology, unless the options say otherwise. */
export async function aTopic(world: { deps: Deps }, options: Partial<Omit<Topic, 'id'>> = {}): Promise<Topic> {
  made += 1;
  const [topic] = await table(world, 'topics').insert({
    slug: `topic-${made}`,
    specialty_id: 1,
    name: `Topic ${made}`,
    name_es: `Tema ${made}`,
    summary: `<p>What is worth knowing of topic ${made}.</p>`,
    sources: [],
    content_hash: null,
    ...options,
  });
  return topic!;
}

interface AnswerOptions {
  text: string;
  correct?: boolean;
  /** What a free-text box is for. */
  label?: string;
}

type QuestionOptions = Partial<Omit<Question, 'id' | 'question_type' | 'topic_id' | 'specialty_id'>> & {
  /** 1 multiple choice, 4 free text. */
  type?: 1 | 4;
  /** In their order. For multiple choice as many are selectable as are right. */
  answers?: AnswerOptions[];
  topic?: Topic;
};

export type TestQuestion = Question & {
  topic: Topic;
  answers: QuestionAnswer[];
  /** Ids of the right options. */ right: number[];
  wrong: number[];
};

const OPTIONS: AnswerOptions[] = [
  { text: 'Atrial fibrillation', correct: true },
  { text: 'Sinus tachycardia' },
  { text: 'Atrial flutter' },
  { text: 'Heart block' },
];
const BOXES: AnswerOptions[] = [
  { text: 'Pulmonary embolism', label: 'Most likely diagnosis', correct: true },
  { text: 'CT pulmonary angiogram', label: 'Best investigation', correct: true },
];

/** A published multiple-choice question with one right option of four, unless the options say otherwise. */
export async function aQuestion(world: { deps: Deps }, options: QuestionOptions = {}): Promise<TestQuestion> {
  made += 1;
  const {
    type = MULTIPLE_CHOICE,
    answers = type === FREE_TEXT ? BOXES : OPTIONS,
    topic = await aTopic(world),
    ...fields
  } = options;
  const [question] = await table(world, 'questions').insert({
    question_type: type,
    question_text: `<p>Stem ${made}: what is it?</p>`,
    explanation_text: `<p>Explanation ${made}: because of it.</p>`,
    further_reading: 'https://example.org/reading',
    sources: [{ title: 'Guideline', publisher: 'Example', year: 2024, url: 'https://example.org/guideline' }],
    selectable_answers: type === FREE_TEXT ? answers.length : answers.filter((one) => one.correct).length,
    specialty_id: topic.specialty_id,
    topic_id: topic.id,
    focus_id: 1,
    difficulty: 1,
    language: 'en',
    status: 'published',
    generated_by: null,
    premium: false,
    moderate: false,
    psa_exam_section: null,
    author_id: null,
    content_key: null,
    content_hash: null,
    deleted_at: null,
    ...fields,
  });
  const rows = await table(world, 'question_answers').insert(
    ...answers.map((one, position) => ({
      question_id: question!.id,
      position,
      answer_label: one.label ?? '',
      answer_text: one.text,
      answer_correct: one.correct ?? type === FREE_TEXT,
    })),
  );
  const ids = (correct: boolean) => rows.filter((one) => one.answer_correct === correct).map((one) => one.id);
  return Object.assign(question!, { topic, answers: rows, right: ids(true), wrong: ids(false) });
}

/** So many questions of one topic, a new one unless the options name it. */
export async function aBank(
  world: { deps: Deps },
  count: number,
  options: QuestionOptions = {},
): Promise<TestQuestion[]> {
  const topic = options.topic ?? (await aTopic(world));
  const bank: TestQuestion[] = [];
  for (let index = 0; index < count; index += 1) bank.push(await aQuestion(world, { ...options, topic }));
  return bank;
}

import type { Person } from '../accounts/person';
import { abilitiesOf } from '../kit/abilities';
import { href } from '../kit/contract';
import { topicPage } from '../notebook/contract';
import { type AnsweredQuestion, FREE_TEXT, type HistoryEntry, type SentAnswer } from '../questions/contract';
import { type Answered, explain, type QuestionExplanation } from '../questions/explain.query';
import type { Reader } from '../kit/transaction';
import type { QuizKind } from '../questions/quiz-kinds';
import { toldPlainly } from './marking';
import { answeredAbilities } from './policy';

/** What a person made of a question in a quiz. */
export interface Taken {
  picked: number[];
  written: AnsweredQuestion['written'];
  /** Null, like the next, until a free-text question is marked. */
  number_correct: number | null;
  counts_as_correct: boolean | null;
}

/** An answered question before its author is looked up; comments as plain text, and whole summaries for who is a supporter. */
export type AnswerFeedback = Omit<SentAnswer, 'author_data' | 'user_is_supporter' | 'question_history'> & {
  author_id: number | null;
  question_history: HistoryEntry[];
};

/** The feedback on an answered question (spec 1 §3). Premium questions hide their author; AI quizzes and personal questions have no discussion (spec 1 §6). */
export function answerFeedback(
  person: Person,
  explained: QuestionExplanation,
  taken: Taken,
  quiz: { kind: QuizKind; current_score: number },
): AnswerFeedback {
  const { answers, topic, history } = explained;
  const freeText = explained.question_type === FREE_TEXT;
  const counts_as_correct = taken.counts_as_correct ?? false;
  const { published } = explained;
  const abilities = abilitiesOf(answeredAbilities, person, { kind: quiz.kind, published });
  const discussed = abilities.discuss;
  const marked = taken.counts_as_correct !== null;
  return {
    selected: answers.flatMap(({ id }) => (taken.picked.includes(id) ? [id] : [])),
    written: taken.written,
    answer_count: Object.fromEntries(answers.map(({ id, count }) => [id, count])),
    correct_answers: answers.flatMap(({ id, correct }) => (correct ? [id] : [])),
    model_answers: freeText ? answers.map(({ id, text }) => ({ answer_id: id, answer_text: text })) : [],
    ...(marked ? toldPlainly({ counts_as_correct }, explained.selectable_answers) : {}),
    number_correct: taken.number_correct ?? 0,
    counts_as_correct,
    current_score: quiz.current_score,
    specialty_id: explained.specialty_id,
    topic_name: topic.name,
    focus_id: explained.focus_id,
    difficulty: explained.difficulty,
    explanation_text: explained.explanation_text,
    further_reading: explained.further_reading,
    sources: explained.sources,
    question_history: discussed ? history : history.filter((entry) => entry.type !== 'comment'),
    author_id: explained.premium ? null : explained.author_id,
    summaries: topic.summary.isEmpty
      ? []
      : [
          {
            id: topic.id,
            url: href(topicPage, { topic_slug: topic.slug }, { question: explained.question_id }),
            topic_name: topic.name,
            text: topic.summary,
            check: topic.check,
          },
        ],
    upvotes: explained.upvotes,
    downvotes: explained.downvotes,
    comments: discussed ? explained.comments : 0,
    abilities,
  };
}

/** The same for one question, looked up in the revision that it was answered in. */
export async function answerFeedbackOf(
  read: Pick<Reader, 'sql'>,
  person: Person,
  question: Answered,
  taken: Taken,
  quiz: { kind: QuizKind; current_score: number },
): Promise<AnswerFeedback> {
  return answerFeedback(person, (await explain(read, [question], person)).get(question.question_id)!, taken, quiz);
}

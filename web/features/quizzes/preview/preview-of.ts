import type { QuestionForm } from '~/domain/questions/authoring/contract';
import { selectableOf } from '~/domain/questions/authoring/question-rules';
import { FREE_TEXT } from '~/domain/questions/contract';
import type { Trial } from './use-trial';

/**
 * A form as the run would show it, without asking the server: answers are numbered from 1, and its author and the
 * notebook are left out.
 * @param anyRight one option is picked, and any of several is correct
 */
export function previewOf(form: QuestionForm, anyRight: boolean, topicName: string): Trial {
  const freeText = form.question_type === FREE_TEXT;
  const answers = form.answers.map((answer, index) => ({ ...answer, answer_id: index + 1 }));
  return {
    question: {
      question_id: 0,
      question_text: form.question_text,
      question_type: form.question_type,
      selectable_answers: Math.max(1, selectableOf(form, anyRight)),
      answers: answers.map(({ answer_id, answer_text, answer_label }) => ({
        answer_id,
        answer_text: freeText ? '' : answer_text,
        answer_label,
      })),
      question_bookmarked: false,
      question_upvote: false,
      question_downvote: false,
      question_reported: false,
      moderate: false,
      question_is_premium: form.premium,
      generated: null,
    },
    answered: {
      selected: [],
      written: [],
      answer_count: {},
      correct_answers: freeText ? [] : answers.filter((one) => one.answer_correct).map(({ answer_id }) => answer_id),
      model_answers: freeText ? answers : [],
      number_correct: 0,
      counts_as_correct: false,
      current_score: 0,
      specialty_id: form.specialty_id,
      topic_name: topicName,
      focus_id: form.focus_id,
      difficulty: form.difficulty,
      explanation_text: form.explanation_text,
      further_reading: form.further_reading,
      sources: form.sources,
      question_history: [],
      author_data: null,
      summaries: [],
      user_is_supporter: false,
      upvotes: 0,
      downvotes: 0,
      comments: 0,
      abilities: { discuss: false },
    },
  };
}

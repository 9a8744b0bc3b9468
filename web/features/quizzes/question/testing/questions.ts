import { FREE_TEXT, MULTIPLE_CHOICE, type AnsweredQuestion, type OpenQuestion } from '~/domain/questions/contract';

/** A question with five options `id * 10 + 1` … `+ 5`, the second of which is right. */
export const openQuestionOf = (id: number, more: Partial<OpenQuestion> = {}): OpenQuestion => ({
  question_id: id,
  question_text: `<p>Stem of question ${id}.</p>`,
  question_type: MULTIPLE_CHOICE,
  selectable_answers: 1,
  answers: ['Aspirin', 'Alteplase', 'Heparin', 'Warfarin', 'Nothing'].map((answer_text, index) => ({
    answer_id: id * 10 + index + 1,
    answer_text,
    answer_label: '',
  })),
  question_bookmarked: false,
  question_upvote: false,
  question_downvote: false,
  question_reported: false,
  moderate: false,
  question_is_premium: false,
  generated: null,
  ...more,
});

/** A free-text question with two boxes, `id * 10 + 1` and `+ 2`. */
export const freeTextOf = (id: number, more: Partial<OpenQuestion> = {}): OpenQuestion =>
  openQuestionOf(id, {
    question_type: FREE_TEXT,
    selectable_answers: 2,
    answers: ['Diagnosis', 'First test'].map((answer_label, index) => ({
      answer_id: id * 10 + index + 1,
      answer_text: '',
      answer_label,
    })),
    ...more,
  });

export const answeredOf = (
  id: number,
  selected: number[] = [id * 10 + 2],
  more: Partial<AnsweredQuestion> = {},
): AnsweredQuestion => {
  const right = selected.includes(id * 10 + 2);
  return {
    selected,
    written: [],
    answer_count: { [id * 10 + 1]: 5, [id * 10 + 2]: 31, [id * 10 + 3]: 14, [id * 10 + 4]: 0, [id * 10 + 5]: 0 },
    correct_answers: [id * 10 + 2],
    model_answers: [],
    answer_correct: right,
    number_correct: right ? 1 : 0,
    counts_as_correct: right,
    current_score: right ? 1 : 0,
    specialty_id: 1,
    topic_name: 'Acute coronary syndromes',
    focus_id: 3,
    difficulty: 2,
    explanation_text: `<p>Explanation of question ${id}.</p>`,
    further_reading: '',
    sources: [],
    question_history: [],
    author_data: null,
    summaries: [],
    user_is_supporter: false,
    upvotes: 4,
    downvotes: 1,
    comments: 2,
    abilities: { discuss: true },
    ...more,
  };
};

/** The answer is saved, the model answers are shown, and the marks are still to be given. */
export const shownOf = (id: number, more: Partial<AnsweredQuestion> = {}): AnsweredQuestion =>
  answeredOf(id, [], {
    written: [
      { answer_id: id * 10 + 1, user_text: 'heart attack', mark: null },
      { answer_id: id * 10 + 2, user_text: 'ecg', mark: null },
    ],
    model_answers: [
      { answer_id: id * 10 + 1, answer_text: 'Myocardial infarction' },
      { answer_id: id * 10 + 2, answer_text: 'Electrocardiogram' },
    ],
    answer_count: {},
    correct_answers: [],
    answer_correct: undefined,
    number_correct: 0,
    counts_as_correct: false,
    ...more,
  });

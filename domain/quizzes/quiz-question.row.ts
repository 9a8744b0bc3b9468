/** One question of a quiz. Locking its row is what makes two tabs take turns. */
export interface QuizQuestion {
  quiz_id: number;
  question_id: number;

  /** From 0. */
  position: number;

  /** Of the question, when the quiz was opened. */
  revision: number;

  /** `shown`: a free-text question whose texts are saved and whose model answers have been shown. */
  state: 'open' | 'shown' | 'answered' | 'skipped';
  flagged: boolean;
  picked: number[];
  written: { answer_id: number; user_text: string; mark: boolean | null }[];
  number_correct: number | null;

  /** The exact mark, 0 to 1. */
  mark: number | null;
  counts_as_correct: boolean | null;
  submission_id: string | null;
  answered_at: Date | null;
}

import type { Language } from '~/domain/accounts/contract';
import type { QuestionType } from '../contract';
import type { ExchangedAnswer } from './exchanged-question';

/** A question of a file as it will be stored: texts sanitised, filed, checked by the rules. */
export interface ImportedQuestion {
  question_type: QuestionType;
  question_text: string;
  explanation_text: string;
  /** The version of the sanitiser that cleaned the texts; what was read before it was recorded has none. */
  html_version?: number;
  further_reading: string;
  selectable_answers: number;
  answers: ExchangedAnswer[];
  specialty_id: number;
  topic_id: number;
  focus_id: number;
  difficulty: number;
  language: Language;
}

import type { Language, Role } from '~/domain/accounts/contract';
import type { HeldGrant } from '~/domain/accounts/person';
import type { Avatar } from '~/domain/accounts/profile/avatar.row';
import type { PushKind } from '~/domain/kit/push-kinds';
import type { PackKey } from '~/domain/questions/authoring/packs';
import type { QuestionStatus, QuestionType, Source } from '~/domain/questions/contract';
import type { PersonalQuiz } from '~/domain/quizzes/personal/quiz.row';
import type { QuizQuestion } from '~/domain/quizzes/quiz-question.row';
import type { Quiz } from '~/domain/quizzes/quiz.row';
import type { StationAttempt } from '~/domain/stations/station-attempt.row';
import type { Station } from '~/domain/stations/station.row';

/** The rows of tables of which tests read columns by name. */
export interface Rows {
  accounts: Account;
  avatars: Avatar;
  personal_quizzes: PersonalQuiz;
  question_answers: QuestionAnswer;
  questions: Question;
  quiz_questions: QuizQuestion;
  quizzes: Quiz;
  station_attempts: StationAttempt;
  stations: Station;
  topics: Topic;
}

export interface Account {
  id: number;
  guest: boolean;
  username: string | null;
  email: string | null;
  email_confirmed_at: Date | null;
  password_hash: string | null;
  first_name: string;
  last_name: string;
  display_name: string;
  avatar: string;
  country: string | null;
  training_stage: number | null;
  medical_school_year: number | null;
  specialty: string | null;
  educational_stage: number | null;
  roles: Role[];
  language: Language;
  receive_marketing_emails: boolean;
  receive_following_emails: boolean;
  push_off: PushKind[];
  bio: string;
  hidden_profile: object | null;
  public_creator: boolean;
  demo: boolean;
  second_factor: boolean;
  entitlements: HeldGrant[];
  entitlements_version: number;
  profile_revision: number;
  notifications_version: number;
  erase_at: Date | null;
  created_at: Date;
  updated_at: Date;
}

export interface Topic {
  id: number;
  slug: string;
  specialty_id: number;
  name: string;
  name_es: string;
  summary: string;
  html_version: number;
  sources: Source[];
  content_hash: string | null;
  hidden_at: Date | null;
  checked_by: number | null;
  checked_on: string | null;
  created_at: Date;
  updated_at: Date;
}

export interface Question {
  id: number;
  question_type: QuestionType;
  question_text: string;
  explanation_text: string;
  html_version: number;
  further_reading: string;
  sources: Source[];
  selectable_answers: number;
  specialty_id: number;
  topic_id: number;
  focus_id: number;
  difficulty: number;
  language: Language;
  status: QuestionStatus;
  generated_by: 'offline' | 'model' | null;
  premium: boolean;
  moderate: boolean;
  psa_exam_section: string | null;
  author_id: number | null;
  packs: PackKey[];
  admin_tags: Partial<Record<PackKey, string[]>>;
  custom_author_id: number | null;
  anatomy_area: string;
  anatomy_sub_area: string;
  basic_science: string;
  basic_science_topic: string;
  submission_id: string | null;
  revision: number;
  shuffle: number;
  times_answered: number;
  times_correct: number;
  upvotes: number;
  downvotes: number;
  comments_version: number;
  paper: string | null;
  paper_position: number | null;
  content_key: string | null;
  content_hash: string | null;
  deleted_at: Date | null;
  hidden_at: Date | null;
  created_at: Date;
  updated_at: Date;
}

export interface QuestionAnswer {
  id: number;
  question_id: number;
  position: number;
  answer_label: string;
  answer_text: string;
  answer_correct: boolean;
  answer_count: number;
}

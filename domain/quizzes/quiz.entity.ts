import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { Language } from '../accounts/contract';
import type { QuizState } from './contract';
import type { QuizKind } from '../questions/quiz-kinds';
import type { GenerationFailure } from './generation/contract';

/** A quiz log (spec 1 §3): questions chosen for one person, and what they made of them. */
@Entity('quizzes')
export class Quiz {
  @PrimaryGeneratedColumn('identity', { type: 'int' })
  id!: number;

  @Column('int')
  account_id!: number;

  @Column('text')
  kind!: QuizKind;

  @Column('smallint')
  mode!: number;

  @Column('text')
  state!: QuizState;

  @Column('text')
  language!: Language;

  /** 0 for all of them, like `focus_id` and `difficulty`. */
  @Column('smallint', { default: 0 })
  specialty_id!: number;

  /** As it was chosen: it stays when the topic is merged into another, but for a quiz that is still to be written. */
  @Column('int', { nullable: true })
  topic_id!: number | null;

  @Column('smallint', { default: 0 })
  focus_id!: number;

  @Column('smallint', { default: 0 })
  difficulty!: number;

  /** How many questions it is to have. */
  @Column('smallint')
  length!: number;

  /** How many count as correct; 0 while an exam runs. */
  @Column('smallint', { default: 0 })
  current_score!: number;

  /** How many are answered and marked; 0 while an exam runs. */
  @Column('smallint', { default: 0 })
  answered!: number;

  @Column('int', { default: 0 })
  seconds_used!: number;

  /** Of a private one: what was taken. */
  @Column('int', { nullable: true })
  personal_quiz_id!: number | null;

  /** An exam's clock. */
  @Column('timestamptz', { nullable: true })
  ends_at!: Date | null;

  @Column('uuid', { nullable: true })
  submission_id!: string | null;

  /** New questions are written for it. */
  @Column('boolean', { default: false })
  generates!: boolean;

  @Column('timestamptz', { nullable: true })
  writing_since!: Date | null;

  @Column('text', { nullable: true })
  failure!: GenerationFailure | null;

  @Column('int', { default: 1 })
  version!: number;

  /** Since when it waits for its questions to be written. */
  @Column('timestamptz', { default: () => 'now()' })
  queued_at!: Date;

  @Column('timestamptz')
  created_at!: Date;

  @Column('timestamptz', { nullable: true })
  finished_at!: Date | null;

  /** When its answers were counted into the statistics of their questions. */
  @Column('timestamptz', { nullable: true })
  counted_at!: Date | null;

  /** When its answers were added to the figures of the person's learning (`domain/learning`). */
  @Column('timestamptz', { nullable: true })
  folded_at!: Date | null;

  /** Whether it was started with a question that is premium or of a pack. */
  @Column('boolean', { default: false })
  premium!: boolean;
}

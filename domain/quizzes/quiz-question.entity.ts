import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One question of a quiz. Locking its row is what makes two tabs take turns. */
@Entity('quiz_questions')
export class QuizQuestion {
  @PrimaryColumn('int')
  quiz_id!: number;

  @PrimaryColumn('int')
  question_id!: number;

  /** From 0. */
  @Column('smallint')
  position!: number;

  /** Of the question, when the quiz was opened. */
  @Column('int')
  revision!: number;

  /** `shown`: a free-text question whose texts are kept and whose model answers have been told. */
  @Column('text', { default: 'open' })
  state!: 'open' | 'shown' | 'answered' | 'skipped';

  @Column('boolean', { default: false })
  flagged!: boolean;

  @Column('int', { array: true, default: () => "'{}'" })
  picked!: number[];

  @Column('jsonb', { default: () => "'[]'" })
  written!: { answer_id: number; user_text: string; mark: boolean | null }[];

  @Column('smallint', { nullable: true })
  number_correct!: number | null;

  /** The exact mark, 0 to 1. */
  @Column('real', { nullable: true })
  mark!: number | null;

  @Column('boolean', { nullable: true })
  counts_as_correct!: boolean | null;

  @Column('uuid', { nullable: true })
  submission_id!: string | null;

  @Column('timestamptz', { nullable: true })
  answered_at!: Date | null;
}

import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a person made of a question the last time they answered it; no row is `new` to them. */
@Entity('question_states')
export class QuestionState {
  @PrimaryColumn('int')
  account_id!: number;

  @PrimaryColumn('int')
  question_id!: number;

  @Column('boolean')
  last_correct!: boolean;

  @Column('int', { default: 1 })
  times_answered!: number;

  @Column('timestamptz')
  last_answered_at!: Date;

  /** 0 to 4: the right answers since the last wrong one. What counts an answer keeps it (`count-answered.ts`). */
  @Column('smallint', { nullable: true })
  leitner_bin!: number | null;
}

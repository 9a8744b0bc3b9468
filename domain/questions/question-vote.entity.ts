import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** One for each person and question, and never changed (spec 1 §4). `questions` keeps their numbers. */
@Entity('question_votes')
export class QuestionVote {
  @PrimaryColumn('int')
  account_id!: number;

  @PrimaryColumn('int')
  question_id!: number;

  @Column('smallint')
  vote_type!: 1 | -1;

  @CreateDateColumn({ type: 'timestamptz' })
  created_at!: Date;
}

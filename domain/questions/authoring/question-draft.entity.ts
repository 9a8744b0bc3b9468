import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { QuestionForm } from './contract';

/** What somebody is writing and has not saved: theirs alone. One of a person for each question; any number of new ones. */
@Entity('question_drafts')
export class QuestionDraft {
  @PrimaryGeneratedColumn('identity', { type: 'int' })
  id!: number;

  @Column('int')
  account_id!: number;

  /** Null: of a question that is yet to be made. */
  @Column('int', { nullable: true })
  question_id!: number | null;

  /** The revision that the change was begun on. */
  @Column('int', { nullable: true })
  base_revision!: number | null;

  /** The personal quiz that it is written for. */
  @Column('int', { nullable: true })
  quiz_id!: number | null;

  @Column('jsonb')
  body!: QuestionForm;

  /** The version of the sanitiser that cleaned the texts. */
  @Column('smallint', { default: 0 })
  html_version!: number;

  /** Grows with every save. */
  @Column('int', { default: 1 })
  version!: number;

  @Column('timestamptz')
  created_at!: Date;

  @Column('timestamptz')
  saved_at!: Date;
}

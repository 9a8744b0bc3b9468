import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { QuestionBody } from './question-body';

/** What a question was before it was changed: quizzes that were begun with it are told and marked by it. */
@Entity('question_revisions')
export class QuestionRevision {
  @PrimaryColumn('int')
  question_id!: number;

  @PrimaryColumn('int')
  revision!: number;

  @Column('jsonb')
  body!: QuestionBody;

  /** Who saved the one after it; null for the starter content and for who is gone. */
  @Column('int', { nullable: true })
  replaced_by!: number | null;

  @Column('timestamptz')
  replaced_at!: Date;

  /** What is otherwise in the one after it: parts and acts, comma-joined. */
  @Column('text', { default: 'revised' })
  event!: string;
}

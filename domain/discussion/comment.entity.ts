import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** What somebody said of a question. A deleted one keeps its place and its words, which nobody is sent any more. */
@Entity('comments')
export class Comment {
  @PrimaryGeneratedColumn('identity', { type: 'int' })
  id!: number;

  @Column('int')
  question_id!: number;

  @Column('int')
  account_id!: number;

  /** `draft`: said while the question was being written. */
  @Column('text')
  comment_type!: 'draft' | 'standard';

  /** Plain text. */
  @Column('text')
  text!: string;

  /** Made by the browser: sent twice, it is posted once. */
  @Column('uuid', { nullable: true })
  submission_id!: string | null;

  @Column('timestamptz', { nullable: true })
  deleted_at!: Date | null;

  /** A moderator deleted it, and may bring it back. */
  @Column('timestamptz', { nullable: true })
  hidden_at!: Date | null;

  @Column('timestamptz')
  created_at!: Date;
}

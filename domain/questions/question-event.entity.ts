import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Something that happened to a question, as its history tells it (spec 1 §3). */
@Entity('question_events')
export class QuestionEvent {
  @PrimaryGeneratedColumn('identity', { type: 'int' })
  id!: number;

  @Column('int')
  question_id!: number;

  @Column('text')
  kind!: 'log' | 'change_log';

  @Column('int', { nullable: true })
  account_id!: number | null;

  @Column('text')
  event!: string;

  /** Of a `log`, as `primary` is. */
  @Column('text', { default: '' })
  status!: string;

  @Column('boolean', { default: false })
  is_primary!: boolean;

  @Column('timestamptz')
  created_at!: Date;
}

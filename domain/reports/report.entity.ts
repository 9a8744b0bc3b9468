import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { ReportKind } from './contract';

/** What somebody says is wrong with a thing; one open report for each person and thing. */
@Entity('reports')
export class Report {
  @PrimaryGeneratedColumn('identity', { type: 'int' })
  id!: number;

  @Column('text')
  kind!: ReportKind;

  /** Of the question, the topic or the station. One of a topic that was merged into another stays with it: its address leads on. */
  @Column('int')
  entity_id!: number;

  @Column('int')
  account_id!: number;

  /** Of `REPORT_REASONS`. */
  @Column('smallint')
  reason!: number;

  /** Plain text. */
  @Column('text')
  text!: string;

  /** Not while its person is a guest: then nobody else is shown it. */
  @Column('boolean', { default: true })
  weighs!: boolean;

  @Column('timestamptz', { nullable: true })
  resolved_at!: Date | null;

  @Column('int', { nullable: true })
  resolved_by!: number | null;

  /** The case of the thing (`openCase`). */
  @Column('int', { nullable: true })
  case_id!: number | null;

  /** Whether a moderator agreed; null where none has said so. */
  @Column('boolean', { nullable: true })
  upheld!: boolean | null;

  /** The act of the moderator. */
  @Column('int', { nullable: true })
  decided_in!: number | null;

  @Column('timestamptz')
  created_at!: Date;
}

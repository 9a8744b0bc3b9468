import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { ReportAct as Act, ReportedKind } from './contract';

/** What an operator did about a report; never changed. It outlives the report and the account. */
@Entity('report_acts')
export class ReportAct {
  @PrimaryGeneratedColumn('identity', { type: 'int' })
  id!: number;

  @Column('text')
  kind!: ReportedKind;

  /** Of `reports`, or of `pairing_reports` where the kind is `pairing_report`. */
  @Column('int')
  report_id!: number;

  @Column('text')
  act!: Act;

  @Column('int', { nullable: true })
  account_id!: number | null;

  /** As it was then. */
  @Column('text')
  account_name!: string;

  /** Plain text; empty where there is none. */
  @Column('text')
  note!: string;

  @Column('timestamptz')
  created_at!: Date;
}

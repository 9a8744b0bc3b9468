import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { Act } from './contract';

/** What an operator did. Written before it is done, so that nothing is done without a trace; never changed but for its end. */
@Entity('ops_audit')
export class OpsAuditEntry {
  @PrimaryGeneratedColumn('identity')
  id!: number;

  @Column('int', { nullable: true })
  account_id!: number | null;

  /** As it was then; it outlives the account. */
  @Column('text')
  account_name!: string;

  @Column('text')
  act!: Act;

  @Column('text')
  queue!: string;

  /** How many jobs it touched. */
  @Column('int', { nullable: true })
  jobs!: number | null;

  /** The outbox row, where it was one job. */
  @Column('bigint', { nullable: true })
  job_id!: string | null;

  @Column('text')
  state!: 'asked' | 'done' | 'failed';

  @Column('timestamptz')
  created_at!: Date;
}

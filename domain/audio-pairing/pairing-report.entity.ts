import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { ReportReason } from './contract';

/** What somebody told staff about a partner. */
@Entity('pairing_reports')
export class PairingReport {
  @PrimaryGeneratedColumn('identity')
  id!: number;

  @Column('integer')
  pairing_id!: number;

  @Column('integer')
  reporter_id!: number;

  @Column('integer')
  reported_id!: number;

  @Column('text')
  reason!: ReportReason;

  /** Plain text. */
  @Column('text')
  details!: string;

  @Column('timestamptz')
  created_at!: Date;

  /** Staff have looked at it. */
  @Column('timestamptz', { nullable: true })
  resolved_at!: Date | null;

  @Column('integer', { nullable: true })
  resolved_by!: number | null;
}

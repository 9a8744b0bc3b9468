import { Column, CreateDateColumn, Entity, PrimaryColumn, UpdateDateColumn } from 'typeorm';
import type { FeedbackFailure, FeedbackSource } from './feedback-writer';

/** The written feedback on one attempt (spec 3 §4): no row before it is asked for, then waiting, then ready or failed. */
@Entity('station_feedback')
export class StationFeedback {
  @PrimaryColumn('int')
  attempt_id!: number;

  @Column('text')
  state!: 'waiting' | 'ready' | 'failed';

  /** Sanitised HTML; empty unless ready. */
  @Column('text')
  text!: string;

  @Column('text', { nullable: true })
  writer!: FeedbackSource | null;

  @Column('text', { nullable: true })
  failure!: FeedbackFailure | null;

  @Column('int', { nullable: true })
  requested_by!: number | null;

  /** Counts the changes, so that an older snapshot never replaces a newer one. */
  @Column('int')
  version!: number;

  @CreateDateColumn({ type: 'timestamptz' })
  created_at!: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updated_at!: Date;
}

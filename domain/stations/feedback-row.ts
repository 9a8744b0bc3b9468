import { Column, CreateDateColumn, Entity, PrimaryColumn, UpdateDateColumn } from 'typeorm';
import type { FeedbackFailure, FeedbackSource } from './feedback-writer';

/** The written feedback on one attempt (spec 3 §4): waiting from the submit on, then ready or failed. Attempts from before it began by itself have no row until somebody asks. */
@Entity('station_feedback')
export class StationFeedback {
  @PrimaryColumn('int')
  attempt_id!: number;

  @Column('text')
  state!: 'waiting' | 'ready' | 'failed';

  /** Sanitised HTML. What the offline writer wrote stays while a model is asked. */
  @Column('text', { default: '' })
  text!: string;

  /** The version of the sanitiser that cleaned the text. */
  @Column('smallint', { default: 0 })
  html_version!: number;

  @Column('text', { nullable: true })
  writer!: FeedbackSource | null;

  @Column('text', { nullable: true })
  failure!: FeedbackFailure | null;

  /** It began with the submit, and nobody has asked since. */
  @Column('boolean', { default: false })
  automatic!: boolean;

  /** When it was counted against the daily budgets of automatic feedback by a model. */
  @Column('timestamptz', { nullable: true })
  budgeted_at!: Date | null;

  /** The offline writer wrote it although there is a model, which can still be asked. */
  @Column('boolean', { default: false })
  model_left!: boolean;

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

import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { Grades, Section } from './marking';

/** One taking of a station, marked and submitted: the specification's quizlog. Never changed afterwards. */
@Entity('station_attempts')
export class StationAttempt {
  @PrimaryGeneratedColumn('identity', { type: 'int' })
  id!: number;

  @Column('int')
  station_id!: number;

  /** Null once the candidate's account is gone. */
  @Column('int', { nullable: true })
  candidate_id!: number | null;

  /** Null once the examiner's account is gone. */
  @Column('int', { nullable: true })
  examiner_id!: number | null;

  @Column('text')
  candidate_name!: string;

  @Column('text')
  examiner_name!: string;

  @Column('smallint')
  ticked_count!: number;

  @Column('smallint')
  total_count!: number;

  @Column('int', { array: true })
  ticked!: number[];

  /** The checklist as it was when it was marked, so that a later edit of the station rewrites nobody's result. */
  @Column('jsonb')
  sections!: Section[];

  /** The revision of the station that was taken; null for attempts from before it was recorded. */
  @Column('int', { nullable: true })
  station_revision!: number | null;

  /** Only of GP cases. */
  @Column('jsonb', { nullable: true })
  grades!: Grades | null;

  @Column('text', { default: '' })
  comments!: string;

  /** The version of the sanitiser that cleaned the comments. */
  @Column('smallint', { default: 0 })
  html_version!: number;

  @Column('int')
  seconds_used!: number;

  /** Unique for an examiner: submitting twice under it is submitting once. */
  @Column('uuid')
  submission_id!: string;

  /** Unique with the round: a round of a group has one result, from any examiner. */
  @Column('int', { nullable: true })
  group_session_id!: number | null;

  @Column('int', { nullable: true })
  group_round!: number | null;

  @Column('timestamptz')
  submitted_at!: Date;
}

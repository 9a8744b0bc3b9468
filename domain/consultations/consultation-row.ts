import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { Grades } from '../stations/marking';
import type { ClosedBecause, ConsultationState } from './contract';

/** A person's talk with the patient of a station, and its marks. */
@Entity('consultations')
export class Consultation {
  @PrimaryGeneratedColumn('identity', { type: 'int' })
  id!: number;

  @Column('int')
  account_id!: number;

  @Column('int')
  station_id!: number;

  /** The state of the station that it began with: who edits it meanwhile does not change the patient. */
  @Column('int')
  station_revision!: number;

  @Column('text')
  language!: 'en' | 'es';

  /** Made by the browser that began it: sent twice, one is begun. The result is submitted under it, too. */
  @Column('uuid')
  submission_id!: string;

  @Column('text')
  state!: ConsultationState;

  /** A `Countdown` in milliseconds. */
  @Column('int')
  total_ms!: number;

  @Column('int')
  remaining_ms!: number;

  /** Null while the clock stands still. */
  @Column('timestamptz', { nullable: true })
  started_at!: Date | null;

  @Column('timestamptz', { nullable: true })
  ended_at!: Date | null;

  @Column('int', { default: 1 })
  version!: number;

  /** Only of GP cases, once one was chosen. */
  @Column('jsonb', { nullable: true })
  grades!: Grades | null;

  @Column('int', { nullable: true })
  attempt_id!: number | null;

  @Column('boolean', { default: false })
  submitted_by_itself!: boolean;

  /** Of a talk in a group, where the virtual patient plays the missing role. It has no marks: the group's examiner gives them. */
  @Column('int', { nullable: true })
  group_session_id!: number | null;

  @Column('int', { nullable: true })
  group_round!: number | null;

  @Column('text', { nullable: true })
  closed_because!: ClosedBecause | null;

  @Column('timestamptz')
  created_at!: Date;

  @Column('timestamptz')
  updated_at!: Date;
}

import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Roles } from '../group-practice/roles';
import type { Outcome } from './contract';

/** One station of a run. The lengths are what they have become: a phase that was skipped is as long as it was. */
@Entity('circuit_run_rounds')
export class CircuitRunRound {
  @PrimaryColumn('int')
  run_id!: number;

  /** From 1. */
  @PrimaryColumn('int')
  position!: number;

  @Column('int')
  station_id!: number;

  /** The state of the station when the run was opened. */
  @Column('int')
  station_revision!: number;

  @Column('int')
  reading_ms!: number;

  @Column('int')
  station_ms!: number;

  @Column('int')
  feedback_ms!: number;

  /** Planned, and from its beginning on what was. */
  @Column('jsonb')
  roles!: Roles;

  @Column('boolean')
  begun!: boolean;

  /** Null until the round is over. */
  @Column('text', { nullable: true })
  outcome!: Outcome | null;

  @Column('int', { nullable: true })
  attempt_id!: number | null;
}

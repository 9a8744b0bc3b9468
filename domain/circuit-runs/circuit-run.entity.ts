import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { RunState } from './contract';
import type { Phase } from './phases';

/** A circuit that a group session takes station by station, on one clock (`clock.ts`). */
@Entity('circuit_runs')
export class CircuitRun {
  @PrimaryGeneratedColumn('identity', { type: 'int' })
  id!: number;

  @Column('int')
  group_session_id!: number;

  @Column('smallint')
  style!: number;

  /** Of the circuit, as it was. */
  @Column('text')
  label!: string;

  @Column('text')
  state!: RunState;

  /** Where the run has been moved to, from 1; 0 in the lobby. */
  @Column('int')
  round!: number;

  @Column('text', { nullable: true })
  phase!: Phase | null;

  /** Why it waits for the host. */
  @Column('text', { nullable: true })
  held!: 'candidate' | null;

  @Column('timestamptz', { nullable: true })
  started_at!: Date | null;

  /** Milliseconds that the clock has stood still. */
  @Column('bigint')
  paused_ms!: string;

  @Column('timestamptz', { nullable: true })
  paused_at!: Date | null;

  /** When the next look at it is due already. */
  @Column('timestamptz', { nullable: true })
  wake_at!: Date | null;

  @Column('timestamptz', { nullable: true })
  ended_at!: Date | null;

  @Column('timestamptz')
  created_at!: Date;
}

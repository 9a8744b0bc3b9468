import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, UpdateDateColumn } from 'typeorm';
import type { GroupState } from './contract';

/**
 * A group that practises together (spec 3 §3). Every command locks its row and raises its version, so that commands on
 * one group happen one after the other, and a snapshot's age can be told.
 */
@Entity('group_sessions')
export class GroupSession {
  @PrimaryGeneratedColumn('identity')
  id!: number;

  /** Nine random digits; no two sessions ever have the same. */
  @Column('text')
  pin!: string;

  @Column('integer')
  host_id!: number;

  @Column('integer')
  station_id!: number;

  /** The state of the station that the running round was begun with; null in the lobby. */
  @Column('integer', { nullable: true })
  station_revision!: number | null;

  @Column('text')
  state!: GroupState;

  /** Counts the group's stations, from 1. */
  @Column('integer')
  round!: number;

  @Column('text')
  chat_link!: string;

  @Column('boolean')
  single_station!: boolean;

  /** The group talks in a call of ours (`call-contract.ts`), in place of the chat link. */
  @Column('boolean')
  audio!: boolean;

  /** It runs a circuit, which hands out the roles and keeps the time. */
  @Column('boolean')
  circuit_run!: boolean;

  /** What came of this round; null until it is complete. */
  @Column('integer', { nullable: true })
  attempt_id!: number | null;

  /** Everybody who was candidate since this station was started; none of them examines it. */
  @Column('integer', { array: true })
  candidates!: number[];

  /** The clock of this round (`countdown.ts`): milliseconds, and when it was started. */
  @Column('integer')
  clock_total!: number;

  @Column('integer')
  clock_remaining!: number;

  @Column('timestamptz', { nullable: true })
  clock_started_at!: Date | null;

  /** What the clock goes back to. */
  @Column('integer')
  clock_minutes!: number;

  @Column('integer')
  version!: number;

  @Column('timestamptz')
  expires_at!: Date;

  @CreateDateColumn({ type: 'timestamptz' })
  created_at!: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updated_at!: Date;
}

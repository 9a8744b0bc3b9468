import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { PairingNotice, PairingState, Preferences } from './contract';

/** Where one person is in audio pairing: one row each, so that two tabs are one search. */
@Entity('pairing_searches')
export class PairingSearch {
  @PrimaryColumn('integer')
  account_id!: number;

  @Column('text')
  state!: PairingState;

  /** Kept when one is put back in the queue, so that one is at its front again. */
  @Column('timestamptz', { nullable: true })
  waiting_since!: Date | null;

  /** Not seen since; nobody is paired with them until they are back. */
  @Column('timestamptz', { nullable: true })
  away_since!: Date | null;

  /** The pairing under way. */
  @Column('integer', { nullable: true })
  pairing_id!: number | null;

  @Column('smallint', { nullable: true })
  style!: Preferences['style'];

  @Column('text')
  stage!: Preferences['stage'];

  @Column('text', { nullable: true })
  language!: Preferences['language'];

  @Column('text', { nullable: true })
  notice!: PairingNotice | null;

  @Column('integer')
  version!: number;
}

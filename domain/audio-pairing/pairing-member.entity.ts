import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One of the two of a pairing. */
@Entity('pairing_members')
export class PairingMember {
  @PrimaryColumn('integer')
  pairing_id!: number;

  @PrimaryColumn('integer')
  account_id!: number;

  /** 1 waited longer. */
  @Column('smallint')
  seat!: number;

  /** Their place in the queue, should they have to go back. */
  @Column('timestamptz')
  waiting_since!: Date;

  @Column('timestamptz', { nullable: true })
  came_at!: Date | null;

  /** When the pairing was over for them. */
  @Column('timestamptz', { nullable: true })
  left_at!: Date | null;

  /** Came and stayed, as far as it was theirs to decide; null where it is not known or was the other's doing. */
  @Column('boolean', { nullable: true })
  attended!: boolean | null;

  @Column('text', { nullable: true })
  verdict!: 'well' | 'badly' | null;
}

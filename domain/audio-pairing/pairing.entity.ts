import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Two people who were brought together, in a group session of their own. */
@Entity('pairings')
export class Pairing {
  @PrimaryGeneratedColumn('identity')
  id!: number;

  @Column('integer')
  session_id!: number;

  @Column('timestamptz')
  matched_at!: Date;

  /** When it is next to be looked at: have both come, have both stayed. */
  @Column('timestamptz', { nullable: true })
  check_at!: Date | null;

  @Column('timestamptz', { nullable: true })
  ended_at!: Date | null;
}

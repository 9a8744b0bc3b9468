import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/**
 * Somebody who typed a PIN while too many wrong ones were tried, and asks to come in. The PIN may be right or wrong: only
 * the host of a group under it ever sees the difference.
 */
@Entity('group_knocks')
export class GroupKnock {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id!: number;

  /** SHA-256 of the token that only the one who knocks has, in base64url. */
  @Column('text')
  token_hash!: string;

  @Column('text')
  pin!: string;

  /** As the host sees it. */
  @Column('text')
  name!: string;

  @Column('text')
  language!: string;

  /** Who knocks, where they are signed in. */
  @Column('integer', { nullable: true })
  account_id!: number | null;

  /** The guest that they became once they were let in. */
  @Column('integer', { nullable: true })
  guest_id!: number | null;

  /** Raised with every change of one PIN's knocks, in the order of their commits. */
  @Column('bigint')
  change!: string;

  @Column('timestamptz')
  knocked_at!: Date;

  @Column('timestamptz')
  expires_at!: Date;

  @Column('timestamptz', { nullable: true })
  let_in_at!: Date | null;

  @Column('timestamptz', { nullable: true })
  sent_away_at!: Date | null;
}

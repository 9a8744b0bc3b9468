import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { GroupRole } from './roles';

/** Somebody in a group. Who left or was sent out stays as a row, so that a return is told from a first arrival. */
@Entity('group_members')
export class GroupMember {
  @PrimaryColumn('integer')
  session_id!: number;

  @PrimaryColumn('integer')
  account_id!: number;

  @Column('text')
  role!: GroupRole;

  /** The patient examines as well, as a stand-in for this round (`take-over.ts`). Counts only with the role of patient. */
  @Column('boolean')
  examines!: boolean;

  /** Whether they are here; null `away_since` means that they are. */
  @Column('timestamptz', { nullable: true })
  away_since!: Date | null;

  @Column('timestamptz')
  joined_at!: Date;

  @Column('timestamptz', { nullable: true })
  left_at!: Date | null;

  /** Sent out by the host: the PIN no longer lets them in. */
  @Column('boolean')
  removed!: boolean;
}

import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Neither is ever paired with the other. */
@Entity('account_blocks')
export class AccountBlock {
  @PrimaryColumn('integer')
  blocker_id!: number;

  @PrimaryColumn('integer')
  blocked_id!: number;

  @Column('timestamptz')
  created_at!: Date;
}

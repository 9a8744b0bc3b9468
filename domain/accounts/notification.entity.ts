import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { NotificationKind } from './contract';

/** Something that happened to a person while they may have been elsewhere. */
@Entity('notifications')
export class Notification {
  @PrimaryGeneratedColumn('identity')
  id!: number;

  @Column('integer')
  account_id!: number;

  @Column('text')
  kind!: NotificationKind;

  /** What fills the message of its kind. */
  @Column('jsonb', { default: {} })
  values!: Record<string, string>;

  /** An address of ours. */
  @Column('text')
  url!: string;

  @Column('timestamptz', { nullable: true })
  read_at!: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  created_at!: Date;
}

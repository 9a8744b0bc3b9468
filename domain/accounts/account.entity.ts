import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, UpdateDateColumn } from 'typeorm';
import type { PushKind } from '../kit/push-kinds';
import type { Language, Role } from './contract';
import type { HeldGrant } from './person';

/**
 * Somebody the product knows. A guest has a name only; a registered person also signs in. One row becomes the other
 * when a guest registers, so that everything that hangs on its id stays theirs.
 */
@Entity('accounts')
export class Account {
  @PrimaryGeneratedColumn('identity')
  id!: number;

  @Column('boolean')
  guest!: boolean;

  /** Unique without regard to case, like `email`. */
  @Column('text', { nullable: true })
  username!: string | null;

  @Column('text', { nullable: true })
  email!: string | null;

  /** When somebody followed a link that was sent to `email`; null until then, and after every change of it but one that was confirmed. */
  @Column('timestamptz', { nullable: true })
  email_confirmed_at!: Date | null;

  /** Never read by accident: name it in `select` where it is needed. */
  @Column('text', { nullable: true, select: false })
  password_hash!: string | null;

  @Column('text', { default: '' })
  first_name!: string;

  @Column('text', { default: '' })
  last_name!: string;

  /** What others see (`displayName` in `person.ts`). */
  @Column('text')
  display_name!: string;

  @Column('text', { default: '' })
  avatar!: string;

  /** ISO 3166-1 alpha-2. */
  @Column('text', { nullable: true })
  country!: string | null;

  @Column('smallint', { nullable: true })
  training_stage!: number | null;

  @Column('smallint', { nullable: true })
  medical_school_year!: number | null;

  @Column('text', { nullable: true })
  specialty!: string | null;

  @Column('smallint', { nullable: true })
  educational_stage!: number | null;

  @Column('text', { array: true, default: [] })
  roles!: Role[];

  @Column('text', { default: 'en' })
  language!: Language;

  @Column('boolean', { default: false })
  receive_marketing_emails!: boolean;

  @Column('boolean', { default: false })
  receive_following_emails!: boolean;

  /** Kinds of push messages that the person does not want (`push/`). */
  @Column('text', { array: true, default: [] })
  push_off!: PushKind[];

  /** What an author says of themselves. */
  @Column('text', { default: '' })
  bio!: string;

  /** The name and the bio that a moderator hides; null for everybody else. */
  @Column('jsonb', { nullable: true })
  hidden_profile!: object | null;

  /** An author whom everybody may find. */
  @Column('boolean', { default: false })
  public_creator!: boolean;

  /** One of the demo accounts, whose password everybody knows: it signs in from near only. */
  @Column('boolean', { default: false })
  demo!: boolean;

  /** Has an authenticator app or a passkey; commands that change these keep it true. */
  @Column('boolean', { default: false })
  second_factor!: boolean;

  /** The grants that have not ended; `save-entitlements.ts` writes them, and a trigger counts the versions. */
  @Column('jsonb', { default: [] })
  entitlements!: HeldGrant[];

  @Column('integer', { default: 0 })
  entitlements_version!: number;

  /** Grows with every change to what somebody says of themselves (`profile/save-profile.ts`). */
  @Column('integer', { default: 0 })
  profile_revision!: number;

  /** Grows with every change to the person's notifications. */
  @Column('integer', { default: 0 })
  notifications_version!: number;

  /** Its deletion was asked for, and is done then (`privacy/`). */
  @Column('timestamptz', { nullable: true })
  erase_at!: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  created_at!: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updated_at!: Date;
}

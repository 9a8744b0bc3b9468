import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** A signed-in browser. The table has only a hash of its token, so that a reader of the table cannot sign in with it. */
@Entity('sessions')
export class Session {
  @PrimaryColumn('text')
  token_hash!: string;

  @Column('integer')
  account_id!: number;

  @CreateDateColumn({ type: 'timestamptz' })
  created_at!: Date;

  @Column('timestamptz')
  expires_at!: Date;

  /** As the browser sent it when it signed in; at most 400 characters. */
  @Column('text', { default: '' })
  user_agent!: string;

  /** To within `USED_WITHIN` of `infra/sessions/sessions.ts`; null for a session of a release before. */
  @Column('timestamptz', { nullable: true })
  last_used_at!: Date | null;

  /** When the person last proved who they are in this session. */
  @Column('timestamptz', { nullable: true })
  confirmed_at!: Date | null;
}

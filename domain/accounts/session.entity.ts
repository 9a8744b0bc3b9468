import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** A signed-in browser. Only a hash of its token is kept, so that whoever reads the table cannot sign in with it. */
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
}

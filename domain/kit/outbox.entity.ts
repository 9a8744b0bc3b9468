import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/**
 * What a committed transaction still owes the world. Live rows go once they are announced; job rows stay until the
 * job's own transaction takes them, which is why a job whose queue was wiped is still done, and done once.
 */
@Entity('outbox')
export class OutboxRow {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id!: string;

  @Column('text')
  kind!: 'live' | 'revoke' | 'job';

  /** Name of the live resource or of the job. */
  @Column('text')
  name!: string;

  /** Live: `{ key }`; revoke: `{ key, person }`; job: its payload. */
  @Column('jsonb')
  body!: Record<string, unknown>;

  /** Not before this moment. */
  @Column('timestamptz')
  due_at!: Date;

  /** When the attempts of a job were used up, or a row was set aside that cannot be delivered; it waits for somebody to run it again. */
  @Column('timestamptz', { nullable: true })
  failed_at!: Date | null;

  /** Why it was given up, for the operators. */
  @Column('text', { nullable: true })
  failure!: string | null;

  /** The trace that the change belongs to (W3C traceparent), where traces are kept. */
  @Column('text', { nullable: true })
  trace!: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  created_at!: Date;
}

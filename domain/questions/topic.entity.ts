import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, UpdateDateColumn } from 'typeorm';
import type { Source } from './contract';

/** What questions are about and the notebook has a page of. */
@Entity('topics')
export class Topic {
  @PrimaryGeneratedColumn('identity', { type: 'int' })
  id!: number;

  @Column('text')
  slug!: string;

  @Column('smallint')
  specialty_id!: number;

  @Column('text')
  name!: string;

  @Column('text')
  name_es!: string;

  /** What the notebook says: sanitised HTML, in full for supporters only. */
  @Column('text', { default: '' })
  summary!: string;

  /** The version of the sanitiser that cleaned the summary. */
  @Column('smallint', { default: 0 })
  html_version!: number;

  @Column('jsonb', { default: [] })
  sources!: Source[];

  /** Of the content file it was loaded from. */
  @Column('text', { nullable: true })
  content_hash!: string | null;

  /** Since when a moderator hides its page. */
  @Column('timestamptz', { nullable: true })
  hidden_at!: Date | null;

  /** Who compared the summary with its sources, and on which day; null for nobody yet. */
  @Column('int', { nullable: true })
  checked_by!: number | null;

  @Column('date', { nullable: true })
  checked_on!: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  created_at!: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updated_at!: Date;
}

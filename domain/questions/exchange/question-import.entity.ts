import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { Language } from '~/domain/accounts/contract';
import type { Format, IMPORT_FAILURES, IMPORT_STATES } from './contract';

/** What questions of a file get that say nothing of it themselves. */
export interface ImportDefaults {
  topic_id: number;
  specialty_id: number;
  focus_id: number;
  difficulty: number;
  language: Language;
}

/** A file of questions that somebody brings in. Its bytes are in `question_import_pieces` until they are read. */
@Entity('question_imports')
export class QuestionImport {
  @PrimaryGeneratedColumn('identity', { type: 'int' })
  id!: number;

  @Column('int')
  account_id!: number;

  @Column('text')
  file_name!: string;

  @Column('text')
  format!: Format;

  @Column('text')
  destination!: 'bank' | 'quiz';

  /** The quiz that is added to; null for a new one. */
  @Column('int', { nullable: true })
  personal_quiz_id!: number | null;

  /** Of the new quiz, or of the first of several. */
  @Column('text', { default: '' })
  title!: string;

  @Column('jsonb')
  defaults!: ImportDefaults;

  @Column('text')
  state!: (typeof IMPORT_STATES)[number];

  @Column('int', { default: 0 })
  done!: number;

  @Column('int', { default: 0 })
  total!: number;

  @Column('int', { default: 0 })
  accepted!: number;

  @Column('int', { default: 0 })
  refused!: number;

  @Column('text', { nullable: true })
  failure!: (typeof IMPORT_FAILURES)[number] | null;

  /** From 1; 0 where it has no place. */
  @Column('int', { default: 0 })
  failure_line!: number;

  @Column('text', { default: '' })
  url!: string;

  /** Grows with every change that is told. */
  @Column('int', { default: 1 })
  version!: number;

  @Column('uuid', { nullable: true })
  submission_id!: string | null;

  @Column('timestamptz')
  created_at!: Date;

  /** Since when it waits to be read, or taken. */
  @Column('timestamptz', { nullable: true })
  waiting_since!: Date | null;

  /** When a worker last said that it is at it; null while it waits. */
  @Column('timestamptz', { nullable: true })
  worked_at!: Date | null;

  /** When the file and what was read of it were thrown away. */
  @Column('timestamptz', { nullable: true })
  forgotten_at!: Date | null;
}

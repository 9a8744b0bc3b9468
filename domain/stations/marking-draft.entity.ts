import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Versioned } from '../kit/html/clean-html';
import type { Marks } from './contract';

/** With the version of the sanitiser that cleaned the comments. */
export type StoredMarks = Marks & Versioned;

/** An examiner's marks before they are submitted. Session and round are 0 for somebody who marks outside a group. */
@Entity('marking_drafts')
export class MarkingDraft {
  @PrimaryColumn('int')
  examiner_id!: number;

  @PrimaryColumn('int')
  station_id!: number;

  @PrimaryColumn('int', { default: 0 })
  group_session_id!: number;

  @PrimaryColumn('int', { default: 0 })
  group_round!: number;

  @Column('uuid')
  submission_id!: string;

  @Column('jsonb')
  marks!: StoredMarks;

  @Column('int')
  revision!: number;

  @Column('timestamptz')
  updated_at!: Date;
}

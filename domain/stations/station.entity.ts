import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, UpdateDateColumn } from 'typeorm';
import type { PatientFact } from './patient-facts';

/** A station (spec 3 §3). Deleted ones stay as rows, so that the results of those who took them survive. */
@Entity('stations')
export class Station {
  @PrimaryGeneratedColumn('identity', { type: 'int' })
  id!: number;

  /** Unique over all styles among the stations that are not deleted: a group is prepared by slug alone. */
  @Column('text')
  slug!: string;

  @Column('smallint')
  style!: number;

  /** Language of the station's own texts, independent of the reader's. */
  @Column('text')
  language!: 'en' | 'es';

  @Column('smallint')
  label!: number;

  @Column('text')
  name!: string;

  @Column('text')
  description!: string;

  @Column('boolean', { default: false })
  long_case!: boolean;

  @Column('smallint', { nullable: true })
  candidate_minutes!: number | null;

  @Column('smallint', { nullable: true })
  examiner_minutes!: number | null;

  @Column('text', { default: '' })
  student_instructions!: string;

  @Column('text', { default: '' })
  patient_instructions!: string;

  /** What the patient tells, where its author has corrected it; empty for what the instructions say. */
  @Column('jsonb', { default: [] })
  patient_facts!: PatientFact[];

  @Column('text', { default: '' })
  examiner_instructions!: string;

  @Column('text', { default: '' })
  extra_candidate_resources!: string;

  @Column('text', { default: '' })
  walkthrough!: string;

  @Column('text', { default: '' })
  useful_links!: string;

  /** The version of the sanitiser that cleaned the texts, and those of the examiner questions. */
  @Column('smallint', { default: 0 })
  html_version!: number;

  /** Only of what can be embedded. */
  @Column('text', { nullable: true })
  video_id!: string | null;

  /** As its author typed it. */
  @Column('text', { default: '' })
  video_link!: string;

  /** Null for the starter content. */
  @Column('int', { nullable: true })
  owner_id!: number | null;

  /** Of the content file it was loaded from, so that loading what has not changed changes nothing. */
  @Column('text', { nullable: true })
  content_hash!: string | null;

  /** Counts its states; earlier ones are kept. */
  @Column('int', { default: 1 })
  revision!: number;

  /** Made by the browser that saved it first: sent twice, one station is made. */
  @Column('uuid', { nullable: true })
  submission_id!: string | null;

  /** Written in the wizard of virtual patients, and changed there. */
  @Column('boolean', { default: false })
  virtual_patient!: boolean;

  /** Since when consultations with its patient can be taken; null while they cannot. */
  @Column('timestamptz', { nullable: true })
  virtual_patient_enabled_at!: Date | null;

  /** Null for a personal station, which its owner sees, and groups that they host. */
  @Column('timestamptz', { nullable: true })
  published_at!: Date | null;

  @Column('timestamptz', { nullable: true })
  deleted_at!: Date | null;

  /** Since when a moderator hides it; it is not published as long. */
  @Column('timestamptz', { nullable: true })
  hidden_at!: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  created_at!: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updated_at!: Date;
}

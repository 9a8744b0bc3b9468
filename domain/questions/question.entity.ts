import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, UpdateDateColumn } from 'typeorm';
import type { Language } from '../accounts/contract';
import type { PackKey } from './authoring/packs';
import type { QuestionStatus, QuestionType, Source } from './contract';

/** A question (spec 1 §3). Deleted ones stay as rows, so that quizzes begun with them go on. */
@Entity('questions')
export class Question {
  @PrimaryGeneratedColumn('identity', { type: 'int' })
  id!: number;

  @Column('smallint')
  question_type!: QuestionType;

  /** Sanitised HTML. */
  @Column('text')
  question_text!: string;

  /** Sanitised HTML; told after answering only. */
  @Column('text', { default: '' })
  explanation_text!: string;

  /** The version of the sanitiser that cleaned the texts. */
  @Column('smallint', { default: 0 })
  html_version!: number;

  /** A link, or empty. */
  @Column('text', { default: '' })
  further_reading!: string;

  @Column('jsonb', { default: [] })
  sources!: Source[];

  /** How many options are to be picked; how many boxes a free-text question has. */
  @Column('smallint')
  selectable_answers!: number;

  /** That of the topic. */
  @Column('smallint')
  specialty_id!: number;

  @Column('int')
  topic_id!: number;

  @Column('smallint')
  focus_id!: number;

  /** 1 easy, 2 medium, 3 hard. */
  @Column('smallint')
  difficulty!: number;

  @Column('text')
  language!: Language;

  @Column('text')
  status!: QuestionStatus;

  @Column('text', { nullable: true })
  generated_by!: 'offline' | 'model' | null;

  @Column('boolean', { default: false })
  premium!: boolean;

  /** A vote on the explanation is asked for before the next question. */
  @Column('boolean', { default: false })
  moderate!: boolean;

  @Column('text', { nullable: true })
  psa_exam_section!: string | null;

  @Column('int', { nullable: true })
  author_id!: number | null;

  @Column('text', { array: true, default: () => "'{}'" })
  packs!: PackKey[];

  /** By pack. */
  @Column('jsonb', { default: () => "'{}'" })
  admin_tags!: Partial<Record<PackKey, string[]>>;

  /** Who is credited with a premium question. */
  @Column('int', { nullable: true })
  custom_author_id!: number | null;

  @Column('text', { default: '' })
  anatomy_area!: string;

  @Column('text', { default: '' })
  anatomy_sub_area!: string;

  @Column('text', { default: '' })
  basic_science!: string;

  @Column('text', { default: '' })
  basic_science_topic!: string;

  /** Of the form that made it: sent twice, one question is made. */
  @Column('uuid', { nullable: true })
  submission_id!: string | null;

  /** Grows with every change of what is shown or marked. */
  @Column('int', { default: 1 })
  revision!: number;

  /** A fixed random number from 0 to 1, by which a random choice is a range of an index. */
  @Column('double precision', { default: () => 'random()' })
  shuffle!: number;

  @Column('int', { default: 0 })
  times_answered!: number;

  @Column('int', { default: 0 })
  times_correct!: number;

  @Column('int', { default: 0 })
  upvotes!: number;

  @Column('int', { default: 0 })
  downvotes!: number;

  @Column('int', { default: 0 })
  comments_version!: number;

  /** The slug of the content file it was loaded from. */
  @Column('text', { nullable: true })
  content_key!: string | null;

  @Column('text', { nullable: true })
  content_hash!: string | null;

  @Column('timestamptz', { nullable: true })
  deleted_at!: Date | null;

  /** Since when a moderator keeps it out of the bank; then nobody publishes it. */
  @Column('timestamptz', { nullable: true })
  hidden_at!: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  created_at!: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updated_at!: Date;
}

import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Language } from '~/domain/accounts/contract';
import type { QuestionType } from '../contract';
import type { ExchangedAnswer, Note, Refusal } from './exchanged-question';

/** A question of a file as it will be stored: texts sanitised, filed, checked by the rules. */
export interface ImportedQuestion {
  question_type: QuestionType;
  question_text: string;
  explanation_text: string;
  further_reading: string;
  selectable_answers: number;
  answers: ExchangedAnswer[];
  specialty_id: number;
  topic_id: number;
  focus_id: number;
  difficulty: number;
  language: Language;
}

/** One question of a file that was read. */
@Entity('question_import_items')
export class QuestionImportItem {
  @PrimaryColumn('int')
  import_id!: number;

  /** In the file, from 1. */
  @PrimaryColumn('int')
  number!: number;

  /** From 1; 0 where the format has none. */
  @Column('int', { default: 0 })
  line!: number;

  @Column('text', { default: '' })
  title!: string;

  /** Null where nothing of it could be read. */
  @Column('jsonb', { nullable: true })
  body!: ImportedQuestion | null;

  @Column('text', { nullable: true })
  refusal!: Refusal | null;

  /** What the refusal is about: a name, a number, a letter. */
  @Column('text', { default: '' })
  about!: string;

  @Column('text', { array: true, default: '{}' })
  notes!: Note[];

  /** The question that it became. */
  @Column('int', { nullable: true })
  question_id!: number | null;
}

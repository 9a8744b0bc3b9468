import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { AnswerFailure, Speaker, TurnState } from './contract';

/** One thing said to a patient, and the answer. */
@Entity('consultation_turns')
export class ConsultationTurn {
  @PrimaryGeneratedColumn('identity', { type: 'int' })
  id!: number;

  @Column('int')
  consultation_id!: number;

  /** From 1. */
  @Column('smallint')
  number!: number;

  /** Made by the browser: sent twice, it was said once. */
  @Column('uuid')
  turn_id!: string;

  @Column('text')
  asked!: string;

  @Column('text', { default: '' })
  said!: string;

  @Column('text')
  state!: TurnState;

  @Column('text')
  speaker!: Speaker;

  /** The model that it may go to (`modelNamed`); null where the person agreed to none. */
  @Column('text', { nullable: true })
  agreed_model!: string | null;

  /** Counts the beginnings of an answer: what an earlier one still says is not heard while a later one speaks. */
  @Column('int', { default: 0 })
  run!: number;

  /** The facts that it brought to light. */
  @Column('int', { array: true, default: [] })
  revealed!: number[];

  @Column('text', { nullable: true })
  failure!: AnswerFailure | null;

  @Column('timestamptz')
  asked_at!: Date;

  @Column('timestamptz', { nullable: true })
  answered_at!: Date | null;
}

import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** An option of a multiple-choice question, or a box of a free-text one with its model answer. */
@Entity('question_answers')
export class QuestionAnswer {
  @PrimaryGeneratedColumn('identity', { type: 'int' })
  id!: number;

  @Column('int')
  question_id!: number;

  /** From 0. */
  @Column('smallint')
  position!: number;

  /** What a free-text box is for; empty for an option. */
  @Column('text', { default: '' })
  answer_label!: string;

  @Column('text')
  answer_text!: string;

  /** Of a box: always. */
  @Column('boolean')
  answer_correct!: boolean;

  /** How many have picked it. */
  @Column('int', { default: 0 })
  answer_count!: number;
}

import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('examiner_questions')
export class ExaminerQuestion {
  @PrimaryGeneratedColumn('identity', { type: 'int' })
  id!: number;

  @Column('int')
  station_id!: number;

  /** From 0; unique within the station once the transaction ends. */
  @Column('smallint')
  position!: number;

  @Column('text')
  question_text!: string;

  @Column('text', { default: '' })
  explanation_text!: string;
}

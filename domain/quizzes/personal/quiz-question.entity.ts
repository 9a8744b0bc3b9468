import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One question in a personal quiz. A command that changes the list locks the quiz. */
@Entity('personal_quiz_questions')
export class PersonalQuizQuestion {
  @PrimaryColumn('int')
  personal_quiz_id!: number;

  @PrimaryColumn('int')
  question_id!: number;

  /** From 0, without gaps. */
  @Column('smallint')
  position!: number;
}

import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { LOOK_COLOURS, LOOK_ICONS } from '~/domain/kit/looks';

/** Questions that somebody has put together for themselves and those they teach (spec 2 §2). Deleted ones stay as rows. */
@Entity('personal_quizzes')
export class PersonalQuiz {
  @PrimaryGeneratedColumn('identity', { type: 'int' })
  id!: number;

  /** Whose it is. */
  @Column('int')
  account_id!: number;

  @Column('text')
  title!: string;

  @Column('text')
  icon!: (typeof LOOK_ICONS)[number];

  @Column('text')
  colour!: (typeof LOOK_COLOURS)[number];

  @Column('text', { array: true, default: () => "'{}'" })
  category!: string[];

  /** Anyone with the link may take it. */
  @Column('boolean', { default: false })
  shared!: boolean;

  /** Grows with every save of the columns above. */
  @Column('int', { default: 1 })
  version!: number;

  @Column('uuid', { nullable: true })
  submission_id!: string | null;

  @Column('timestamptz', { nullable: true })
  deleted_at!: Date | null;

  @Column('timestamptz')
  created_at!: Date;

  /** Of the quiz or of its list of questions. */
  @Column('timestamptz')
  changed_at!: Date;
}

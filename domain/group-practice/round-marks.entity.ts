import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Grades } from '../stations/marking';

/** The examiner's sheet of one round of a group. It belongs to the round: whoever examines next goes on with it. */
@Entity('round_marks')
export class RoundMarks {
  @PrimaryColumn('int')
  session_id!: number;

  @PrimaryColumn('int')
  round!: number;

  @Column('int')
  station_id!: number;

  @Column('uuid')
  submission_id!: string;

  @Column('jsonb')
  grades!: Grades;

  @Column('text')
  comments!: string;

  @Column('int')
  revision!: number;

  @Column('timestamptz')
  updated_at!: Date;
}

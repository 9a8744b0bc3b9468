import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Sheet } from './suggestions';

/**
 * The end of one examiner's turn in a round. Turns are counted from 0; the present turn is the number of handovers of the
 * round. A device that sends marks of an earlier turn changes nothing: they are kept here and suggested to the examiner.
 */
@Entity('round_handovers')
export class RoundHandover {
  @PrimaryColumn('int')
  session_id!: number;

  @PrimaryColumn('int')
  round!: number;

  /** The turn that ended. */
  @PrimaryColumn('int')
  turn!: number;

  @Column('int', { nullable: true })
  from_id!: number | null;

  /** Null until somebody takes over. */
  @Column('int', { nullable: true })
  to_id!: number | null;

  @Column('timestamptz')
  ended_at!: Date;

  @Column('timestamptz', { nullable: true })
  taken_at!: Date | null;

  /** The marks when the turn ended; null where nothing had been saved. */
  @Column('jsonb', { nullable: true })
  sheet!: Sheet | null;

  /** The newest marks that arrived after the turn; null where none did. */
  @Column('jsonb', { nullable: true })
  late!: Sheet | null;

  /** How often marks arrived after the turn. */
  @Column('int')
  arrivals!: number;

  /** Keys of the suggestions that were accepted or dismissed. */
  @Column('text', { array: true })
  settled!: string[];
}

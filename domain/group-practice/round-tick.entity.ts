import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A ticked item of a round's sheet, with the person who ticked it first. */
@Entity('round_ticks')
export class RoundTick {
  @PrimaryColumn('int')
  session_id!: number;

  @PrimaryColumn('int')
  round!: number;

  @PrimaryColumn('int')
  item_id!: number;

  /** Null once the account is gone. */
  @Column('int', { nullable: true })
  author_id!: number | null;

  @Column('timestamptz')
  ticked_at!: Date;
}

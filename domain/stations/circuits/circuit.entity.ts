import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Stations of one style that a person has put together under a name (spec 3 §3). */
@Entity('circuits')
export class Circuit {
  @PrimaryGeneratedColumn('identity', { type: 'int' })
  id!: number;

  @Column('int')
  account_id!: number;

  @Column('smallint')
  style!: number;

  /** Unique, ignoring case, among a person's circuits of a style. */
  @Column('text')
  label!: string;

  @Column('text')
  slug!: string;

  @Column('timestamptz')
  created_at!: Date;
}

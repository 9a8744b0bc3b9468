import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** One for each person and station, and never changed (spec 3 §4). */
@Entity('station_votes')
export class StationVote {
  @PrimaryColumn('int')
  account_id!: number;

  @PrimaryColumn('int')
  station_id!: number;

  @Column('smallint')
  vote_type!: 1 | -1;

  @CreateDateColumn({ type: 'timestamptz' })
  created_at!: Date;
}

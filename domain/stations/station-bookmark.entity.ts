import { CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

@Entity('station_bookmarks')
export class StationBookmark {
  @PrimaryColumn('int')
  account_id!: number;

  @PrimaryColumn('int')
  station_id!: number;

  @CreateDateColumn({ type: 'timestamptz' })
  created_at!: Date;
}

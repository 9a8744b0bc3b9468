import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { StationBody } from './station-body';

/** What a station was before it was changed. */
@Entity('station_revisions')
export class StationRevision {
  @PrimaryColumn('int')
  station_id!: number;

  @PrimaryColumn('int')
  revision!: number;

  @Column('jsonb')
  body!: StationBody;

  /** Who changed it; null for the starter content, and once their account is gone. */
  @Column('int', { nullable: true })
  replaced_by!: number | null;

  @Column('timestamptz')
  replaced_at!: Date;

  /** What is otherwise in the next: keys of `STATION_PARTS` and `STATION_ACTS`, comma-joined. */
  @Column('text')
  event!: string;
}

import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { StationForm } from './form-contract';

/** Those of the wizard say so: a station that is not made yet has no row that could. */
export type DraftBody = StationForm & { virtual_patient?: true };

/** What somebody has typed and not saved: one for each station that they change, and as many new ones as they have begun. */
@Entity('station_drafts')
export class StationDraft {
  @PrimaryGeneratedColumn('identity', { type: 'int' })
  id!: number;

  @Column('int')
  account_id!: number;

  /** Null: of a station that is yet to be made. */
  @Column('int', { nullable: true })
  station_id!: number | null;

  /** The state of the station that the change was begun on. */
  @Column('int', { nullable: true })
  base_revision!: number | null;

  @Column('smallint')
  style!: number;

  @Column('jsonb')
  body!: DraftBody;

  /** The version of the sanitiser that cleaned the texts. */
  @Column('smallint', { default: 0 })
  html_version!: number;

  /** Counts the saves. */
  @Column('int', { default: 1 })
  version!: number;

  @Column('timestamptz')
  created_at!: Date;

  @Column('timestamptz')
  saved_at!: Date;
}

import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { Annotated } from './contract';

/** A person's note on something (spec 3 §3). Deleted ones stay as rows without text, so that an older save does not bring them back. */
@Entity('annotations')
export class Annotation {
  @PrimaryGeneratedColumn('identity', { type: 'int' })
  id!: number;

  @Column('int')
  account_id!: number;

  @Column('text')
  entity_type!: Annotated;

  @Column('int')
  entity_id!: number;

  /** Sanitised HTML of the `annotation` toolbar. */
  @Column('text')
  text!: string;

  /** The same without its markup, for searching. */
  @Column('text')
  words!: string;

  @Column('int')
  revision!: number;

  /** The editor that saved last; null when it did not say. */
  @Column('uuid', { nullable: true })
  writer!: string | null;

  @Column('boolean')
  deleted!: boolean;

  @Column('timestamptz')
  created_at!: Date;

  @Column('timestamptz')
  updated_at!: Date;
}

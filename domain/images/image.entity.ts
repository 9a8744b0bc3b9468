import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A picture in texts. Its file is in the store, under its key. */
@Entity('images')
export class Image {
  @PrimaryGeneratedColumn('identity', { type: 'int' })
  id!: number;

  @Column('text')
  key!: string;

  /** Who sent it first. */
  @Column('int', { nullable: true })
  account_id!: number | null;

  /** In pixels, as it is shown: turned upright. */
  @Column('int')
  width!: number;

  @Column('int')
  height!: number;

  @Column('int')
  bytes!: number;

  @Column('timestamptz')
  created_at!: Date;
}

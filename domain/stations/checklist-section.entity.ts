import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('checklist_sections')
export class ChecklistSection {
  @PrimaryGeneratedColumn('identity', { type: 'int' })
  id!: number;

  @Column('int')
  station_id!: number;

  /** From 0; unique within the station once the transaction ends. */
  @Column('smallint')
  position!: number;

  @Column('text')
  title!: string;
}

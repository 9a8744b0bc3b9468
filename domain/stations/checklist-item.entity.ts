import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('checklist_items')
export class ChecklistItem {
  @PrimaryGeneratedColumn('identity', { type: 'int' })
  id!: number;

  @Column('int')
  section_id!: number;

  /** From 0; unique within the section once the transaction ends. */
  @Column('smallint')
  position!: number;

  @Column('text')
  title!: string;
}

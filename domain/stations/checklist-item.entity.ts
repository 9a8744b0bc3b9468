import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { Cover } from './patient-facts';

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

  /** What covers it in a talk with a virtual patient, where its author says so; null for what its title says. */
  @Column('jsonb', { nullable: true })
  covered_by!: Cover | null;
}

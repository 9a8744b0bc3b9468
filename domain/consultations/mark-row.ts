import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Evidence } from './contract';

/** What was proposed for an item of the checklist, on which words, and what counts. */
@Entity('consultation_marks')
export class ConsultationMark {
  @PrimaryColumn('int')
  consultation_id!: number;

  @PrimaryColumn('int')
  item_id!: number;

  @Column('boolean')
  proposed!: boolean;

  @Column('boolean')
  ticked!: boolean;

  @Column('jsonb')
  evidence!: Evidence[];
}

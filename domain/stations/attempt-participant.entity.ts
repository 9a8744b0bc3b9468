import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Who was there when a station was taken, and so may read what came of it. */
@Entity('attempt_participants')
export class AttemptParticipant {
  @PrimaryColumn('int')
  attempt_id!: number;

  @PrimaryColumn('int')
  account_id!: number;

  @Column('text')
  role!: string;
}

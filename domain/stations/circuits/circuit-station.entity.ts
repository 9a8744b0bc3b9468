import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('circuit_stations')
export class CircuitStation {
  @PrimaryColumn('int')
  circuit_id!: number;

  @PrimaryColumn('int')
  station_id!: number;

  /** In the order they were added. */
  @Column('int')
  position!: number;
}

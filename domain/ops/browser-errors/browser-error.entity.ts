import { Column, Entity, Index, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';

/** One kind of failure in browsers: the same error at the same place of the same build. */
@Entity('browser_errors')
export class BrowserError {
  @PrimaryGeneratedColumn('identity')
  id!: number;

  /** SHA-256 of what makes it this kind, in hexadecimal digits. */
  @Index({ unique: true })
  @Column('text')
  fingerprint!: string;

  @Column('text')
  name!: string;

  @Column('text')
  message!: string;

  @Column('text', { nullable: true })
  component!: string | null;

  @Column('text')
  route!: string;

  @Column('text')
  build!: string;

  /** Of the latest report. */
  @Column('text')
  browser!: string;

  @Column('text', { array: true })
  stack!: string[];

  @Column('int')
  count!: number;

  @Column('timestamptz')
  first_seen!: Date;

  @Column('timestamptz')
  last_seen!: Date;
}

/** How many reports came in a minute, of all kinds. Kept for a day. */
@Entity('browser_error_minutes')
export class BrowserErrorMinute {
  @PrimaryColumn('timestamptz')
  minute!: Date;

  @Column('int')
  count!: number;
}

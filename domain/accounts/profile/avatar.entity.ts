import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The picture of a person, as it is served. It goes with the account and with the next picture. */
@Entity('avatars')
export class Avatar {
  @PrimaryColumn('int')
  account_id!: number;

  /** The last part of its address; every picture has another. */
  @Column('text')
  key!: string;

  /** A WebP of 256 by 256 pixels. */
  @Column('bytea')
  bytes!: Buffer;

  @Column('timestamptz')
  created_at!: Date;

  /** Since when a moderator hides it: it is not sent to anybody. */
  @Column('timestamptz', { nullable: true })
  hidden_at!: Date | null;
}

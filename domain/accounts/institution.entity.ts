import { Column, CreateDateColumn, Entity, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';

/** Where people study. What somebody typed that was not known is kept as unverified. */
@Entity('institutions')
export class Institution {
  @PrimaryGeneratedColumn('identity')
  id!: number;

  /** Unique without regard to case. */
  @Column('text')
  name!: string;

  @Column('text', { nullable: true })
  country!: string | null;

  @Column('boolean')
  is_verified!: boolean;

  /** Kept by a trigger on `account_institutions`, whoever writes it. */
  @Column('int', { default: 0 })
  user_count!: number;

  @CreateDateColumn({ type: 'timestamptz' })
  created_at!: Date;
}

@Entity('account_institutions')
export class AccountInstitution {
  @PrimaryColumn('integer')
  account_id!: number;

  @PrimaryColumn('integer')
  institution_id!: number;
}

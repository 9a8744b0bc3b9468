import { Entity, PrimaryColumn } from 'typeorm';

/** Where somebody studies. */
@Entity('account_institutions')
export class AccountInstitution {
  @PrimaryColumn('integer')
  account_id!: number;

  @PrimaryColumn('integer')
  institution_id!: number;
}

import { Entity, PrimaryColumn } from 'typeorm';

/** An institution at which a person studies. */
@Entity('account_institutions')
export class AccountInstitution {
  @PrimaryColumn('integer')
  account_id!: number;

  @PrimaryColumn('integer')
  institution_id!: number;
}

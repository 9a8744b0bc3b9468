import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Product } from './products';

/** A person's request to hear when a product can be bought; one for each person and product. */
@Entity('purchase_interests')
export class PurchaseInterest {
  @PrimaryColumn('int')
  account_id!: number;

  @PrimaryColumn('text')
  product!: Product;

  @Column('timestamptz')
  created_at!: Date;
}

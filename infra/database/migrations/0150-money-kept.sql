-- Access follows from the money that was paid and kept: what the provider reports of a customer, and what a buyer was told, are stored.

-- What the provider reported at the last sync (`facts.ts`), and the address that it writes to.
ALTER TABLE payment_customers ADD COLUMN facts jsonb, ADD COLUMN email text;
ALTER TABLE payment_orders
  -- the billing address was of a country with a higher price: all of the money goes back
  ADD COLUMN returned_at timestamptz,
  ADD COLUMN right_currency text,
  ADD COLUMN right_amount integer,
  -- the buyer was told that a withdrawal pays for the days until then
  ADD COLUMN keeps_used_days boolean NOT NULL DEFAULT false,
  -- products that the buyer has already, and was told to overlap
  ADD COLUMN shown_overlaps text[] NOT NULL DEFAULT '{}';
CREATE INDEX payment_orders_returned ON payment_orders (id) WHERE returned_at IS NOT NULL;
ALTER TABLE payment_subscriptions ADD COLUMN order_id integer REFERENCES payment_orders (id) ON DELETE SET NULL;
CREATE INDEX payment_subscriptions_order ON payment_subscriptions (order_id);
-- A refund in part may leave access as it is.
ALTER TABLE payment_refunds ADD COLUMN keeps_access boolean NOT NULL DEFAULT false;
-- Otherwise each person uses a code once.
ALTER TABLE coupons ADD COLUMN repeatable boolean NOT NULL DEFAULT false;

import { Button, TextInput, UnstyledButton } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { pricesCall, type Plan } from '~/domain/purchases/products/contract';
import { useCall } from '~/web/live/client';
import { useProblemMessage } from '~/web/ui/problem';
import classes from './purchase.module.css';

/** A code that holds, and what it makes of a price. */
export interface Reduced {
  code: string;
  currency: string;
  list: number;
  total: number;
}

interface Props {
  product: string;
  plan: Plan;
  currency: string;
  country: string;
  held: Reduced | null;
  onChange: (reduced: Reduced | null) => void;
}

/** The field of a discount code. The price service answers its value; the order checks it again. */
export function Coupon({ product, plan, currency, country, held, onChange }: Props) {
  const { formatMessage: say } = useIntl();
  const message = useProblemMessage();
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [useless, setUseless] = useState(false);
  const [failed, setFailed] = useState<Error | null>(null);
  const code = typed.trim().toUpperCase();
  const asked = useCall(
    pricesCall,
    { product_ids: product, plan, currency, customer_country: country, coupons: code },
    { enabled: false },
  );

  if (held)
    return (
      <UnstyledButton className={classes.code} onClick={() => onChange(null)}>
        <FormattedMessage id="purchases.code.remove" />
      </UnstyledButton>
    );
  if (!open)
    return (
      <UnstyledButton className={classes.code} onClick={() => setOpen(true)}>
        <FormattedMessage id="purchases.code.have" />
      </UnstyledButton>
    );
  async function apply(event: FormEvent) {
    event.preventDefault();
    if (code === '') return;
    const { data, error } = await asked.refetch();
    const [price] = data?.products ?? [];
    const holds = price !== undefined && price.price.gross < price.list_price.gross;
    setFailed(error);
    setUseless(!error && !holds);
    if (holds) onChange({ code, currency: price.currency, list: price.list_price.gross, total: price.price.gross });
  }
  return (
    <form className={classes.coupon} onSubmit={(event) => void apply(event)}>
      <TextInput
        label={say({ id: 'purchases.code' })}
        value={typed}
        maxLength={30}
        autoFocus
        autoComplete="off"
        error={failed ? message(failed) : useless && say({ id: 'problem.unknown-coupon' })}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setUseless(false);
        }}
      />
      <Button type="submit" variant="default" loading={asked.isFetching}>
        <FormattedMessage id="purchases.code.apply" />
      </Button>
    </form>
  );
}

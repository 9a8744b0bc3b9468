import { Badge } from '@mantine/core';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import type { PageData } from '~/domain/kit/contract';
import type { paymentsPage } from '~/domain/purchases/payment/ops-contract';
import { inWords } from '~/domain/purchases/money';
import layout from '~/web/ui/layout.module.css';
import text from '~/web/ui/text.module.css';
import classes from './payments.module.css';
import { RefundButton } from './refund-button';
import { Who } from './who';

type Charge = PageData<typeof paymentsPage>['charges']['items'][number];

/** Codes of the provider that have words. */
const FAILURES = new Set([
  'card_declined',
  'expired_card',
  'incorrect_cvc',
  'processing_error',
  'insufficient_funds',
  'authentication_required',
]);

/** A payment: whose, for what, what it granted, and what went back of it. */
export function ChargeRow({ one, refetch }: { one: Charge; refetch: () => unknown }) {
  const { locale } = useIntl();
  const written = (amount: number) => inWords(amount, one.currency, locale);
  const left = one.state === 'paid' ? one.amount - one.refunded : 0;
  return (
    <li className={classes.row}>
      <div>
        <strong>
          <Who who={one.who} accountId={one.account_id} />
        </strong>
        <div className={text.dimmedText}>
          {one.name}
          {' · '}
          {one.order_id !== null && <FormattedMessage id="payments.ops.order" values={{ order: one.order_id }} />}
          {one.renewal && one.order_id !== null && ' · '}
          {one.renewal && <FormattedMessage id="payments.ops.renewal" />}
          {' · '}
          <FormattedDate value={one.at} dateStyle="medium" timeStyle="short" />
        </div>
        <code className={classes.number}>{one.charge}</code>
      </div>
      <div className={layout.shrink}>
        {one.state === 'failed' ? (
          <Badge color="red" variant="light" tt="none">
            {FAILURES.has(one.failure) ? (
              <FormattedMessage id={`payments.ops.failed.${one.failure}`} />
            ) : (
              <FormattedMessage id="payments.ops.failed" values={{ code: one.failure }} />
            )}
          </Badge>
        ) : (
          <Badge color={one.granted ? undefined : 'gray'} variant="light" tt="none">
            <FormattedMessage id={one.granted ? 'payments.ops.granted' : 'payments.ops.ended'} />
          </Badge>
        )}
        {one.state === 'paid' && one.covers_until && (
          <div className={text.dimmedText}>
            <FormattedMessage
              id="payments.ops.until"
              values={{ day: <FormattedDate value={one.covers_until} dateStyle="medium" timeZone="UTC" /> }}
            />
          </div>
        )}
      </div>
      <div className={classes.money}>
        <strong>{written(one.amount)}</strong>
        {one.refunded > 0 && (
          <span className={text.dimmedText}>
            <FormattedMessage id="payments.ops.refunded" values={{ amount: written(one.refunded) }} />
          </span>
        )}
        {left > 0 && (
          <RefundButton charge={one.charge} left={left} currency={one.currency} renews={one.renews} onDone={refetch} />
        )}
      </div>
    </li>
  );
}

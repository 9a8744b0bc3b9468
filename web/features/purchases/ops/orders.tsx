import { Badge } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import type { PageData } from '~/domain/kit/contract';
import type { paymentsPage } from '~/domain/purchases/payment/ops-contract';
import { inWords } from '~/domain/purchases/money';
import { Section } from '~/web/ui/section-heading';
import { TimeAgo } from '~/web/ui/time-ago';
import layout from '~/web/ui/layout.module.css';
import lists from '~/web/ui/list.module.css';
import text from '~/web/ui/text.module.css';
import classes from './payments.module.css';
import { Who } from './who';

type Order = PageData<typeof paymentsPage>['listed_orders'][number];

const COLOURS = { open: undefined, paid: undefined, closed: 'gray' } as const;

/** Orders that were returned, are open, were left unpaid, or were billed in another country than they are priced for. */
export function Orders({ all }: { all: readonly Order[] }) {
  const { locale } = useIntl();
  return (
    <Section id="orders" title={<FormattedMessage id="payments.ops.orders.title" />}>
      {all.length === 0 && (
        <p className={text.dimmedText}>
          <FormattedMessage id="payments.ops.orders.none" />
        </p>
      )}
      <ul className={lists.ofRows}>
        {all.map((one) => (
          <li key={one.id} className={classes.row}>
            <div>
              <strong>
                <Who who={one.who} accountId={one.account_id} />
              </strong>
              <div className={text.dimmedText}>
                {one.name}
                {' · '}
                <FormattedMessage id="payments.ops.order" values={{ order: one.id }} />
                {' · '}
                <TimeAgo at={one.at} />
                {one.country !== '' && ' · '}
                {one.country !== '' && (
                  <FormattedMessage id="payments.ops.order.country" values={{ country: one.country }} />
                )}
              </div>
            </div>
            <div className={layout.shrink}>
              <Badge color={COLOURS[one.state]} variant="light" tt="none">
                <FormattedMessage id={`payments.ops.order.${one.state}`} />
              </Badge>
              {one.returned && (
                <Badge color="red" variant="light" tt="none">
                  <FormattedMessage id="payments.ops.order.returned" />
                </Badge>
              )}
              {one.elsewhere && (
                <Badge color="red" variant="light" tt="none">
                  <FormattedMessage id="payments.ops.order.elsewhere" values={{ country: one.billed_country }} />
                </Badge>
              )}
            </div>
            <div className={classes.money}>
              <strong>{inWords(one.total, one.currency, locale)}</strong>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

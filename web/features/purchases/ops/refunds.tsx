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

type Refund = PageData<typeof paymentsPage>['refunds'][number];

const COLOURS = { asked: 'gray', done: undefined, refused: 'red' } as const;

/** What was given back, by whom and why, the newest first. */
export function Refunds({ all }: { all: readonly Refund[] }) {
  const { locale } = useIntl();
  return (
    <Section id="refunds" title={<FormattedMessage id="payments.ops.refunds" />}>
      {all.length === 0 && (
        <p className={text.dimmedText}>
          <FormattedMessage id="payments.ops.refunds.none" />
        </p>
      )}
      <ul className={lists.ofRows}>
        {all.map((one) => (
          <li key={one.id} className={classes.row}>
            <div>
              <strong>{one.reason}</strong>
              <div className={text.dimmedText}>
                <FormattedMessage
                  id="payments.ops.refund.by"
                  values={{ who: one.by || '–', when: <TimeAgo at={one.at} /> }}
                />
              </div>
              <code className={classes.number}>{one.charge}</code>
            </div>
            <div className={layout.shrink}>
              <Badge color={COLOURS[one.state]} variant="light" tt="none">
                <FormattedMessage id={`payments.ops.refund.${one.state}`} />
              </Badge>
            </div>
            <div className={classes.money}>
              <strong>{inWords(one.amount, one.currency, locale)}</strong>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

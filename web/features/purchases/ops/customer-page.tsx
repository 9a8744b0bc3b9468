import { Anchor, Skeleton, Stack, Text } from '@mantine/core';
import { FormattedDate, FormattedDisplayName, FormattedMessage, useIntl } from 'react-intl';
import { Link, useParams } from 'react-router';
import type { PageData } from '~/domain/kit/contract';
import { inWords } from '~/domain/purchases/money';
import { paymentsCustomerPage, paymentsPage } from '~/domain/purchases/payment/ops-contract';
import { NotFoundPage } from '~/web/core/not-found-page';
import { useSession } from '~/web/core/session';
import { usePage } from '~/web/live/client';
import { PageHeader } from '~/web/ui/page-header';
import { PageProblem } from '~/web/ui/page-problem';
import { Section } from '~/web/ui/section-heading';
import { ChargeRow } from './charge-row';
import lists from '~/web/ui/list.module.css';
import text from '~/web/ui/text.module.css';
import classes from './payments.module.css';

type Customer = PageData<typeof paymentsCustomerPage>;

/** One customer: what they hold and why, and every payment. For everybody but operators there is no such page. */
export function CustomerPage() {
  const { abilities } = useSession();
  return abilities.operate ? <Loaded /> : <NotFoundPage />;
}

function Loaded() {
  const { formatMessage: say } = useIntl();
  const account_id = Number(useParams().account_id);
  const { data, error, refetch } = usePage(paymentsCustomerPage, { params: { account_id } });
  if (error?.status === 404) return <NotFoundPage />;
  if (error && !data) return <PageProblem title={say({ id: 'payments.ops' })} error={error} retry={refetch} />;
  if (!data) return <Skeleton height={320} />;
  return <Shown customer={data} refetch={refetch} />;
}

function Shown({ customer, refetch }: { customer: Customer; refetch: () => unknown }) {
  const { locale } = useIntl();
  const { who, country, credit, currency, holds, subscriptions, charges } = customer;
  return (
    <Stack gap="xl">
      <PageHeader
        title={who}
        eyebrow={
          <Anchor component={Link} to={paymentsPage.path}>
            <FormattedMessage id="payments.ops.customer.back" />
          </Anchor>
        }
      />
      <div>
        {country !== '' && (
          <Text>
            <FormattedMessage
              id="payments.ops.customer.country"
              values={{ country: <FormattedDisplayName type="region" value={country} /> }}
            />
          </Text>
        )}
        {credit > 0 && (
          <Text>
            <FormattedMessage
              id="payments.ops.customer.credit"
              values={{ amount: inWords(credit, currency, locale) }}
            />
          </Text>
        )}
      </div>
      <Section id="holds" title={<FormattedMessage id="payments.ops.customer.holds" />}>
        {holds.length === 0 && (
          <p className={text.dimmedText}>
            <FormattedMessage id="payments.ops.customer.nothing" />
          </p>
        )}
        <ul className={lists.ofRows}>
          {holds.map((one) => (
            <Held key={one.source} one={one} />
          ))}
        </ul>
      </Section>
      {subscriptions.length > 0 && (
        <Section id="subscriptions" title={<FormattedMessage id="payments.ops.customer.subscriptions" />}>
          <ul className={lists.ofRows}>
            {subscriptions.map((one) => (
              <li key={one.subscription} className={classes.row}>
                <strong>{one.name}</strong>
                <div className={text.dimmedText}>
                  <FormattedMessage
                    id={one.ends ? 'payments.ends' : 'payments.renews'}
                    values={{ day: <FormattedDate value={one.period_end} dateStyle="long" timeZone="UTC" /> }}
                  />
                </div>
                <div className={classes.money}>
                  <FormattedMessage
                    id={`payments.plan.${one.plan}`}
                    values={{ amount: inWords(one.amount, one.currency, locale) }}
                  />
                </div>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Section id="charges" title={<FormattedMessage id="payments.ops.customer.payments" />}>
        {charges.length === 0 && (
          <p className={text.dimmedText}>
            <FormattedMessage id="payments.ops.none" />
          </p>
        )}
        <ul className={lists.ofRows}>
          {charges.map((one) => (
            <ChargeRow key={one.charge} one={one} refetch={refetch} />
          ))}
        </ul>
      </Section>
    </Stack>
  );
}

function Held({ one: { product, why, from, until, shortened } }: { one: Customer['holds'][number] }) {
  const day = (at: string) => <FormattedDate value={at} dateStyle="long" timeZone="UTC" />;
  return (
    <li className={classes.row}>
      <strong>{product}</strong>
      <div>
        {until ? (
          <FormattedMessage id="payments.ops.from-until" values={{ from: day(from), until: day(until) }} />
        ) : (
          <FormattedMessage id="payments.ops.from" values={{ from: day(from) }} />
        )}
      </div>
      <div className={text.dimmedText}>
        <FormattedMessage id={`payments.ops.why.${why}`} />
        {shortened !== '' && ', '}
        {shortened !== '' && <FormattedMessage id={`payments.ops.shortened.${shortened}`} />}
      </div>
    </li>
  );
}

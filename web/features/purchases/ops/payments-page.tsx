import { Pagination, SegmentedControl, Skeleton, Stack, Text } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { paymentsPage } from '~/domain/purchases/payment/ops-contract';
import { NotFoundPage } from '~/web/core/not-found-page';
import { useSession } from '~/web/core/session';
import { usePage } from '~/web/live/client';
import { PageHeader } from '~/web/ui/page-header';
import { PageProblem } from '~/web/ui/page-problem';
import { ChargeRow } from './charge-row';
import { Differences } from './differences';
import lists from '~/web/ui/list.module.css';
import text from '~/web/ui/text.module.css';
import classes from './payments.module.css';
import { Orders } from './orders';
import { Refunds } from './refunds';
import { Search } from './search';

const STATES = ['', 'paid', 'failed'] as const;

/** What operators see of payments. For everybody else there is no such page. */
export function PaymentsPage() {
  const { abilities } = useSession();
  return abilities.operate ? <Payments /> : <NotFoundPage />;
}

function Payments() {
  const { formatMessage: say } = useIntl();
  const [search, setSearch] = useSearchParams();
  const state = STATES.find((one) => one === search.get('state')) ?? '';
  const page = Math.max(1, Number(search.get('page')) || 1);
  const { data, error, refetch } = usePage(
    paymentsPage,
    { query: { state, page, q: search.get('q') ?? '' } },
    { placeholderData: (before) => before },
  );
  const title = say({ id: 'payments.ops' });
  const set = (values: Record<string, string>) =>
    setSearch((before) => {
      const after = new URLSearchParams(before);
      for (const [name, value] of Object.entries(values))
        if (value === '') after.delete(name);
        else after.set(name, value);
      return after;
    });
  if (error && !data) return <PageProblem title={title} error={error} retry={refetch} />;
  if (!data) return <Skeleton height={320} />;
  const { charges, orders } = data;
  return (
    <Stack gap="xl">
      <PageHeader
        title={title}
        lead={<FormattedMessage id={data.on_sale ? 'payments.ops.lead' : 'payments.ops.off'} />}
      />
      <Differences known={data.differences} comparable={data.on_sale} refetch={refetch} />
      <section aria-label={title}>
        <div className={classes.head}>
          <Text>
            <FormattedMessage id="payments.ops.orders" values={orders} />
          </Text>
          <SegmentedControl
            size="md"
            aria-label={say({ id: 'payments.ops.state' })}
            value={state}
            data={STATES.map((value) => ({ value, label: say({ id: `payments.ops.state.${value || 'all'}` }) }))}
            onChange={(value) => set({ state: value, page: '' })}
          />
        </div>
        <Search key={search.get('q')} q={search.get('q') ?? ''} onSearch={(q) => set({ q, page: '' })} />
        {charges.count === 0 && (
          <p className={text.dimmedText}>
            <FormattedMessage id="payments.ops.none" />
          </p>
        )}
        <ul className={lists.ofRows}>
          {charges.items.map((one) => (
            <ChargeRow key={one.charge} one={one} refetch={refetch} />
          ))}
        </ul>
        {charges.pages > 1 && (
          <Pagination mt="md" total={charges.pages} value={page} onChange={(to) => set({ page: String(to) })} />
        )}
      </section>
      <Orders all={data.listed_orders} />
      <Refunds all={data.refunds} />
    </Stack>
  );
}

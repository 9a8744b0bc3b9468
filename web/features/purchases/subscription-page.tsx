import { Alert, Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { FormattedDate, FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import type { Output } from '~/domain/kit/contract';
import { cancelSubscription, changeCard, lastFour, portal } from '~/domain/purchases/payment/contract';
import { callKey, useCall, useMutate } from '~/web/live/client';
import { PageHeader } from '~/web/ui/page-header';
import { PageProblem } from '~/web/ui/page-problem';
import { ProblemNotice } from '~/web/ui/problem';

type Subscription = Output<typeof lastFour>['subscriptions'][number];

/** The smallest unit of a currency is a part of it, or all of it. */
function decimals(currency: string): number {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
}

function Money({ amount, currency }: { amount: number; currency: string }) {
  return <FormattedNumber value={amount / 10 ** decimals(currency)} style="currency" currency={currency} />;
}

function OneSubscription({ one }: { one: Subscription }) {
  const cache = useQueryClient();
  const cancel = useMutate(cancelSubscription, {
    onSuccess: () => cache.invalidateQueries({ queryKey: callKey(lastFour, {}) }),
  });
  const act = (type: 'period_end' | 'resume' | 'withdraw') => cancel.mutate({ type, subscription: one.subscription });
  const busy = cancel.isPending;
  return (
    <Stack gap="xs" component="section">
      <Text fw={600}>
        <FormattedMessage
          id={`payments.plan.${one.plan}`}
          values={{ product: one.product, amount: <Money amount={one.amount} currency={one.currency} /> }}
        />
      </Text>
      <Text>
        <FormattedMessage
          id={one.ends ? 'payments.ends' : 'payments.renews'}
          values={{ day: <FormattedDate value={one.period_end} dateStyle="long" timeZone="UTC" /> }}
        />
      </Text>
      {one.status === 'past_due' && (
        <Alert color="red">
          <FormattedMessage id="payments.past-due" />
        </Alert>
      )}
      {cancel.error && <ProblemNotice error={cancel.error} />}
      <Group>
        <Button variant="default" loading={busy} onClick={() => act(one.ends ? 'resume' : 'period_end')}>
          <FormattedMessage id={one.ends ? 'payments.resume' : 'payments.cancel'} />
        </Button>
        {one.withdrawable && (
          <Button variant="default" color="red" loading={busy} onClick={() => act('withdraw')}>
            <FormattedMessage id="payments.withdraw" />
          </Button>
        )}
      </Group>
    </Stack>
  );
}

/** The subscriptions of a person: the card, the next renewal, and how to end it (spec 2 §2, §8). */
export function SubscriptionPage() {
  const { formatMessage: say } = useIntl();
  const title = say({ id: 'payments.subscription' });
  const { data, error, refetch } = useCall(lastFour, {});
  const card = useMutate(changeCard, { onSuccess: ({ url }) => window.location.assign(url) });
  const invoices = useMutate(portal, { onSuccess: ({ next_url }) => window.location.assign(next_url) });
  const away = card.error ?? invoices.error;

  if (error && !data) return <PageProblem title={title} error={error} retry={refetch} />;
  if (!data) return <Skeleton height={160} />;
  return (
    <>
      <PageHeader title={title} />
      <Stack gap="lg">
        {data.subscriptions.length === 0 && (
          <Text>
            <FormattedMessage id="payments.none" />
          </Text>
        )}
        {data.subscriptions.map((one) => (
          <OneSubscription key={one.subscription} one={one} />
        ))}
        {away && (
          <div role="alert">
            <ProblemNotice error={away} />
          </div>
        )}
        {data.last_four !== '' && (
          <Text>
            <FormattedMessage id="payments.card" values={{ digits: data.last_four }} />
          </Text>
        )}
        {data.last_four !== '' && (
          <Group>
            {data.change_card_link !== '' && (
              <Button variant="default" loading={card.isPending} onClick={() => card.mutate({})}>
                <FormattedMessage id="payments.change-card" />
              </Button>
            )}
            <Button variant="default" loading={invoices.isPending} onClick={() => invoices.mutate({})}>
              <FormattedMessage id="payments.invoices" />
            </Button>
          </Group>
        )}
      </Stack>
    </>
  );
}

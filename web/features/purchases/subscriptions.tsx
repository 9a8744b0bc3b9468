import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { IconCreditCard } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { href } from '~/domain/kit/contract';
import { purchasePage } from '~/domain/purchases/contract';
import { SUPPORTER } from '~/domain/purchases/entitlements/abilities';
import { changeCard, portal, subscriptionPage } from '~/domain/purchases/payment/contract';
import { useMutate, usePage } from '~/web/live/client';
import { PageProblem } from '~/web/ui/page-problem';
import { ProblemNotice } from '~/web/ui/problem';
import { useEntitlementNews } from '~/web/ui/use-entitlements';
import layout from '~/web/ui/layout.module.css';
import text from '~/web/ui/text.module.css';
import classes from './purchase.module.css';
import { Subscription } from './subscription';

/** The subscriptions of a person: the card, the next renewal, and how to change or end it (spec 2 §2, §8). */
export function Subscriptions() {
  const { formatMessage: say } = useIntl();
  const { data, error, refetch } = usePage(subscriptionPage);
  useEntitlementNews(refetch);
  if (error && !data) return <PageProblem title={say({ id: 'payments.subscription' })} error={error} retry={refetch} />;
  if (!data) return <Skeleton height={160} />;
  return (
    <Stack gap="md">
      {data.subscriptions.length === 0 && (
        <div className={classes.card}>
          <Text>
            <FormattedMessage id="payments.none" />
          </Text>
          <Button component={Link} to={href(purchasePage, { slug: SUPPORTER })} variant="default">
            <FormattedMessage id="payments.none.offer" />
          </Button>
        </div>
      )}
      {data.subscriptions.map((one) => (
        <Subscription key={one.subscription} one={one} refetch={refetch} />
      ))}
      {data.last_four !== '' && <Card digits={data.last_four} renewed={data.subscriptions.length > 0} />}
    </Stack>
  );
}

/** The card that renewals are charged to. Another one is typed on the provider's page. */
function Card({ digits, renewed }: { digits: string; renewed: boolean }) {
  const card = useMutate(changeCard, { onSuccess: ({ url }) => window.location.assign(url) });
  const invoices = useMutate(portal, { onSuccess: ({ next_url }) => window.location.assign(next_url) });
  const away = card.error ?? invoices.error;
  return (
    <section className={classes.card} aria-labelledby="card">
      <h2 id="card" className={text.largeText}>
        <FormattedMessage id="payments.card.title" />
      </h2>
      <Text className={layout.row}>
        <IconCreditCard size={20} aria-hidden />
        <FormattedMessage id="payments.card" values={{ digits }} />
      </Text>
      {away && <ProblemNotice error={away} />}
      <Group gap="sm">
        {renewed && (
          <Button variant="default" loading={card.isPending} onClick={() => card.mutate({})}>
            <FormattedMessage id="payments.change-card" />
          </Button>
        )}
        <Button variant="default" loading={invoices.isPending} onClick={() => invoices.mutate({})}>
          <FormattedMessage id="payments.invoices" />
        </Button>
      </Group>
    </section>
  );
}

import { Button, Loader, Text } from '@mantine/core';
import { useEffect } from 'react';
import { FormattedDisplayName, FormattedMessage, useIntl } from 'react-intl';
import { Link, useNavigate, useParams } from 'react-router';
import { href } from '~/domain/kit/contract';
import { purchasePage } from '~/domain/purchases/contract';
import { orderPage, paymentOrder } from '~/domain/purchases/payment/contract';
import { inWords } from '~/domain/purchases/money';
import { usePage } from '~/web/live/client';
import { useLive } from '~/web/live/use-live';
import { PageHeader } from '~/web/ui/page-header';
import { PageProblem } from '~/web/ui/page-problem';
import { Doors } from './doors';

/** The page that the payment provider returns to: waits until the purchase is unlocked, and goes on to the page that the person came from. */
export function OrderPage() {
  const { formatMessage: say, locale } = useIntl();
  const order_id = Number(useParams().order_id);
  const navigate = useNavigate();
  const title = say({ id: 'payments.order.title' });
  const { data, error, refetch } = usePage(orderPage, { params: { order_id } });
  const { snapshot } = useLive(paymentOrder, order_id, { initial: data, enabled: data !== undefined });
  const next = snapshot?.state === 'paid' && snapshot.next_url !== '/' ? snapshot.next_url : null;
  useEffect(() => {
    if (next) void navigate(next, { replace: true });
  }, [next, navigate]);

  if (error && !data) return <PageProblem title={title} error={error} retry={refetch} />;
  const state = snapshot?.state ?? 'open';
  const returned = snapshot?.returned;
  return (
    <>
      <PageHeader title={title} />
      {snapshot && (
        <Text fw={600} mb="xs">
          <FormattedMessage
            id="payments.order.what"
            values={{
              product: snapshot.product_name,
              amount: inWords(snapshot.total, snapshot.currency, locale),
            }}
          />
        </Text>
      )}
      <Text role="status" mb="md">
        {returned ? (
          <FormattedMessage
            id="payments.order.returned"
            values={{ country: <FormattedDisplayName type="region" value={returned.country} /> }}
          />
        ) : (
          <FormattedMessage
            id={`payments.order.${state}`}
            values={{ slug: snapshot?.product ?? '', product: snapshot?.product_name }}
          />
        )}
      </Text>
      {state === 'open' && <Loader aria-hidden />}
      {state === 'paid' && <Doors slug={snapshot!.product} />}
      {returned && returned.amount > 0 && (
        <Button
          component={Link}
          to={href(
            purchasePage,
            { slug: snapshot!.product },
            { plan: snapshot!.plan, country: returned.country, next: snapshot!.next_url },
          )}
        >
          <FormattedMessage
            id="payments.order.buy"
            values={{ amount: inWords(returned.amount, returned.currency, locale) }}
          />
        </Button>
      )}
      {state === 'closed' && !returned && (
        <Button component={Link} to={href(purchasePage, { slug: snapshot!.product })}>
          <FormattedMessage id="payments.order.back" />
        </Button>
      )}
    </>
  );
}

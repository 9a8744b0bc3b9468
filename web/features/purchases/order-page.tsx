import { Button, Loader, Text } from '@mantine/core';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useNavigate, useParams } from 'react-router';
import { href } from '~/domain/kit/contract';
import { purchasePage } from '~/domain/purchases/contract';
import { orderPage, paymentOrder } from '~/domain/purchases/payment/contract';
import { usePage } from '~/web/live/client';
import { useLive } from '~/web/live/use-live';
import { PageHeader } from '~/web/ui/page-header';
import { PageProblem } from '~/web/ui/page-problem';
import { inWords } from './money';

/** Where the payment provider leads back to: waits until what was paid is unlocked, and goes on to where the person came from. */
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
        <FormattedMessage id={`payments.order.${state}`} />
      </Text>
      {state === 'open' && <Loader aria-hidden />}
      {state === 'paid' && (
        <Button component={Link} to={snapshot!.next_url}>
          <FormattedMessage id="payments.order.go-on" />
        </Button>
      )}
      {state === 'closed' && (
        <Button component={Link} to={href(purchasePage, { slug: snapshot!.product })}>
          <FormattedMessage id="payments.order.back" />
        </Button>
      )}
    </>
  );
}

import { useEffect } from 'react';
import { FormattedDisplayName, FormattedMessage, useIntl } from 'react-intl';
import { useNavigate, useParams } from 'react-router';
import { href } from '~/domain/kit/contract';
import { purchasePage } from '~/domain/purchases/contract';
import { orderPage, paymentOrder } from '~/domain/purchases/payment/contract';
import { inWords } from '~/domain/purchases/money';
import { usePage } from '~/web/live/client';
import { useLive } from '~/web/live/use-live';
import { LinkButton } from '~/web/ui/button';
import { PageHeader } from '~/web/ui/page-header';
import { PageProblem } from '~/web/ui/page-problem';
import { PulsingDots } from '~/web/ui/pulsing-dots';
import { Doors } from './doors';
import classes from './order-page.module.css';

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
    <div className={classes.page}>
      <PageHeader title={title} />
      {snapshot && (
        <p className={classes.product}>
          <FormattedMessage
            id="payments.order.what"
            values={{
              product: snapshot.product_name,
              amount: inWords(snapshot.total, snapshot.currency, locale),
            }}
          />
        </p>
      )}
      <p role="status" className={classes.state}>
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
      </p>
      {state === 'open' && <PulsingDots />}
      {state === 'paid' && <Doors slug={snapshot!.product} />}
      {returned && returned.amount > 0 && (
        <LinkButton
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
        </LinkButton>
      )}
      {state === 'closed' && !returned && (
        <LinkButton to={href(purchasePage, { slug: snapshot!.product })}>
          <FormattedMessage id="payments.order.back" />
        </LinkButton>
      )}
    </div>
  );
}

import { Anchor, Button, Checkbox, Text } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { terms } from '~/domain/accounts/consent/contract';
import { safeNext } from '~/domain/accounts/safe-next';
import type { PageData } from '~/domain/kit/contract';
import type { purchasePage } from '~/domain/purchases/contract';
import { checkout } from '~/domain/purchases/payment/contract';
import type { Plan } from '~/domain/purchases/products/contract';
import { inWords } from '~/domain/purchases/money';
import { useSession } from '~/web/core/session';
import { useMutate } from '~/web/live/client';
import { ProblemNotice } from '~/web/ui/problem';
import { useAccountGate } from '~/web/ui/use-account-gate';
import { Coupon, type Reduced } from './coupon';
import { Overlaps } from './overlaps';
import texts from '~/web/ui/text.module.css';
import classes from './purchase.module.css';

type Offer = PageData<typeof purchasePage>;

interface Props {
  offer: Offer;
  plan: Plan;
  /** The page that the person came from; null if there is none. */
  next: string | null;
  /** The price that was shown does not hold. */
  onStale: () => unknown;
}

/** Refusals of what is not shown any more. */
const STALE = new Set(['price-changed', 'offer-changed', 'currency-not-taken', 'still-paid']);

/** What is paid and when it renews, the two consents, and the button that orders (spec 2 §2, §9). */
export function Buy({ offer, plan, next, onStale }: Props) {
  const { locale } = useIntl();
  const { person } = useSession();
  const gate = useAccountGate();
  const [ticks, setTicks] = useState({ accept_terms: false, start_now: false });
  const [coupon, setCoupon] = useState<Reduced | null>(null);
  const order = useMutate(checkout, {
    onSuccess: ({ url }) => window.location.assign(url),
    onError: ({ code }) => void (STALE.has(code ?? '') && onStale()),
  });
  const price = offer.plans.find((one) => one.plan === plan);
  if (!price) return null;
  const { currency, amount } = price;
  // A code holds for the price that it was tried on.
  const held = coupon && coupon.currency === currency && coupon.list === amount ? coupon : null;
  const total = held?.total ?? amount;
  const written = (each: number) => inWords(each, currency, locale);
  const needsAccount = !person || person.guest;
  const needsCountry = !needsAccount && offer.customer_country === '';
  const missing = order.error?.code === 'sale-consent-missing';
  const pay = () =>
    order.mutate({
      product: offer.product,
      plan,
      currency,
      coupon: held?.code ?? '',
      country: offer.customer_country,
      next: safeNext(next),
      total,
      overlaps: offer.overlaps.map(({ product }) => product),
      pays_used_days: offer.pays_used_days,
      ...ticks,
    });
  return (
    <div className={classes.buy}>
      <dl className={classes.sums}>
        {held && (
          <div>
            <dt>
              <FormattedMessage id="purchases.buy.code" values={{ code: held.code }} />
            </dt>
            <dd>{written(total - amount)}</dd>
          </div>
        )}
        <div className={classes.total}>
          <dt>
            <FormattedMessage id="purchases.buy.total" />
          </dt>
          <dd data-testid="total">{written(total)}</dd>
        </div>
        <div>
          <dt>
            <FormattedMessage
              id={held ? 'purchases.buy.renews.code' : 'purchases.buy.renews'}
              values={{ day: <FormattedDate value={price.renews_at} dateStyle="long" timeZone="UTC" /> }}
            />
          </dt>
          {held && <dd>{written(amount)}</dd>}
        </div>
      </dl>
      <Coupon
        product={offer.product}
        plan={plan}
        currency={currency}
        country={offer.customer_country}
        held={held}
        onChange={setCoupon}
      />
      <Overlaps offer={offer} plan={plan} onStale={onStale} />
      <Consents
        ticks={ticks}
        onChange={(changed) => setTicks({ ...ticks, ...changed })}
        missing={missing}
        paysUsedDays={offer.pays_used_days}
      />
      {order.error && <ProblemNotice error={order.error} />}
      <Button
        fullWidth
        classNames={{ root: classes.press, label: texts.wrappedLabel }}
        loading={order.isPending || order.isSuccess}
        disabled={needsCountry}
        leftSection={<IconLock size={18} aria-hidden />}
        onClick={gate(pay)}
      >
        <FormattedMessage id="purchases.buy.pay" />
      </Button>
      {needsCountry && (
        <Text size="sm" fw={600}>
          <FormattedMessage id="purchases.buy.country" />
        </Text>
      )}
      <Text size="sm">
        <FormattedMessage id={needsAccount ? 'purchases.buy.needs-account' : 'purchases.buy.card'} />
      </Text>
    </div>
  );
}

interface Ticks {
  accept_terms: boolean;
  start_now: boolean;
}

function Consents({
  ticks,
  onChange,
  missing,
  paysUsedDays,
}: {
  ticks: Ticks;
  onChange: (changed: Partial<Ticks>) => void;
  missing: boolean;
  paysUsedDays: boolean;
}) {
  const { formatMessage: say } = useIntl();
  const wrong = (ticked: boolean) => missing && !ticked && say({ id: 'purchases.buy.tick' });
  return (
    <>
      <Checkbox
        checked={ticks.accept_terms}
        error={wrong(ticks.accept_terms)}
        onChange={(event) => onChange({ accept_terms: event.currentTarget.checked })}
        label={
          <FormattedMessage
            id="purchases.buy.terms"
            values={{
              terms: (text) => (
                <Anchor href={terms.path} target="_blank" underline="always" inherit>
                  {text}
                </Anchor>
              ),
            }}
          />
        }
      />
      <Checkbox
        checked={ticks.start_now}
        error={wrong(ticks.start_now)}
        onChange={(event) => onChange({ start_now: event.currentTarget.checked })}
        label={say({ id: paysUsedDays ? 'purchases.buy.start.used' : 'purchases.buy.start' })}
      />
    </>
  );
}

import { Button, SegmentedControl, Select, Text } from '@mantine/core';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { countryNames } from '~/domain/accounts/countries';
import type { PageData } from '~/domain/kit/contract';
import type { purchasePage } from '~/domain/purchases/contract';
import { PLANS, type Plan } from '~/domain/purchases/products/contract';
import { inWords } from '~/domain/purchases/money';
import classes from './purchase.module.css';

type Offer = PageData<typeof purchasePage>;
type Priced = Offer['plans'][number];

interface Props {
  offer: Offer;
  plan: Plan;
  inGbp: boolean;
  onPlan: (plan: Plan) => void;
  onGbp: (inGbp: boolean) => void;
  onCountry: (country: string) => void;
}

const MONTHS_A_YEAR = 12;

/** How much less a year costs than 12 single months, in whole percent; 0 if it does not. */
function saving(plans: readonly Priced[]): number {
  const of = (plan: Plan) => plans.find((one) => one.plan === plan)?.amount ?? 0;
  const single = of('monthly') * MONTHS_A_YEAR;
  return single > 0 ? Math.max(0, Math.floor((1 - of('yearly') / single) * 100)) : 0;
}

/** What a product costs by plan (spec 2 §2, §9). */
export function PriceBox({ offer, plan, inGbp, onPlan, onGbp, onCountry }: Props) {
  const { formatMessage: say, locale } = useIntl();
  const countries = useMemo(
    () => countryNames(locale).map(({ code, name }) => ({ value: code, label: name })),
    [locale],
  );
  const { plans, customer_country, gbp_offered } = offer;
  const price = plans.find((one) => one.plan === plan);
  if (!price) return null;
  const less = plan === 'yearly' ? saving(plans) : 0;
  return (
    <div className={classes.price}>
      <SegmentedControl
        fullWidth
        size="md"
        aria-label={say({ id: 'purchases.plan' })}
        value={plan}
        data={PLANS.map((one) => ({ value: one, label: say({ id: `purchases.plan.${one}` }) }))}
        onChange={(chosen) => onPlan(PLANS.find((one) => one === chosen) ?? 'yearly')}
      />
      <p className={classes.amount}>
        <strong data-testid="price">{inWords(price.amount, price.currency, locale)}</strong>{' '}
        <FormattedMessage id={`purchases.per.${plan}`} />
      </p>
      <Text size="sm">
        <FormattedMessage id={`purchases.renews.${plan}`} />{' '}
        {less > 0 && <FormattedMessage id="purchases.saving" values={{ percent: less }} />}
      </Text>
      <Select
        searchable
        allowDeselect={false}
        size="md"
        label={say({ id: 'purchases.country' })}
        description={say({ id: 'purchases.country.about' })}
        placeholder={say({ id: 'purchases.country.choose' })}
        nothingFoundMessage={say({ id: 'accounts.register.nothing-found' })}
        maxDropdownHeight={280}
        data={countries}
        value={customer_country || null}
        onChange={(chosen) => chosen && onCountry(chosen)}
      />
      {(gbp_offered || inGbp) && (
        <Button variant="subtle" size="compact-sm" h={44} className={classes.gbp} onClick={() => onGbp(!inGbp)}>
          <FormattedMessage id={inGbp ? 'purchases.gbp.hide' : 'purchases.gbp.show'} />
        </Button>
      )}
    </div>
  );
}

import { Anchor, Skeleton } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useParams, useSearchParams } from 'react-router';
import { safeNext } from '~/domain/accounts/safe-next';
import { purchasePage } from '~/domain/purchases/contract';
import { PLANS } from '~/domain/purchases/products/contract';
import { NotFoundPage } from '~/web/core/not-found-page';
import { type Address, usePage } from '~/web/live/client';
import { PageHeader } from '~/web/ui/page-header';
import { PageProblem } from '~/web/ui/page-problem';
import { useEntitlementNews } from '~/web/ui/use-entitlements';
import { Buy } from './buy';
import { ChooseProduct } from './choose-product';
import { Contents } from './contents';
import { Interest } from './interest';
import { Picture } from './picture';
import { PriceBox } from './price-box';
import classes from './purchase.module.css';
import { Practise, Standing } from './standing';

/** What a product gives and costs (spec 1 §2, spec 2 §2, §9). */
export function PurchasePage() {
  const { formatMessage: say } = useIntl();
  const { slug = '' } = useParams();
  const [search, setSearch] = useSearchParams();
  const plan = PLANS.find((one) => one === search.get('plan')) ?? 'yearly';
  const inGbp = search.get('currency') === 'GBP';
  const address: Address<typeof purchasePage> = {
    params: { slug },
    query: { currency: inGbp ? 'GBP' : undefined, country: search.get('country') ?? undefined },
  };
  const { data, error, refetch } = usePage(purchasePage, address);
  useEntitlementNews(refetch);

  const set = (name: string, value: string | null) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        if (value === null) after.delete(name);
        else after.set(name, value);
        return after;
      },
      { replace: true },
    );

  if (error?.status === 404) return <NotFoundPage />;
  if (error && !data) return <PageProblem title={say({ id: 'purchases.title' })} error={error} retry={refetch} />;
  if (!data) return <Skeleton height={320} />;
  const next = search.get('next');
  const kept = search.size > 0 ? `?${search}` : '';
  return (
    <>
      <PageHeader
        title={data.kind === 'supporter' ? say({ id: 'purchases.supporter.title' }) : data.name}
        eyebrow={
          next && (
            <Anchor component={Link} to={safeNext(next)} className={classes.back}>
              <FormattedMessage id="purchases.back" />
            </Anchor>
          )
        }
        lead={data.about}
        actions={data.kind === 'supporter' ? null : <Picture name={data.picture} />}
      />
      <div className={classes.columns}>
        <Contents offer={data} />
        <aside className={classes.box}>
          <div className={classes.half}>
            <ChooseProduct offer={data} search={kept} />
            <PriceBox
              offer={data}
              plan={plan}
              inGbp={inGbp}
              onPlan={(chosen) => set('plan', chosen)}
              onGbp={(gbp) => set('currency', gbp ? 'GBP' : null)}
              onCountry={(country) => set('country', country)}
            />
          </div>
          <div className={classes.half}>
            <Standing offer={data} />
            {!data.owned && data.on_sale && (
              <Buy key={data.product} offer={data} plan={plan} next={next} onStale={refetch} />
            )}
            {!data.owned && !data.on_sale && data.state !== 'free' && <Interest offer={data} address={address} />}
            <Practise offer={data} />
          </div>
        </aside>
      </div>
    </>
  );
}

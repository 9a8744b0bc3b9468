import { Skeleton } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { purchasePage } from '~/domain/purchases/contract';
import { PRODUCTS } from '~/domain/purchases/products';
import { NotFoundPage } from '~/web/core/not-found-page';
import { usePage } from '~/web/live/client';
import { PageHeader } from '~/web/ui/page-header';
import { PageProblem } from '~/web/ui/page-problem';
import { Benefits } from './benefits';
import { Interest } from './interest';
import classes from './purchase.module.css';

/** What a product gives, and that it cannot be bought yet (spec 1 §2). */
export function PurchasePage() {
  const { slug } = useParams();
  const product = PRODUCTS.find((each) => each === slug);
  return product ? <Offer key={product} product={product} /> : <NotFoundPage />;
}

function Offer({ product }: { product: (typeof PRODUCTS)[number] }) {
  const { formatMessage: say } = useIntl();
  const { data, error, refetch } = usePage(purchasePage, { params: { slug: product } });
  const title = say({ id: product === 'supporter' ? 'purchases.supporter.title' : `purchases.product.${product}` });

  if (error && !data) return <PageProblem title={title} error={error} retry={refetch} />;
  return (
    <div className={classes.page}>
      <PageHeader
        title={title}
        lead={<FormattedMessage id={product === 'supporter' ? 'purchases.supporter.lead' : 'purchases.lead'} />}
      />
      {product === 'supporter' && <Benefits />}
      {data ? <Interest offer={data} /> : <Skeleton height={160} />}
    </div>
  );
}

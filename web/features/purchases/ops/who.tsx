import { Anchor } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { href } from '~/domain/kit/contract';
import { paymentsCustomerPage } from '~/domain/purchases/payment/ops-contract';

/** A person, with a link to everything that they paid; or that the account is gone. */
export function Who({ who, accountId }: { who: string; accountId: number | null }) {
  if (accountId === null) return <FormattedMessage id="payments.ops.gone" />;
  return (
    <Anchor component={Link} to={href(paymentsCustomerPage, { account_id: accountId })} inherit>
      {who}
    </Anchor>
  );
}

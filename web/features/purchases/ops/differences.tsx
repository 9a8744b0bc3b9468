import { Anchor, Button } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { href, type PageData } from '~/domain/kit/contract';
import { paymentsCustomerPage, paymentsPage } from '~/domain/purchases/payment/ops-contract';
import { useAction } from '~/web/live/client';
import { ProblemNotice } from '~/web/ui/problem';
import { Section } from '~/web/ui/section-heading';
import lists from '~/web/ui/list.module.css';
import text from '~/web/ui/text.module.css';
import classes from './payments.module.css';

type Difference = PageData<typeof paymentsPage>['differences'][number];

interface Props {
  /** Of what is in the database alone. */
  known: readonly Difference[];
  /** Whether there is a provider to compare with. */
  comparable: boolean;
  refetch: () => unknown;
}

/** Differences between the state of the provider and ours; normally none. */
export function Differences({ known, comparable, refetch }: Props) {
  const compare = useAction(paymentsPage, 'compare', {}, { onSuccess: () => refetch() });
  const shown = compare.data?.differences ?? known;
  return (
    <Section
      id="differences"
      title={<FormattedMessage id="payments.ops.differences" />}
      actions={
        comparable && (
          <Button variant="default" loading={compare.isPending} onClick={() => compare.mutate({})}>
            <FormattedMessage id="payments.ops.compare" />
          </Button>
        )
      }
    >
      {compare.error && <ProblemNotice error={compare.error} />}
      <p role="status" className={text.dimmedText}>
        {compare.data ? (
          <FormattedMessage
            id="payments.ops.compared"
            values={{ compared: compare.data.compared, found: compare.data.differences.length }}
          />
        ) : (
          shown.length === 0 && <FormattedMessage id="payments.ops.differences.none" />
        )}
      </p>
      <ul className={lists.ofRows}>
        {shown.map(({ kind, id, customer, account_id }) => (
          <li key={`${kind} ${id}`} className={classes.row}>
            <div>
              <strong>
                <FormattedMessage id={`payments.ops.difference.${kind}`} />
              </strong>
              <div>
                <code className={classes.number}>
                  {account_id === null ? (
                    `${id} ${customer}`
                  ) : (
                    <Anchor component={Link} to={href(paymentsCustomerPage, { account_id })} inherit>
                      {id}
                    </Anchor>
                  )}
                </code>
              </div>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

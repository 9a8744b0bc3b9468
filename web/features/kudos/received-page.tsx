import { Stack } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { FormattedList, FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { Link, useSearchParams } from 'react-router';
import { href, type PageData } from '~/domain/kit/contract';
import { receivedKudos } from '~/domain/kudos/contract';
import { usePage } from '~/web/live/client';
import { Pages } from '~/web/ui/pages';
import { FinishSpot } from '~/web/ui/art/spots-people';
import { EmptyState } from '~/web/ui/empty-state';
import { PageHeader } from '~/web/ui/page-header';
import { PersonAvatar } from '~/web/ui/person-avatar';
import { ProblemNotice } from '~/web/ui/problem';
import { Section } from '~/web/ui/section-heading';
import { SkeletonList } from '~/web/ui/skeleton-list';
import { TimeAgo } from '~/web/ui/time-ago';
import layout from '~/web/ui/layout.module.css';
import lists from '~/web/ui/list.module.css';
import classes from './kudos.module.css';

type Received = PageData<typeof receivedKudos>;

/** What one was thanked for in groups: totals, and every time with its round. */
export function ReceivedPage() {
  const { formatMessage: say } = useIntl();
  const [address] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(address.get('page'))) || 1);
  const { data, error, refetch, isPlaceholderData } = usePage(
    receivedKudos,
    { query: { page: page > 1 ? page : undefined } },
    { placeholderData: keepPreviousData },
  );
  return (
    <div className={layout.page86ch}>
      <PageHeader title={say({ id: 'kudos.title' })} lead={<FormattedMessage id="kudos.lead" />} />
      {error ? (
        <ProblemNotice error={error} onRetry={refetch} />
      ) : !data ? (
        <SkeletonList rows={4} height={72} />
      ) : data.count === 0 ? (
        <EmptyState art={<FinishSpot />} title={<FormattedMessage id="kudos.empty.title" />}>
          <FormattedMessage id="kudos.empty" />
        </EmptyState>
      ) : (
        <Stack gap={40}>
          <Totals totals={data.totals} />
          <Every received={data} stale={isPlaceholderData} />
        </Stack>
      )}
    </div>
  );
}

function Totals({ totals }: Pick<Received, 'totals'>) {
  return (
    <Section id="totals" title={<FormattedMessage id="kudos.totals" />}>
      <dl className={classes.totals}>
        {totals.map(({ kind, count }) => (
          <div key={kind} className={classes.total}>
            <dt>
              <FormattedMessage id={`kudos.kind.${kind}`} />
            </dt>
            <dd>
              <FormattedNumber value={count} />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

function Every({ received: { items, page, pages }, stale }: { received: Received; stale: boolean }) {
  const { formatMessage: say } = useIntl();
  return (
    <Section id="every" title={<FormattedMessage id="kudos.every" />}>
      <ul className={lists.ofCards} aria-busy={stale}>
        {items.map(({ from, kinds, station, url, given_at }) => (
          <li key={`${url} ${from.name} ${given_at}`} className={classes.received}>
            <PersonAvatar name={from.name} avatar={from.avatar} />
            <div>
              <p className={layout.flush}>
                <FormattedMessage
                  id="kudos.from"
                  values={{
                    name: from.name,
                    kinds: <FormattedList type="unit" value={kinds.map((kind) => say({ id: `kudos.kind.${kind}` }))} />,
                  }}
                />
              </p>
              <p className={classes.about}>
                <Link to={url}>{station}</Link> · <TimeAgo at={given_at} />
              </p>
            </div>
          </li>
        ))}
      </ul>
      <Pages
        of={{ page, pages }}
        to={(number) => href(receivedKudos, {}, { page: number })}
        label={say({ id: 'kudos.pages' })}
        mt="md"
      />
    </Section>
  );
}

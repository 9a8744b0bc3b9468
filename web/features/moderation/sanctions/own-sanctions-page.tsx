import { Skeleton } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { ownSanctionsPage } from '~/domain/moderation/sanctions/contract';
import { pageKey, useAction, usePage } from '~/web/live/client';
import { PageHeader } from '~/web/ui/page-header';
import { PageProblem } from '~/web/ui/page-problem';
import { OwnSanctions } from './own-sanctions';

/** What moderators decided about oneself. */
export function OwnSanctionsPage() {
  const { formatMessage: say } = useIntl();
  const cache = useQueryClient();
  const { data, error, refetch } = usePage(ownSanctionsPage, {}, { refetchOnMount: 'always' });
  const ask = useAction(
    ownSanctionsPage,
    'ask',
    {},
    { onSuccess: (answer) => void cache.setQueryData(pageKey(ownSanctionsPage, {}), answer) },
  );
  if (error && !data) return <PageProblem title={say({ id: 'sanctions.title' })} error={error} retry={refetch} />;
  if (!data) return <Skeleton height={240} />;
  return (
    <>
      <PageHeader title={say({ id: 'sanctions.title' })} lead={say({ id: 'sanctions.lead' })} />
      <OwnSanctions
        sanctions={data.sanctions}
        asking={{ send: (asked) => ask.mutate(asked), pending: ask.isPending, error: ask.error }}
      />
    </>
  );
}

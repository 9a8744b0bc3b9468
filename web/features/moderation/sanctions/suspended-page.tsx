import { Skeleton } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { suspendedPage } from '~/domain/moderation/sanctions/contract';
import { NotFoundPage } from '~/web/core/not-found-page';
import { pageKey, useAction, usePage } from '~/web/live/client';
import { PageHeader } from '~/web/ui/page-header';
import { PageProblem } from '~/web/ui/page-problem';
import { OwnSanctions } from './own-sanctions';

/** Why an account is suspended, for who has proved that it is theirs. */
export function SuspendedPage() {
  const { formatMessage: say } = useIntl();
  const cache = useQueryClient();
  const { token = '' } = useParams();
  const { data, error, refetch } = usePage(suspendedPage, { params: { token } });
  const ask = useAction(
    suspendedPage,
    'ask',
    { params: { token } },
    { onSuccess: (answer) => void cache.setQueryData(pageKey(suspendedPage, { params: { token } }), answer) },
  );
  if (error?.status === 404) return <NotFoundPage />;
  if (error && !data) return <PageProblem title={say({ id: 'sanctions.suspended' })} error={error} retry={refetch} />;
  if (!data) return <Skeleton height={240} />;
  return (
    <>
      <PageHeader title={say({ id: 'sanctions.suspended' })} lead={say({ id: 'sanctions.suspended.lead' })} />
      <OwnSanctions
        sanctions={data.sanctions}
        asking={{ send: (asked) => ask.mutate(asked), pending: ask.isPending, error: ask.error }}
      />
    </>
  );
}

import { Skeleton, Stack, Title } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { useParams } from 'react-router';
import { consultationPage } from '~/domain/consultations/contract';
import { NotFoundPage } from '~/web/core/not-found-page';
import { usePage } from '~/web/live/client';
import { ProblemNotice } from '~/web/ui/problem';
import { Consultation } from './consultation';

/** The person's own consultation, in any state. */
export function ConsultationPage() {
  const { consultation_id = '' } = useParams();
  const { data, error, refetch } = usePage(
    consultationPage,
    { params: { consultation_id } },
    { staleTime: Infinity, gcTime: 0 },
  );
  // What is shown stays when it cannot be read anew: one talks on.
  if (data) return <Consultation key={data.consultation_id} data={data} problem={error} onReload={refetch} />;
  if (error?.status === 404) return <NotFoundPage />;
  if (error) {
    return (
      <Stack gap="md" align="flex-start">
        <Title order={1} size="h2">
          <FormattedMessage id="stations.page-problem" />
        </Title>
        <ProblemNotice error={error} onRetry={error.passing ? refetch : undefined} />
      </Stack>
    );
  }
  return (
    <Stack gap="md" aria-busy maw={820}>
      <Skeleton height={32} width="50%" />
      <Skeleton height={64} />
      <Skeleton height={320} />
    </Stack>
  );
}

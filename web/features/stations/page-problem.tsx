import { Stack, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ProblemError } from '~/web/live/client';
import { ProblemNotice } from '~/web/ui/problem';

/** Instead of a page that cannot be shown: why, trying again where that may help, and a way on. */
export function PageProblem({
  error,
  retry,
  children,
}: {
  error: ProblemError;
  retry: () => unknown;
  children?: ReactNode;
}) {
  return (
    <Stack gap="md" align="flex-start">
      <Title order={1} size="h2">
        <FormattedMessage id="stations.page-problem" />
      </Title>
      <ProblemNotice error={error} onRetry={error.passing ? retry : undefined} />
      {children}
    </Stack>
  );
}

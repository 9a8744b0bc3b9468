import { Skeleton } from '@mantine/core';
import { useIntl } from 'react-intl';
import type { ProblemError } from '~/web/live/client';
import { PageHeader } from '~/web/ui/page-header';
import { ProblemNotice } from '~/web/ui/problem';
import classes from './page.module.css';

/** Instead of an analysis that cannot be shown. */
export function AnalysisProblem({ error, retry }: { error: ProblemError; retry: () => unknown }) {
  const { formatMessage: say } = useIntl();
  return (
    <>
      <PageHeader title={say({ id: 'questions.analysis.title' })} />
      <ProblemNotice error={error} onRetry={error.passing ? retry : undefined} />
    </>
  );
}

export function AnalysisSkeleton() {
  return (
    <div className={classes.page} aria-busy>
      <Skeleton height={36} width="60%" mb="md" />
      <Skeleton height={64} mb="md" />
      <Skeleton height={172} mb="xl" />
      <Skeleton height={320} />
    </div>
  );
}

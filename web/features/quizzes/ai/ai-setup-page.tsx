import { Skeleton } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { aiQuizSetup } from '~/domain/quizzes/generation/contract';
import { usePage } from '~/web/live/client';
import { PageHeader } from '~/web/ui/page-header';
import { PageProblem } from '~/web/ui/page-problem';
import { useEntitlementNews } from '~/web/ui/use-entitlements';
import layout from '~/web/ui/layout.module.css';
import { AiSetupForm } from './ai-setup-form';

/** The page to request an AI quiz (spec 1 §2, §5). */
export function AiSetupPage() {
  const { formatMessage: say } = useIntl();
  const { data, error, refetch } = usePage(aiQuizSetup);
  // Supporters may have more written a day.
  useEntitlementNews(refetch);
  const title = say({ id: 'quizzes.ai.title' });

  if (error && !data) return <PageProblem title={title} error={error} retry={refetch} />;
  return (
    <div className={layout.page720}>
      <PageHeader title={title} lead={<FormattedMessage id="quizzes.ai.lead" />} />
      {data ? (
        <AiSetupForm setup={data} />
      ) : (
        <div className={layout.form} aria-busy>
          <Skeleton height={280} />
          <Skeleton height={140} />
          <Skeleton height={180} />
          <Skeleton height={56} />
        </div>
      )}
    </div>
  );
}

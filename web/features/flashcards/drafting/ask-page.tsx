import { Skeleton } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { createGenerationJob } from '~/domain/flashcards/generation/contract';
import { usePage } from '~/web/live/client';
import { PageHeader } from '~/web/ui/page-header';
import { PageProblem } from '~/web/ui/page-problem';
import { useEntitlementNews } from '~/web/ui/use-entitlements';
import { AskForm } from './ask-form';
import layout from '~/web/ui/layout.module.css';

/** The page to request a generated deck (spec 1 §2). */
export function AskPage() {
  const { formatMessage: say } = useIntl();
  const { data, error, refetch } = usePage(createGenerationJob, {}, { gcTime: 0 });
  // Supporters may have more written a day.
  useEntitlementNews(refetch);
  const title = say({ id: 'flashcards.generate' });
  if (error && !data) return <PageProblem title={title} error={error} retry={refetch} />;
  return (
    <div className={layout.page720}>
      <PageHeader title={title} lead={<FormattedMessage id="flashcards.generate.lead" />} />
      {data ? <AskForm setup={data} /> : <Skeleton height={420} aria-busy />}
    </div>
  );
}

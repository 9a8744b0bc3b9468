import { Skeleton } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { flashcardSetup } from '~/domain/flashcards/review/contract';
import { usePage } from '~/web/live/client';
import { PageHeader } from '~/web/ui/page-header';
import { PageProblem } from '~/web/ui/page-problem';
import { SetupForm } from './setup-form';
import { chosenAtFirst } from './choices';

/** Where a review of flashcards is put together (spec 2 §2). */
export function SetupPage() {
  const { formatMessage: say } = useIntl();
  const [search] = useSearchParams();
  const { data, error, refetch } = usePage(flashcardSetup);
  const title = say({ id: 'flashcards.setup' });
  if (error && !data) return <PageProblem title={title} error={error} retry={refetch} />;
  return (
    <>
      <PageHeader title={title} lead={<FormattedMessage id="flashcards.setup.lead" />} />
      {data ? <SetupForm setup={data} first={chosenAtFirst(search)} /> : <Skeleton height={480} aria-busy />}
    </>
  );
}

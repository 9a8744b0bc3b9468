import { Skeleton } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { flashcardSetup } from '~/domain/flashcards/review/contract';
import { usePage } from '~/web/live/client';
import { PageHeader } from '~/web/ui/page-header';
import { PageProblem } from '~/web/ui/page-problem';
import { chosenAtFirst } from './choices';
import { SetupForm } from './setup-form';
import layout from '~/web/ui/layout.module.css';

/** The page to set up a review of flashcards (spec 2 §2). */
export function SetupPage() {
  const { formatMessage: say } = useIntl();
  const [search] = useSearchParams();
  const deck = Number(search.get('deck')) || undefined;
  const { data, error, refetch } = usePage(flashcardSetup, { query: { deck } }, { staleTime: 0, gcTime: 0 });
  const title = say({ id: 'flashcards.setup' });
  if (error && !data) return <PageProblem title={title} error={error} retry={refetch} />;
  return (
    <div className={layout.page760}>
      <PageHeader title={title} lead={<FormattedMessage id="flashcards.setup.lead" />} />
      {data ? (
        <SetupForm key={search.toString()} setup={data} first={chosenAtFirst(search, data)} />
      ) : (
        <Skeleton height={480} aria-busy />
      )}
    </div>
  );
}

import { Skeleton } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useParams, useSearchParams } from 'react-router';
import { flashcardSummary } from '~/domain/flashcards/review/contract';
import { href } from '~/domain/kit/contract';
import { usePage } from '~/web/live/client';
import { Pages } from '~/web/ui/pages';
import { PageProblem } from '~/web/ui/page-problem';
import { Filters } from './filters';
import { addressOf, filtersIn } from './filter-address';
import { Result } from './result';
import { SummaryCards } from './summary-cards';
import { UndoLast } from './undo-last';
import classes from './summary.module.css';

/** What came of a review, the wrong cards first, and the way on (spec 2 §2). */
export function SummaryPage() {
  const { formatMessage: say } = useIntl();
  const { quizlogId = '' } = useParams();
  const [search, setSearch] = useSearchParams();
  const filters = filtersIn(search);
  const page = Math.max(1, Math.trunc(Number(search.get('page'))) || 1);
  const { data, error, refetch, isPlaceholderData } = usePage(
    flashcardSummary,
    { params: { quizlogId }, query: addressOf(filters, page) },
    { placeholderData: keepPreviousData },
  );
  const title = say({ id: 'flashcards.summary' });
  if (error) return <PageProblem title={title} error={error} retry={refetch} />;
  if (!data) return <Skeleton height={480} maw={760} mx="auto" aria-busy />;
  return (
    <div className={classes.page}>
      <Result quizlogId={Number(quizlogId)} summary={data} />
      <UndoLast quizlogId={quizlogId} />
      <Filters
        filters={filters}
        bins={data.bins}
        onChange={(next) =>
          setSearch(
            Object.entries(addressOf(next, 1)).flatMap(([key, value]) =>
              value === undefined ? [] : [[key, String(value)] as [string, string]],
            ),
            { replace: true },
          )
        }
      />
      <SummaryCards items={data.items} stale={isPlaceholderData} />
      <Pages
        of={data}
        to={(number) => href(flashcardSummary, { quizlogId }, addressOf(filters, number ?? 1))}
        label={say({ id: 'flashcards.summary.pages' })}
      />
    </div>
  );
}

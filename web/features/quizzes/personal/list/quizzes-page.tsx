import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { href } from '~/domain/kit/contract';
import { PERSONAL_PAGE, personalQuizzes } from '~/domain/quizzes/personal/contract';
import { usePage } from '~/web/live/client';
import { Pages } from '~/web/ui/pages';
import { QuizSpot } from '~/web/ui/art/spots-things';
import { EmptyState } from '~/web/ui/empty-state';
import { PageHeader } from '~/web/ui/page-header';
import { SkeletonList } from '~/web/ui/skeleton-list';
import { PageProblem } from '~/web/ui/page-problem';
import lists from '~/web/ui/list.module.css';
import classes from './list.module.css';
import { NewQuiz } from './new-quiz';
import { QuizRow } from './quiz-row';

/** One's own quizzes, 10 a page (spec 2 §9). */
export function QuizzesPage() {
  const { formatMessage: say } = useIntl();
  const [search] = useSearchParams();
  const page = Math.max(1, Number(search.get('page')) || 1);
  const [making, { open, close }] = useDisclosure(false);
  const { data, error, refetch, isPlaceholderData } = usePage(
    personalQuizzes,
    { query: { page: page > 1 ? page : undefined } },
    { placeholderData: keepPreviousData },
  );
  const title = say({ id: 'teach.list.title' });
  const make = (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={open}>
      <FormattedMessage id="teach.list.new" />
    </Button>
  );

  if (error && !data) return <PageProblem title={title} error={error} retry={refetch} />;
  return (
    <div className={classes.page}>
      <PageHeader
        title={title}
        lead={<FormattedMessage id="teach.list.lead" />}
        actions={data && data.count > 0 ? make : null}
      />
      {!data && <SkeletonList rows={5} height={88} />}
      {data?.count === 0 && (
        <EmptyState art={<QuizSpot />} title={<FormattedMessage id="teach.list.empty" />} action={make}>
          <FormattedMessage id="teach.list.empty.body" />
        </EmptyState>
      )}
      {data && data.items.length > 0 && (
        <ol
          className={lists.inPanel}
          data-stale={isPlaceholderData || undefined}
          aria-busy={isPlaceholderData}
          start={(data.page - 1) * PERSONAL_PAGE + 1}
        >
          {data.items.map((quiz) => (
            <li key={quiz.id} className={`${lists.line} ${classes.row}`}>
              <QuizRow quiz={quiz} />
            </li>
          ))}
        </ol>
      )}
      {data && (
        <Pages
          of={data}
          to={(number) => href(personalQuizzes, {}, { page: number })}
          label={say({ id: 'teach.list.pages' })}
          mt="md"
        />
      )}
      <NewQuiz opened={making} onClose={close} />
    </div>
  );
}

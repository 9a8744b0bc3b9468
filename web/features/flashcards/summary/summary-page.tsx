import { Badge, Button, Pagination, SegmentedControl, Skeleton } from '@mantine/core';
import { IconCards, IconCheck, IconX } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useParams, useSearchParams } from 'react-router';
import { flashcardReview, flashcardSetup, flashcardSummary } from '~/domain/flashcards/review/contract';
import { href, type PageData } from '~/domain/kit/contract';
import { usePage } from '~/web/live/client';
import { EmptyState } from '~/web/ui/empty-state';
import { PageHeader } from '~/web/ui/page-header';
import { PageProblem } from '~/web/ui/page-problem';
import { RichText } from '~/web/ui/rich-text';
import classes from './summary.module.css';

type Summary = PageData<typeof flashcardSummary>;
const ANSWERS = ['all', 'incorrect', 'correct'] as const;
type Answers = (typeof ANSWERS)[number];

/** What came of a review, the wrong cards first (spec 2 §2). */
export function SummaryPage() {
  const { formatMessage: say } = useIntl();
  const { quizlogId = '' } = useParams();
  const [search, setSearch] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(search.get('page'))) || 1);
  const answers = ANSWERS.find((one) => one === search.get('answers')) ?? 'all';
  const { data, error, refetch, isPlaceholderData } = usePage(
    flashcardSummary,
    {
      params: { quizlogId },
      query: { page: page > 1 ? page : undefined, answers: answers === 'all' ? undefined : answers },
    },
    { placeholderData: keepPreviousData },
  );
  const title = say({ id: 'flashcards.summary' });
  if (error) return <PageProblem title={title} error={error} retry={refetch} />;
  if (!data) return <Skeleton height={480} aria-busy />;
  return (
    <div className={classes.page}>
      <PageHeader
        title={title}
        lead={
          <FormattedMessage id="flashcards.summary.lead" values={{ correct: data.correct, answered: data.answered }} />
        }
        actions={
          data.finished ? (
            <Button component={Link} to={href(flashcardSetup)}>
              <FormattedMessage id="flashcards.summary.again" />
            </Button>
          ) : (
            <Button component={Link} to={href(flashcardReview, { quizlogId })}>
              <FormattedMessage id="flashcards.summary.go-on" />
            </Button>
          )
        }
      />
      <SegmentedControl
        className={classes.filter}
        aria-label={say({ id: 'flashcards.summary.filter' })}
        value={answers}
        onChange={(value) => setSearch(value === 'all' ? {} : { answers: value })}
        data={ANSWERS.map((value) => ({ value, label: say({ id: `flashcards.summary.filter.${value}` }) }))}
      />
      <Cards items={data.items} stale={isPlaceholderData} />
      {data.pages > 1 && <Pages quizlogId={quizlogId} answers={answers} page={data.page} pages={data.pages} />}
    </div>
  );
}

function Cards({ items, stale }: { items: Summary['items']; stale: boolean }) {
  if (items.length === 0)
    return <EmptyState icon={<IconCards />} title={<FormattedMessage id="flashcards.summary.none" />} />;
  return (
    <ul className={classes.cards} aria-busy={stale}>
      {items.map(({ id, front, back, answer_correct, leitner_bin }) => (
        <li key={id} className={classes.card}>
          <p className={classes.marks}>
            <Badge
              color={answer_correct ? 'green' : 'red'}
              variant="light"
              leftSection={answer_correct ? <IconCheck size={14} aria-hidden /> : <IconX size={14} aria-hidden />}
            >
              <FormattedMessage id={answer_correct ? 'flashcards.review.right' : 'flashcards.review.wrong'} />
            </Badge>
            <span className={classes.bin}>
              <FormattedMessage id="flashcards.card.bin" values={{ bin: leitner_bin }} />
            </span>
          </p>
          <RichText html={front} />
          <div className={classes.back}>
            <RichText html={back} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function Pages({
  quizlogId,
  answers,
  page,
  pages,
}: {
  quizlogId: string;
  answers: Answers;
  page: number;
  pages: number;
}) {
  const { formatMessage: say } = useIntl();
  return (
    <Pagination
      component="nav"
      aria-label={say({ id: 'flashcards.summary.pages' })}
      total={pages}
      value={page}
      size={48}
      mt="md"
      withControls={false}
      getItemProps={(number) => ({
        component: Link,
        to: href(
          flashcardSummary,
          { quizlogId },
          { page: number > 1 ? number : undefined, answers: answers === 'all' ? undefined : answers },
        ),
        'aria-label': say({ id: 'flashcards.summary.page' }, { page: number }),
      })}
    />
  );
}

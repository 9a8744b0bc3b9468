import { Anchor, NativeSelect } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useParams, useSearchParams } from 'react-router';
import { href, type PageData } from '~/domain/kit/contract';
import { quizAnalysis } from '~/domain/questions/analysis/contract';
import { personalQuizEditor } from '~/domain/quizzes/personal/contract';
import { usePage } from '~/web/live/client';
import { EmptyState } from '~/web/ui/empty-state';
import { PageHeader } from '~/web/ui/page-header';
import { Section } from '~/web/ui/section-heading';
import { Distribution } from './distribution';
import { Figures } from './figures';
import { ItemsTable } from './items-table';
import { AnalysisProblem, AnalysisSkeleton } from './page-problem';
import classes from './page.module.css';
import { Warnings } from './warnings';

type Analysis = PageData<typeof quizAnalysis>;

const NAMES = [
  'attempts',
  'mean',
  'median',
  'standard_deviation',
  'internal_consistency',
  'error_ratio',
  'standard_error',
  'skewness',
  'kurtosis',
] as const;

/** How a personal quiz did, and each of its questions, for who made it. */
export function QuizAnalysisPage() {
  const { quizId = '' } = useParams();
  const [search] = useSearchParams();
  const composition = Number(search.get('composition')) || undefined;
  const { data, error, refetch } = usePage(
    quizAnalysis,
    { params: { quizId }, query: { composition } },
    { placeholderData: keepPreviousData },
  );
  if (error) return <AnalysisProblem error={error} retry={refetch} />;
  if (data?.quiz_id !== Number(quizId)) return <AnalysisSkeleton />;
  return <QuizAnalysis of={data} />;
}

function QuizAnalysis({ of }: { of: Analysis }) {
  const chosen = of.compositions.find((one) => one.composition === of.composition);
  return (
    <div className={classes.page}>
      <PageHeader
        title={of.title}
        eyebrow={
          <Anchor component={Link} to={href(personalQuizEditor, { quizId: of.quiz_id })}>
            <FormattedMessage id="questions.analysis.quiz.back" />
          </Anchor>
        }
        lead={<FormattedMessage id="questions.analysis.quiz.lead" values={{ attempts: of.attempts }} />}
      />
      {of.compositions.length > 1 && <Compositions of={of} />}
      {chosen && !chosen.current && (
        <p className={classes.note}>
          <FormattedMessage id="questions.analysis.composition.changed" />
        </p>
      )}
      {of.attempts === 0 ? (
        <EmptyState title={<FormattedMessage id="questions.analysis.quiz.empty.title" />}>
          <FormattedMessage id="questions.analysis.quiz.empty" />
        </EmptyState>
      ) : (
        <>
          <Warnings warnings={of.warnings} />
          <Section id="figures" title={<FormattedMessage id="questions.analysis.figures" />}>
            <Figures figures={NAMES.map((name) => ({ name, value: of[name] }))} />
          </Section>
          <Section id="distribution" title={<FormattedMessage id="questions.analysis.distribution" />}>
            <Distribution attempts={of.distribution} />
          </Section>
          <Section id="questions" title={<FormattedMessage id="questions.analysis.questions" />}>
            <ItemsTable items={of.items} />
          </Section>
        </>
      )}
    </div>
  );
}

/** Totals are compared among those who had the same questions. */
function Compositions({ of }: { of: Analysis }) {
  const { formatMessage: say, formatDate } = useIntl();
  const [, setSearch] = useSearchParams();
  return (
    <div className={classes.bar}>
      <NativeSelect
        className={classes.choice}
        size="md"
        label={say({ id: 'questions.analysis.composition' })}
        value={of.composition ?? undefined}
        onChange={({ currentTarget: { value } }) =>
          setSearch({ composition: value }, { replace: true, preventScrollReset: true })
        }
        data={of.compositions.map(({ composition, attempts, questions, current, last_taken_at }) => ({
          value: String(composition),
          label: say(
            { id: current ? 'questions.analysis.composition.current' : 'questions.analysis.composition.earlier' },
            {
              attempts,
              questions,
              date: formatDate(last_taken_at, { day: 'numeric', month: 'short', year: 'numeric' }),
            },
          ),
        }))}
      />
    </div>
  );
}

import { Anchor, Button, NativeSelect } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useParams, useSearchParams } from 'react-router';
import { href, type PageData } from '~/domain/kit/contract';
import { analysisList, questionAnalysis } from '~/domain/questions/analysis/contract';
import { questionEdit } from '~/domain/questions/authoring/contract';
import { FREE_TEXT } from '~/domain/questions/contract';
import { usePage } from '~/web/live/client';
import { PageHeader } from '~/web/ui/page-header';
import { Section } from '~/web/ui/section-heading';
import { TimeAgo } from '~/web/ui/time-ago';
import { Fifths } from './fifths';
import { Figures } from './figures';
import { OptionsTable } from './options-table';
import { AnalysisProblem, AnalysisSkeleton } from './page-problem';
import classes from './page.module.css';
import { Warnings } from './warnings';

type Analysis = PageData<typeof questionAnalysis>;

/** In the order in which they are read: how hard, how well it tells people apart. */
const NAMES = [
  'answers',
  'facility',
  'discrimination_index',
  'discriminative_efficiency',
  'standard_deviation',
  'random_guess_score',
] as const;

/** How a question did, by its figures, for its author and for editors. */
export function QuestionAnalysisPage() {
  const { question_id = '' } = useParams();
  const [search] = useSearchParams();
  const revision = Number(search.get('revision')) || undefined;
  const { data, error, refetch } = usePage(
    questionAnalysis,
    { params: { question_id }, query: { revision } },
    { placeholderData: keepPreviousData },
  );
  if (error) return <AnalysisProblem error={error} retry={refetch} />;
  if (data?.question_id !== Number(question_id)) return <AnalysisSkeleton />;
  return <QuestionAnalysis of={data} />;
}

function QuestionAnalysis({ of }: { of: Analysis }) {
  const { formatMessage: say } = useIntl();
  const boxes = of.question_type === FREE_TEXT;
  return (
    <div className={classes.page}>
      <PageHeader
        title={of.title || say({ id: 'questions.analysis.title' })}
        eyebrow={
          <Anchor component={Link} to={href(analysisList)}>
            <FormattedMessage id="questions.analysis.title" />
          </Anchor>
        }
        lead={
          <>
            <FormattedMessage
              id="questions.analysis.question.lead"
              values={{ answers: of.figures.answers, compared: of.figures.compared }}
            />
            {of.counted_at && (
              <>
                {' '}
                <FormattedMessage id="questions.analysis.counted" values={{ when: <TimeAgo at={of.counted_at} /> }} />
              </>
            )}
          </>
        }
        actions={
          <Button
            component={Link}
            to={href(questionEdit, { question_id: of.question_id })}
            variant="default"
            leftSection={<IconPencil size={18} aria-hidden />}
          >
            <FormattedMessage id="questions.analysis.edit" />
          </Button>
        }
      />
      {of.revisions.length > 1 && <Revisions of={of} />}
      <Warnings warnings={of.figures.warnings} />
      <Section id="figures" title={<FormattedMessage id="questions.analysis.figures" />}>
        <Figures figures={NAMES.map((name) => ({ name, value: of.figures[name] }))} />
      </Section>
      <Section
        id="options"
        title={<FormattedMessage id={boxes ? 'questions.analysis.boxes' : 'questions.analysis.options'} />}
      >
        <OptionsTable options={of.options} boxes={boxes} />
      </Section>
      {of.options.some(({ by_fifth }) => by_fifth[0] !== null) && (
        <Section id="fifths" title={<FormattedMessage id="questions.analysis.fifths" />}>
          <p className={classes.note}>
            <FormattedMessage id={boxes ? 'questions.analysis.fifths.why-boxes' : 'questions.analysis.fifths.why'} />
          </p>
          <Fifths options={of.options} boxes={boxes} />
        </Section>
      )}
    </div>
  );
}

/** Figures are of one state of the question: what was changed may be harder, or right. */
function Revisions({ of }: { of: Analysis }) {
  const { formatMessage: say } = useIntl();
  const [, setSearch] = useSearchParams();
  const newest = of.revisions[0]!.revision;
  return (
    <div className={classes.bar}>
      <NativeSelect
        className={classes.choice}
        size="md"
        label={say({ id: 'questions.analysis.revision' })}
        value={of.revision}
        onChange={({ currentTarget: { value } }) =>
          setSearch(Number(value) === newest ? {} : { revision: value }, { replace: true, preventScrollReset: true })
        }
        data={of.revisions.map(({ revision, answers }) => ({
          value: String(revision),
          label: say(
            { id: revision === newest ? 'questions.analysis.revision.newest' : 'questions.analysis.revision.one' },
            { revision, answers },
          ),
        }))}
      />
    </div>
  );
}

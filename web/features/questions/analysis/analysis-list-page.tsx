import { NativeSelect, Pagination } from '@mantine/core';
import { IconChartDots } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useSearchParams } from 'react-router';
import { href, type PageData } from '~/domain/kit/contract';
import { analysisList, questionAnalysis } from '~/domain/questions/analysis/contract';
import { SPECIALTIES, specialtyKey } from '~/domain/questions/specialties';
import { usePage } from '~/web/live/client';
import { EmptyState } from '~/web/ui/empty-state';
import { PageHeader } from '~/web/ui/page-header';
import { SkeletonList } from '~/web/ui/skeleton-list';
import text from '~/web/ui/text.module.css';
import lists from '~/web/ui/list.module.css';
import classes from './analysis-list.module.css';
import { AnalysisProblem } from './page-problem';
import page from './page.module.css';
import { useFigure } from './use-figure';
import { WarningMarks } from './warnings';

type Line = PageData<typeof analysisList>['items'][number];

const SORTS = ['discrimination', 'facility', 'answers'] as const;
const SHOWN = ['answers', 'facility', 'discrimination_index'] as const;

/** Questions by their figures, the most doubtful first. */
export function AnalysisListPage() {
  const { formatMessage: say } = useIntl();
  const [search, setSearch] = useSearchParams();
  const sort = SORTS.find((one) => one === search.get('sort')) ?? 'discrimination';
  const specialty = Number(search.get('specialty')) || 0;
  const number = Math.max(1, Number(search.get('page')) || 1);
  const query = {
    sort: sort === 'discrimination' ? undefined : sort,
    specialty: specialty || undefined,
    page: number > 1 ? number : undefined,
  };
  const { data, error, refetch, isPlaceholderData } = usePage(
    analysisList,
    { query },
    { placeholderData: keepPreviousData },
  );
  const change = (name: string, value: string, plain: string) => {
    const next = new URLSearchParams(search);
    next.delete('page');
    if (value === plain) next.delete(name);
    else next.set(name, value);
    setSearch(next, { replace: true, preventScrollReset: true });
  };
  if (error) return <AnalysisProblem error={error} retry={refetch} />;
  return (
    <div className={page.page}>
      <PageHeader
        title={say({ id: 'questions.analysis.title' })}
        lead={<FormattedMessage id="questions.analysis.list.lead" />}
      />
      <div className={classes.choices}>
        <NativeSelect
          size="md"
          label={say({ id: 'questions.analysis.list.sort' })}
          value={sort}
          onChange={({ currentTarget: { value } }) => change('sort', value, 'discrimination')}
          data={SORTS.map((one) => ({ value: one, label: say({ id: `questions.analysis.list.sort.${one}` }) }))}
        />
        <NativeSelect
          size="md"
          label={say({ id: 'questions.analysis.list.specialty' })}
          value={specialty}
          onChange={({ currentTarget: { value } }) => change('specialty', value, '0')}
          data={[
            { value: '0', label: say({ id: 'questions.analysis.list.specialty.all' }) },
            ...SPECIALTIES.map(({ id, key }) => ({
              value: String(id),
              label: say({ id: `questions.specialty.${key}` }),
            })),
          ]}
        />
      </div>
      {!data ? (
        <SkeletonList rows={8} height={84} gap={1} />
      ) : data.items.length === 0 ? (
        <EmptyState icon={<IconChartDots />} title={<FormattedMessage id="questions.analysis.list.empty.title" />}>
          <FormattedMessage id="questions.analysis.list.empty" />
        </EmptyState>
      ) : (
        <>
          <p className={text.dimmedAbove}>
            <FormattedMessage id="questions.analysis.list.count" values={{ count: data.count }} />
          </p>
          <ul className={lists.inPanel} data-stale={isPlaceholderData || undefined} aria-busy={isPlaceholderData}>
            {data.items.map((line) => (
              <Row key={line.question_id} line={line} />
            ))}
          </ul>
          {data.pages > 1 && (
            <Pagination
              mt="md"
              total={data.pages}
              value={number}
              onChange={(next) => change('page', String(next), '1')}
              getControlProps={(control) => ({ 'aria-label': say({ id: `questions.analysis.list.${control}` }) })}
            />
          )}
        </>
      )}
    </div>
  );
}

function Row({ line }: { line: Line }) {
  const format = useFigure();
  const key = specialtyKey(line.specialty_id);
  return (
    <li className={`${lists.line} ${classes.line}`}>
      <div>
        <Link
          to={href(questionAnalysis, { question_id: line.question_id })}
          className={`${lists.link} ${classes.title}`}
        >
          {line.title}
        </Link>
        <span className={text.dimmedLine}>{key && <FormattedMessage id={`questions.specialty.${key}`} />}</span>
        <WarningMarks warnings={line.warnings} />
      </div>
      <dl className={classes.figures}>
        {SHOWN.map((name) => (
          <div key={name}>
            <dt>
              <FormattedMessage
                id={
                  name === 'discrimination_index'
                    ? 'questions.analysis.discrimination'
                    : `questions.analysis.figure.${name}`
                }
              />
            </dt>
            <dd>{format(name, line[name])}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

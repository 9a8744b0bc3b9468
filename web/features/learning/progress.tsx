import { Button, NativeSelect, Skeleton, Table } from '@mantine/core';
import { IconChartLine } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import { Suspense } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { Link, useSearchParams } from 'react-router';
import { href, type Input } from '~/domain/kit/contract';
import { type LearningChart, learningChart, PEOPLE_MIN } from '~/domain/learning/contract';
import { PACK_KEYS } from '~/domain/questions/authoring/packs';
import { specialtyKey } from '~/domain/questions/specialties';
import { quizSetup } from '~/domain/quizzes/contract';
import { useCall } from '~/web/live/client';
import { EmptyState } from '~/web/ui/empty-state';
import { lazily } from '~/web/ui/fetched';
import { ProblemNotice } from '~/web/ui/problem';
import { Section } from '~/web/ui/section-heading';
import { WeeklyLine } from '~/web/ui/weekly/weekly-line';
import { COLOURS, SERIES } from '~/web/ui/weekly/weeks';
import { TableHead } from '~/web/ui/table-head';
import charts from '~/web/ui/chart.module.css';
import classes from './learning.module.css';

const Histogram = lazily(async () => (await import('./histogram')).Histogram);

type Scope = Pick<LearningChart['scopes'][number], 'specialty' | 'pack'>;
const keyOf = ({ specialty, pack }: Scope) => (pack === '' ? String(specialty) : pack);
const isPack = (value: string | null): value is (typeof PACK_KEYS)[number] =>
  value !== null && (PACK_KEYS as readonly string[]).includes(value);

/** One's scores of the last weeks beside others', and how theirs are spread: of all of the bank, a specialty or a pack. */
export function Progress() {
  const { formatMessage: say } = useIntl();
  const [address, setAddress] = useSearchParams();
  const asked = address.get('of');
  const scope: Scope = isPack(asked) ? { specialty: 0, pack: asked } : { specialty: Number(asked) || 0, pack: '' };
  const { data, error, refetch } = useCall(
    learningChart,
    { specialty: scope.specialty || undefined, pack: scope.pack || undefined } as Input<typeof learningChart>,
    { placeholderData: keepPreviousData },
  );
  const nameOf = ({ specialty, pack }: Scope) => {
    if (pack !== '') return say({ id: `learning.pack.${pack}` });
    const key = specialtyKey(specialty);
    return say({ id: key ? `questions.specialty.${key}` : 'learning.whole-bank' });
  };

  if (error && !data) return <ProblemNotice error={error} onRetry={refetch} />;
  if (!data) return <Skeleton height={340} radius="md" />;
  if (data.scopes.length === 0)
    return (
      <EmptyState
        icon={<IconChartLine size={24} />}
        title={<FormattedMessage id="learning.progress.empty.title" />}
        action={
          <Button component={Link} to={href(quizSetup)}>
            <FormattedMessage id="learning.list.quizzes.begin" />
          </Button>
        }
      >
        <FormattedMessage id="learning.progress.empty" />
      </EmptyState>
    );

  const [you, others] = ['you', 'others'].map((id) => data.data.datasets.find(({ label }) => label === id)?.data);
  const weekly = data.data.labels.map((weeks_ago, index) => ({
    weeks_ago,
    you: you?.[index] ?? null,
    others: others?.[index] ?? null,
  }));
  const scopes = data.scopes.some((one) => keyOf(one) === keyOf(scope)) ? data.scopes : [...data.scopes, scope];
  return (
    <>
      {scopes.length > 1 && (
        <NativeSelect
          mb="lg"
          maw={320}
          label={say({ id: 'learning.scope' })}
          value={keyOf(scope)}
          onChange={(event) => {
            const of = event.currentTarget.value;
            setAddress(of === '0' ? {} : { of }, { preventScrollReset: true });
          }}
          data={scopes.map((one) => ({ value: keyOf(one), label: nameOf(one) }))}
        />
      )}
      <Section id="weekly" title={<FormattedMessage id="learning.weekly" />} className={classes.part}>
        <p className={classes.note}>
          <FormattedMessage id="learning.weekly.about" values={{ people: PEOPLE_MIN }} />
        </p>
        <WeeklyLine weekly={weekly} label={say({ id: 'learning.weekly.chart' })} />
      </Section>
      {data.histogram && <Spread histogram={data.histogram} />}
      <Scores scopes={data.scopes} nameOf={nameOf} />
    </>
  );
}

function Percent({ value }: { value: number }) {
  return <FormattedNumber value={value / 100} style="percent" maximumFractionDigits={0} />;
}

function Spread({ histogram }: { histogram: NonNullable<LearningChart['histogram']> }) {
  const { formatMessage: say } = useIntl();
  const averages = { you: histogram.user_average, others: histogram.others_average };
  return (
    <Section id="spread" title={<FormattedMessage id="learning.spread" />} className={classes.part}>
      <ul className={charts.legendAbove}>
        {SERIES.flatMap((id) => {
          const average = averages[id];
          if (average === null) return [];
          return [
            <li key={id}>
              <svg width="28" height="4" aria-hidden>
                <line
                  x1="0"
                  y1="2"
                  x2="28"
                  y2="2"
                  stroke={COLOURS[id]}
                  strokeWidth="3"
                  strokeDasharray={id === 'you' ? undefined : '6 5'}
                />
              </svg>
              <span>
                <FormattedMessage id={`learning.average.${id}`} values={{ average: <Percent value={average} /> }} />
              </span>
            </li>,
          ];
        })}
      </ul>
      <Suspense fallback={<Skeleton height={260} />}>
        <Histogram histogram={histogram} label={say({ id: 'learning.spread.chart' })} />
      </Suspense>
      <details className={`${charts.figures} ${classes.figures}`}>
        <summary>
          <FormattedMessage id="learning.figures" />
        </summary>
        <Table verticalSpacing={6} horizontalSpacing="sm">
          <TableHead columns={['learning.score', 'learning.spread.people']} />
          <Table.Tbody>
            {histogram.labels.map((label, index) => (
              <Table.Tr key={label}>
                <Table.Td>
                  <FormattedMessage
                    id="learning.scores-of-bar"
                    values={{
                      from: <Percent value={label} />,
                      until: <Percent value={histogram.until?.[index] ?? label} />,
                      one: String(label === (histogram.until?.[index] ?? label)),
                    }}
                  />
                </Table.Td>
                <Table.Td ta="end">
                  <FormattedNumber value={histogram.data[index] ?? 0} />
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </details>
    </Section>
  );
}

function Scores({ scopes, nameOf }: { scopes: LearningChart['scopes']; nameOf: (scope: Scope) => string }) {
  return (
    <Section id="scores" title={<FormattedMessage id="learning.scores" />} className={classes.part}>
      <Table verticalSpacing={8} horizontalSpacing={6} fz="sm">
        <TableHead columns={['learning.scope', 'learning.scores.answers', 'learning.score']} />
        <Table.Tbody>
          {scopes.map((scope) => (
            <Table.Tr key={keyOf(scope)}>
              <Table.Td>{nameOf(scope)}</Table.Td>
              <Table.Td ta="end">
                <FormattedNumber value={scope.answers} />
              </Table.Td>
              <Table.Td ta="end">
                <Percent value={scope.score} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Section>
  );
}

import { Button, NativeSelect } from '@mantine/core';
import { IconChecks } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { href } from '~/domain/kit/contract';
import { MISTAKE_KINDS, type MistakesData, mistakesPage } from '~/domain/learning/mistakes/contract';
import { usePage } from '~/web/live/client';
import { QuizSpot } from '~/web/ui/art/spots-things';
import { EmptyState } from '~/web/ui/empty-state';
import layout from '~/web/ui/layout.module.css';
import { PageHeader } from '~/web/ui/page-header';
import { PageProblem } from '~/web/ui/page-problem';
import { Pages } from '~/web/ui/pages';
import { SkeletonList } from '~/web/ui/skeleton-list';
import { TryTen } from '~/web/ui/try-ten';
import { useAddressFilter } from '~/web/ui/use-address-filter';
import learning from '../learning.module.css';
import { MistakeList } from './mistake-list';
import { type MistakeFilter, Practise } from './practise';
import { useMarks } from './use-marks';

/** The periods to choose from, in days; the words are those of the lists of `/profile/`. */
const PERIODS = ['7', '30', '90', '365'];

const readFilter = (search: URLSearchParams): Omit<MistakeFilter, 'page'> => ({
  kind: MISTAKE_KINDS.find((kind) => kind === search.get('kind')) ?? '',
  topic: /^[1-9]\d{0,8}$/.exec(search.get('topic') ?? '')?.[0] ?? '',
  days: PERIODS.find((days) => days === search.get('days')) ?? '',
  understood: search.get('understood') === 'true' ? 'true' : '',
});

const addressOf = ({ page, ...filter }: Partial<MistakeFilter>): string =>
  href(mistakesPage, {}, { ...filter, page: page && page > 1 ? page : undefined });

/** Everything that somebody got wrong the last time, to be practised again. */
export function MistakesPage() {
  const { formatMessage: say } = useIntl();
  const { filter, change } = useAddressFilter<MistakeFilter>(readFilter);
  const { page, ...chosen } = filter;
  const { data, error, refetch, isPlaceholderData } = usePage(
    mistakesPage,
    { query: { ...chosen, ...(page > 1 ? { page } : {}) } },
    { placeholderData: keepPreviousData, gcTime: 0 },
  );
  const marks = useMarks();
  const title = say({ id: 'learning.mistakes.title' });
  if (error && !data) return <PageProblem title={title} error={error} retry={refetch} />;
  const isFiltered = Object.values(chosen).some((value) => value !== '');
  return (
    <div className={layout.page860}>
      <PageHeader title={title} lead={<FormattedMessage id="learning.mistakes.lead" />} />
      {(!data || isFiltered || data.count > 0 || data.marked) && (
        <Filters topics={data?.topics ?? []} filter={filter} change={change} />
      )}
      {!data ? (
        <SkeletonList rows={5} height={64} gap={8} />
      ) : data.count > 0 ? (
        <>
          {!filter.understood && <Practise data={data} filter={filter} marks={marks} />}
          <MistakeList
            items={data.items}
            understood={filter.understood === 'true'}
            marks={marks}
            busy={isPlaceholderData}
          />
          <Pages
            of={data}
            to={(to) => addressOf({ ...filter, page: to })}
            label={say({ id: 'learning.pages' })}
            mt="md"
          />
        </>
      ) : isFiltered ? (
        <EmptyState
          icon={<IconChecks size={24} />}
          title={<FormattedMessage id="learning.filtered.title" />}
          action={
            <Button component={Link} to={addressOf({})} variant="default">
              <FormattedMessage id="learning.filtered.clear" />
            </Button>
          }
        />
      ) : (
        <EmptyState
          art={<QuizSpot size={96} />}
          title={<FormattedMessage id="learning.mistakes.empty.title" />}
          action={
            <TryTen>
              <FormattedMessage id="learning.mistakes.empty.begin" />
            </TryTen>
          }
        >
          <FormattedMessage id="learning.mistakes.empty" />
        </EmptyState>
      )}
    </div>
  );
}

interface FiltersProps {
  topics: MistakesData['topics'];
  filter: MistakeFilter;
  change: (change: Partial<MistakeFilter>) => void;
}

function Filters({ topics, filter, change }: FiltersProps) {
  const { formatMessage: say } = useIntl();
  const all = { value: '', label: say({ id: 'learning.filter.all' }) };
  return (
    <div className={learning.filters} role="search" aria-label={say({ id: 'learning.filters' })}>
      <NativeSelect
        label={say({ id: 'learning.mistakes.kind' })}
        value={filter.kind}
        data={[
          all,
          ...MISTAKE_KINDS.map((value) => ({ value, label: say({ id: `learning.mistakes.kind.${value}` }) })),
        ]}
        onChange={({ currentTarget: { value } }) => change({ kind: value as MistakeFilter['kind'] })}
      />
      <NativeSelect
        label={say({ id: 'learning.mistakes.topic' })}
        value={filter.topic}
        data={[
          all,
          ...topics.map(({ id, name, mistakes }) => ({
            value: String(id),
            label: say({ id: 'learning.mistakes.topic.counted' }, { name, count: mistakes }),
          })),
        ]}
        onChange={({ currentTarget: { value } }) => change({ topic: value })}
      />
      <NativeSelect
        label={say({ id: 'learning.filter.time' })}
        value={filter.days}
        data={[all, ...PERIODS.map((days) => ({ value: days, label: say({ id: `learning.filter.days.${days}` }) }))]}
        onChange={({ currentTarget: { value } }) => change({ days: value })}
      />
      <NativeSelect
        label={say({ id: 'learning.mistakes.state' })}
        value={filter.understood}
        data={[
          { value: '', label: say({ id: 'learning.mistakes.state.open' }) },
          { value: 'true', label: say({ id: 'learning.mistakes.state.understood' }) },
        ]}
        onChange={({ currentTarget: { value } }) => change({ understood: value === 'true' ? 'true' : '' })}
      />
    </div>
  );
}

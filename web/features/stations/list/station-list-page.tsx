import { Stack } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { stationList } from '../../../../domain/stations/contract';
import { usePage } from '../../../live/client';
import { PageHeader } from '../../../ui/page-header';
import { ProblemNotice } from '../../../ui/problem';
import { VoiceCard } from '../../../ui/voice-card';
import { useBase } from '../use-address';
import { CardGrid, CardGridSkeleton } from './card-grid';
import { FilterBar } from './filter-bar';
import { NoStations } from './no-stations';
import { useFilters } from './use-filters';

/** The published stations of one style (spec 3 §2). */
export function StationListPage() {
  const base = useBase();
  return <StationsOfStyle key={base} />;
}

function StationsOfStyle() {
  const base = useBase();
  const { formatMessage: say } = useIntl();
  const filter = useFilters();
  const { search, label, bookmarked } = filter.filters;
  const query = { search: search || undefined, label: label || undefined, bookmarked: bookmarked || undefined };
  const { data, error, refetch, isPlaceholderData } = usePage(stationList, { params: { base }, query }, { placeholderData: keepPreviousData });

  return (
    <>
      <PageHeader title={say({ id: `app.style.${base}` })} lead={<FormattedMessage id={`app.style.${base}.about`} />} />
      <Stack gap="lg">
        <VoiceCard base={base} />
        <FilterBar filter={filter} labels={data?.labels ?? null} />
        {error ? (
          <ProblemNotice error={error} onRetry={refetch} />
        ) : !data ? (
          <CardGridSkeleton />
        ) : data.items.length === 0 ? (
          <NoStations filter={filter} />
        ) : (
          <CardGrid items={data.items} stale={isPlaceholderData} />
        )}
      </Stack>
    </>
  );
}

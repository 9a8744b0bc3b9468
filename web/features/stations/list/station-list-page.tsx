import { Button, Stack } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { IconPencil } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { href } from '../../../../domain/contract';
import { personalStations } from '../../../../domain/stations/authoring-contract';
import { stationList } from '../../../../domain/stations/contract';
import { useSession } from '../../../app/session';
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
  const { person } = useSession();
  const filter = useFilters();
  const { search, label, bookmarked } = filter.filters;
  const query = { search: search || undefined, label: label || undefined, bookmarked: bookmarked || undefined };
  const { data, error, refetch, isPlaceholderData } = usePage(stationList, { params: { base }, query }, { placeholderData: keepPreviousData });

  return (
    <>
      <PageHeader
        title={say({ id: `app.style.${base}` })}
        lead={<FormattedMessage id={`app.style.${base}.about`} />}
        actions={
          person && !person.guest ? (
            <Button variant="default" component={Link} to={href(personalStations, { base })} leftSection={<IconPencil size={18} aria-hidden />}>
              <FormattedMessage id="stations.personal.title" />
            </Button>
          ) : undefined
        }
      />
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

import { Stack } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { keepPreviousData } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { stationList } from '~/domain/stations/contract';
import { useSession } from '~/web/core/session';
import { usePage } from '~/web/live/client';
import { lazily } from '~/web/ui/fetched';
import { OnceWanted } from '~/web/ui/once-wanted';
import { PageHeader } from '~/web/ui/page-header';
import { ProblemNotice } from '~/web/ui/problem';
import { VoiceCard } from '~/web/ui/voice-card';
import { useBuilder } from '../circuits/use-builder';
import { useBase } from '../use-address';
import { CardGrid, CardGridSkeleton } from './card-grid';
import { FilterBar } from './filter-bar';
import { NoStations } from './no-stations';
import { useFilters } from './use-filters';
import { Ways } from './ways';

const PHONE = '(max-width: 48em)';

const BuilderBar = lazily(async () => (await import('../circuits/builder-bar')).BuilderBar);

/** The published stations of one style (spec 3 §2). */
export function StationListPage() {
  const base = useBase();
  return <StationsOfStyle key={base} />;
}

function StationsOfStyle() {
  const base = useBase();
  const { formatMessage: say } = useIntl();
  const { person } = useSession();
  const may = person !== null && !person.guest;
  const filter = useFilters();
  const asked = useBuilder();
  // Circuits are for people with an account.
  const builder = { ...asked, on: asked.on && may };
  const { search, label, bookmarked, page } = filter.filters;
  const query = {
    search: search || undefined,
    label: label || undefined,
    bookmarked: bookmarked || undefined,
    page: page > 1 ? page : undefined,
  };
  const { data, error, refetch, isPlaceholderData } = usePage(
    stationList,
    { params: { base }, query },
    { placeholderData: keepPreviousData },
  );
  const phone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false });
  const ways = may && <Ways onBuild={builder.on ? null : builder.enter} />;

  return (
    <>
      <PageHeader
        title={say({ id: `app.style.${base}` })}
        lead={<FormattedMessage id={`app.style.${base}.about`} />}
        actions={phone ? null : ways}
      />
      <Stack gap={phone ? 'sm' : 'lg'}>
        {!phone && <VoiceCard base={base} />}
        <FilterBar filter={filter} labels={data?.labels ?? null} phone={phone} ways={ways} />
        {error ? (
          <ProblemNotice error={error} onRetry={refetch} />
        ) : !data ? (
          <CardGridSkeleton />
        ) : data.items.length === 0 ? (
          <NoStations filter={filter} />
        ) : (
          <CardGrid
            items={data.items}
            page={data.page}
            pages={data.pages}
            count={data.count}
            to={filter.addressOf}
            stale={isPlaceholderData}
            builder={builder}
          />
        )}
        {phone && <VoiceCard base={base} />}
        <OnceWanted wanted={builder.on}>{builder.on && <BuilderBar base={base} builder={builder} />}</OnceWanted>
      </Stack>
    </>
  );
}

import { Button, Stack } from '@mantine/core';
import { IconChartLine, IconMessageCircle, IconPencil, IconRoute } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { launchpad } from '~/domain/consultations/contract';
import { href } from '~/domain/kit/contract';
import { personalStations } from '~/domain/stations/authoring/contract';
import { circuitsPage } from '~/domain/stations/circuits/contract';
import { stationList } from '~/domain/stations/contract';
import { insightsPage } from '~/domain/stations/insights/contract';
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
import classes from './station-list-page.module.css';
import { useFilters } from './use-filters';

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

  return (
    <>
      <PageHeader
        title={say({ id: `app.style.${base}` })}
        lead={<FormattedMessage id={`app.style.${base}.about`} />}
        actions={
          may ? (
            <div className={classes.ways}>
              {!builder.on && (
                <Button variant="default" leftSection={<IconRoute size={18} aria-hidden />} onClick={builder.enter}>
                  <FormattedMessage id="circuits.build" />
                </Button>
              )}
              <Button
                component={Link}
                to={href(launchpad, { base })}
                variant="default"
                leftSection={<IconMessageCircle size={18} aria-hidden />}
              >
                <FormattedMessage id="stations.talk.launchpad" />
              </Button>
              <Button component={Link} to={href(circuitsPage, { base })} variant="default">
                <FormattedMessage id="circuits.title" />
              </Button>
              <Button
                component={Link}
                to={href(insightsPage, { base })}
                variant="default"
                leftSection={<IconChartLine size={18} aria-hidden />}
              >
                <FormattedMessage id="app.profile.insights" />
              </Button>
              <Button
                variant="default"
                component={Link}
                to={href(personalStations, { base })}
                leftSection={<IconPencil size={18} aria-hidden />}
              >
                <FormattedMessage id="stations.personal.title" />
              </Button>
            </div>
          ) : null
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
        <OnceWanted wanted={builder.on}>{builder.on && <BuilderBar base={base} builder={builder} />}</OnceWanted>
      </Stack>
    </>
  );
}

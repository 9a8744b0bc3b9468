import { Badge, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { IconStethoscope } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { stationEntry, type StationEntryData } from '~/domain/stations/contract';
import { baseOf } from '~/domain/stations/styles';
import { Slot } from '~/web/core/slot';
import { usePage } from '~/web/live/client';
import { ReportButton } from '~/web/parts/acts/report-button';
import { Annotation } from '~/web/parts/annotations/annotation';
import { usePageTitle } from '~/web/ui/page-title';
import { BackLink } from '../back-link';
import { PageProblem } from '../page-problem';
import { useStationAddress } from '../use-address';
import { Attempts } from './attempts';
import { AuthorsPart } from './authors-part';
import layout from '~/web/ui/layout.module.css';
import classes from './entry-page.module.css';
import { GroupBanner } from './group-banner';
import { OnThisDevice } from './on-this-device';
import { TalkToPatient } from './talk-to-patient';
import { WithGroup } from './with-group';
import { StationBookmark } from '../station-bookmark';
import { StationVote } from '../station-vote';

/** The page to enter a station: alone, or with a group (spec 3 §2). */
export function EntryPage() {
  const { base, slug, pin } = useStationAddress();
  const { data, error, refetch } = usePage(stationEntry, { params: { base, slug }, query: { pin } });

  return (
    <div className={layout.page960}>
      <BackLink base={base} />
      {error ? (
        <PageProblem error={error} retry={refetch} />
      ) : data ? (
        <Station entry={data} pin={pin} />
      ) : (
        <EntrySkeleton />
      )}
    </div>
  );
}

function Station({ entry, pin }: { entry: StationEntryData; pin: string | undefined }) {
  const { station, attempts, group } = entry;
  usePageTitle(station.name);
  const { formatMessage: say } = useIntl();
  return (
    <Stack gap="lg" component="article">
      <div>
        <Group justify="space-between" align="flex-start" wrap="nowrap" gap="sm">
          <Title order={1}>{station.name}</Title>
          {entry.published && <StationBookmark stationId={station.id} bookmarked={station.bookmarked} />}
        </Group>
        <Text maw="68ch" mt="xs">
          {station.description}
        </Text>
        <Group gap="xs" mt="md">
          {station.label > 0 && (
            <Badge variant="light" color="gray" size="lg" tt="none" fw={500}>
              <FormattedMessage id={`stations.label.${station.label}`} />
            </Badge>
          )}
          {station.long_case && (
            <Badge variant="light" color="gray" size="lg" tt="none" fw={500}>
              <FormattedMessage id="stations.entry.long-case" />
            </Badge>
          )}
          {(entry.virtual_patient || entry.virtual_patient_enabled) && (
            <Badge
              variant="light"
              color="gray"
              size="lg"
              tt="none"
              fw={500}
              leftSection={<IconStethoscope size={16} aria-hidden />}
            >
              <FormattedMessage id="stations.virtual-patient" />
            </Badge>
          )}
          <Text size="sm" c="dimmed" component="span">
            <FormattedMessage id="stations.entry.size" values={{ items: station.items, sections: station.sections }} />
          </Text>
        </Group>
      </div>
      {group ? (
        <GroupBanner group={group} style={station.style} slug={station.slug} />
      ) : (
        <div className={classes.ways}>
          <WithGroup base={baseOf(station.style)} slug={station.slug} />
          <OnThisDevice station={station} trial={entry.trial} pin={pin} />
          {entry.virtual_patient_enabled && <TalkToPatient station={station} />}
        </div>
      )}
      <Annotation type="station" entityId={station.id} />
      <Slot name="station-reading" given={{ stationId: station.id }} />
      <Attempts attempts={attempts} style={station.style} />
      <AuthorsPart entry={entry} />
      {entry.published && (
        <Group justify="space-between" className={`no-print ${classes.foot}`}>
          <Text size="sm" c="dimmed">
            <FormattedMessage id="stations.vote.question" />
          </Text>
          <Group gap={4} wrap="nowrap">
            <StationVote station={station} />
            <ReportButton kind="station_report" id={station.id} label={say({ id: 'stations.report' })} icon />
          </Group>
        </Group>
      )}
    </Stack>
  );
}

function EntrySkeleton() {
  return (
    <Stack gap="lg" aria-busy>
      <div>
        <Skeleton height={36} width="60%" />
        <Skeleton height={20} mt="md" width="90%" />
        <Skeleton height={20} mt="xs" width="40%" />
      </div>
      <div className={classes.ways}>
        <Skeleton height={260} />
        <Skeleton height={260} />
      </div>
    </Stack>
  );
}

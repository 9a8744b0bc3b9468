import { Button, Drawer, Stack, Text } from '@mantine/core';
import { FormattedList, FormattedMessage, useIntl } from 'react-intl';
import { stationEdit } from '~/domain/stations/authoring/contract';
import type { StationForm } from '~/domain/stations/authoring/form-contract';
import { namedIn, STATION_ACTS } from '~/domain/stations/authoring/station-changes';
import type { StationBase } from '~/domain/stations/styles';
import { useAnswer } from '~/web/live/client';
import { ProblemNotice } from '~/web/ui/problem';
import { SkeletonList } from '~/web/ui/skeleton-list';
import { stateAt, type StationChange } from './editor-adapter';

interface Props {
  opened: boolean;
  base: StationBase;
  slug: string;
  onUse: (form: StationForm) => void;
  onClose: () => void;
}

/** Earlier states of the station: who changed what, and each to be taken up again. */
export function HistoryDrawer({ opened, base, slug, onUse, onClose }: Props) {
  const { data, error, refetch } = useAnswer(
    stationEdit,
    'history',
    { params: { base, slug } },
    {},
    { enabled: opened },
  );
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="right"
      size={420}
      title={<FormattedMessage id="stations.editor.history" />}
    >
      {error ? (
        <ProblemNotice error={error} onRetry={refetch} />
      ) : !data ? (
        <SkeletonList />
      ) : (
        <Stack component="ol" gap="md" p={0} m={0} style={{ listStyle: 'none' }}>
          {data.history.map((change, index) => (
            <li key={change.revision}>
              <State
                change={change}
                present={index === 0}
                onUse={async () => onUse((await stateAt(base, slug, change.revision)).form)}
              />
            </li>
          ))}
        </Stack>
      )}
    </Drawer>
  );
}

function State({ change, present, onUse }: { change: StationChange; present: boolean; onUse: () => Promise<void> }) {
  const { formatMessage: say, formatDate } = useIntl();
  const acts: readonly string[] = STATION_ACTS;
  const what = namedIn(change.event).map((key) =>
    say({ id: acts.includes(key) ? `stations.act.${key}` : `stations.part.${key}` }),
  );
  return (
    <>
      <Text fw={600} size="sm">
        {formatDate(change.timestamp, { dateStyle: 'medium', timeStyle: 'short' })}
      </Text>
      <Text size="sm" c="dimmed">
        {change.user || <FormattedMessage id="stations.editor.history.starter" />}:{' '}
        <FormattedList type="unit" value={what} />
      </Text>
      {present ? (
        <Text size="xs" fw={600}>
          <FormattedMessage id="stations.editor.history.present" />
        </Text>
      ) : (
        <Button variant="subtle" size="compact-sm" h={44} onClick={() => void onUse()}>
          <FormattedMessage id="stations.editor.history.use" />
        </Button>
      )}
    </>
  );
}

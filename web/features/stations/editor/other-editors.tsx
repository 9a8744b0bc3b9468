import { Alert, Button, Text } from '@mantine/core';
import { IconAlertTriangle, IconTrash, IconUsers } from '@tabler/icons-react';
import { FormattedList, FormattedMessage, useIntl } from 'react-intl';
import { stationEditing } from '~/domain/stations/authoring/editing-contract';
import { useOthersName } from '~/web/drafts/editor/use-others-name';
import { useLive } from '~/web/live/use-live';
import type { Writing } from './use-writing';

/** Who else has this station open, and what they have saved meanwhile: both are shown, and neither overwrites the other. */
export function OtherEditors({
  stationId,
  personId,
  writing,
}: {
  stationId: number;
  personId: number;
  writing: Writing;
}) {
  const { formatDate } = useIntl();
  const othersName = useOthersName();
  const { snapshot } = useLive(stationEditing, stationId);
  if (!snapshot) return null;
  const others = snapshot.editors.filter(({ id }) => id !== personId);
  const newer = snapshot.revision > writing.revision && writing.busy === null && writing.conflict === null;
  if (snapshot.deleted) {
    return (
      <Alert color="red" variant="light" role="alert" icon={<IconTrash aria-hidden />} mb="md">
        <FormattedMessage id="stations.editor.deleted-meanwhile" />
      </Alert>
    );
  }
  return (
    <>
      {others.length > 0 && (
        <Alert color="accent" variant="light" role="status" icon={<IconUsers aria-hidden />} mb="md" py={8}>
          <FormattedMessage
            id="stations.editor.others"
            values={{
              count: others.length,
              names: <FormattedList type="conjunction" value={others.map(({ name }) => name)} />,
            }}
          />
        </Alert>
      )}
      {newer && (
        <Alert color="yellow" variant="light" role="status" icon={<IconAlertTriangle aria-hidden />} mb="md">
          <Text size="sm">
            <FormattedMessage
              id="stations.editor.saved-meanwhile"
              values={{
                who: othersName(snapshot.changed_by?.name ?? '') || 'none',
                when: formatDate(snapshot.changed_at, { dateStyle: 'medium', timeStyle: 'short' }),
              }}
            />
          </Text>
          <Button h={44} mt={8} variant="default" onClick={() => void writing.compare('saved')}>
            <FormattedMessage id="stations.editor.stale.compare" />
          </Button>
        </Alert>
      )}
    </>
  );
}

import { Alert, Button, Group, Text } from '@mantine/core';
import { IconAlertTriangle, IconDeviceMobile } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import type { ScreenData } from './desk';
import type { Writing } from './use-writing';

/** What is to be decided before going on: words that only this device has, a draft of an older state. */
export function Offers({ writing, data }: { writing: Writing; data: ScreenData }) {
  const { formatDate } = useIntl();
  const { kept } = writing;
  return (
    <>
      {kept && (
        <Alert color="accent" variant="light" role="status" icon={<IconDeviceMobile aria-hidden />} mb="md">
          <Text size="sm">
            <FormattedMessage id="stations.editor.kept" values={{ when: formatDate(kept.at, { dateStyle: 'medium', timeStyle: 'short' }) }} />
          </Text>
          <Group gap="sm" mt={8}>
            <Button h={44} onClick={writing.useKept}>
              <FormattedMessage id="stations.editor.kept.use" />
            </Button>
            <Button h={44} variant="default" onClick={writing.dropKept}>
              <FormattedMessage id="stations.editor.kept.drop" />
            </Button>
          </Group>
        </Alert>
      )}
      {data.draft_is_stale && !writing.settled && (
        <Alert color="yellow" variant="light" role="status" icon={<IconAlertTriangle aria-hidden />} mb="md">
          <Text size="sm">
            <FormattedMessage id="stations.editor.stale" />
          </Text>
          <Button h={44} mt={8} variant="default" loading={writing.busy === 'rival'} onClick={() => void writing.meet('station')}>
            <FormattedMessage id="stations.editor.compare" />
          </Button>
        </Alert>
      )}
    </>
  );
}

/** Leaving the page after an edit asks first (spec 3 §2); the draft is kept whatever is answered. */
export function LeaveDialog({ leaving }: { leaving: Writing['leaving'] }) {
  return (
    <ConfirmDialog opened={leaving.asked} title={<FormattedMessage id="stations.editor.leave" />} confirm={<FormattedMessage id="stations.editor.leave.confirm" />} onConfirm={leaving.leave} onClose={leaving.stay}>
      <FormattedMessage id="stations.editor.leave.body" />
    </ConfirmDialog>
  );
}

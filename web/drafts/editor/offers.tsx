import { Alert, Button, Group, Text } from '@mantine/core';
import { IconAlertTriangle, IconDeviceMobile } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ConfirmDialog } from '~/web/ui/confirm-dialog';
import type { AnyEditor } from './use-editor';

/** What is to be decided before going on: words that only this device has, a draft of an older state. */
export function Offers({ editor: { words, kept, useKept, dropKept, stale, busy, compare } }: { editor: AnyEditor }) {
  const { formatDate } = useIntl();
  return (
    <>
      {kept && (
        <Alert color="accent" variant="light" role="status" icon={<IconDeviceMobile aria-hidden />} mb="md">
          <Text size="sm">
            <FormattedMessage
              id={`${words}.kept`}
              values={{ when: formatDate(kept.at, { dateStyle: 'medium', timeStyle: 'short' }) }}
            />
          </Text>
          <Group gap="sm" mt={8}>
            <Button h={44} onClick={useKept}>
              <FormattedMessage id={`${words}.kept.use`} />
            </Button>
            <Button h={44} variant="default" onClick={dropKept}>
              <FormattedMessage id={`${words}.kept.drop`} />
            </Button>
          </Group>
        </Alert>
      )}
      {stale && (
        <Alert color="yellow" variant="light" role="status" icon={<IconAlertTriangle aria-hidden />} mb="md">
          <Text size="sm">
            <FormattedMessage id={`${words}.stale`} />
          </Text>
          <Button h={44} mt={8} variant="default" loading={busy === 'compare'} onClick={() => void compare('saved')}>
            <FormattedMessage id={`${words}.stale.compare`} />
          </Button>
        </Alert>
      )}
    </>
  );
}

/** Leaving the page with an edit asks first (spec 3 §2); with either answer the text stays, as a draft or on this device. */
export function LeaveDialog({ editor: { words, leaving } }: { editor: AnyEditor }) {
  return (
    <ConfirmDialog
      opened={leaving.asked}
      title={<FormattedMessage id={`${words}.leave`} />}
      confirm={<FormattedMessage id={`${words}.leave.confirm`} />}
      onConfirm={leaving.leave}
      onClose={leaving.stay}
    >
      <FormattedMessage id={`${words}.leave.body`} />
    </ConfirmDialog>
  );
}

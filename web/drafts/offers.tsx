import { Alert, Button, Group, Text } from '@mantine/core';
import { IconAlertTriangle, IconDeviceMobile } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ConfirmDialog } from '../ui/confirm-dialog';

/** What the words of a form are kept under. */
type Words = 'questions.write' | 'stations.editor';

interface OffersProps {
  words: Words;
  writing: {
    /** What only this device has, and since when. */
    kept: { at: number } | null;
    useKept: () => void;
    dropKept: () => void;
    busy: string | null;
  };
  /** The draft is of an older state than what somebody has saved by now, and nobody has chosen yet. */
  stale: boolean;
  onCompare: () => void;
}

/** What is to be decided before going on: words that only this device has, a draft of an older state. */
export function Offers({ words, writing: { kept, useKept, dropKept, busy }, stale, onCompare }: OffersProps) {
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
          <Button h={44} mt={8} variant="default" loading={busy === 'rival'} onClick={onCompare}>
            <FormattedMessage id={`${words}.stale.compare`} />
          </Button>
        </Alert>
      )}
    </>
  );
}

interface LeaveProps {
  words: Words;
  leaving: { asked: boolean; leave: () => void; stay: () => void };
}

/** Leaving the page with an edit asks first (spec 3 §2); what is written stays, as a draft or on this device, whatever is answered. */
export function LeaveDialog({ words, leaving }: LeaveProps) {
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

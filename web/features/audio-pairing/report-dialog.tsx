import { Button, Group, Modal, NativeSelect, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  REPORT_REASONS,
  REPORT_TEXT_MAX,
  type MatchSnapshot,
  type ReportReason,
} from '~/domain/audio-pairing/contract';
import type { StationBase } from '~/domain/stations/styles';
import { ProblemNotice } from '~/web/ui/problem';
import { usePairingAction } from './use-match';

interface Props {
  opened: boolean;
  me: number;
  base: StationBase;
  pairing: NonNullable<MatchSnapshot['to_rate']>;
  onClose: () => void;
  onReported: () => void;
}

/** Tells staff about somebody, who is blocked as well. */
export function ReportDialog({ opened, me, base, pairing, onClose, onReported }: Props) {
  const intl = useIntl();
  const [reason, setReason] = useState<ReportReason>(REPORT_REASONS[0]);
  const [details, setDetails] = useState('');
  const report = usePairingAction('report', me, base);
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={<FormattedMessage id="audio-pairing.report.title" values={{ name: pairing.partner_name }} />}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          report.mutate({ pairing_id: pairing.pairing_id, reason, details }, { onSuccess: onReported });
        }}
      >
        <Stack gap="md">
          <Text>
            <FormattedMessage id="audio-pairing.report.about" />
          </Text>
          <NativeSelect
            size="md"
            data-autofocus
            label={intl.formatMessage({ id: 'audio-pairing.report.reason' })}
            value={reason}
            data={REPORT_REASONS.map((value) => ({
              value,
              label: intl.formatMessage({ id: `audio-pairing.report.reason.${value}` }),
            }))}
            onChange={(event) =>
              setReason(REPORT_REASONS.find((known) => known === event.currentTarget.value) ?? 'other')
            }
          />
          <Textarea
            autosize
            minRows={3}
            maxRows={8}
            maxLength={REPORT_TEXT_MAX}
            label={intl.formatMessage({ id: 'audio-pairing.report.details' })}
            value={details}
            onChange={(event) => setDetails(event.currentTarget.value)}
          />
          {report.error && <ProblemNotice error={report.error} />}
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose}>
              <FormattedMessage id="app.cancel" />
            </Button>
            <Button type="submit" color="red" loading={report.isPending}>
              <FormattedMessage id="audio-pairing.report.send" />
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}

import { Button, Group, Progress, Stack, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { accountExport, type ExportSnapshot } from '~/domain/accounts/privacy/contract';
import { profilePrivacy } from '~/domain/accounts/profile/contract';
import { useAction, usePage } from '~/web/live/client';
import { useLive } from '~/web/live/use-live';
import { ProblemNotice } from '~/web/ui/problem';
import { SettingsCard } from '../profile/settings-card';

const KILOBYTE = 1024;

/** The newest download: how far it is, or where its file is. */
function Newest({ initial }: { initial: ExportSnapshot }) {
  const { formatMessage: say, formatNumber } = useIntl();
  const { snapshot = initial } = useLive(accountExport, initial.export_id, { initial });
  const { state, done, total, bytes, file_url, expires_at } = snapshot;
  if (state === 'waiting' || state === 'writing')
    return (
      <Stack gap={6} role="status">
        <Text>
          <FormattedMessage id="privacy.download.writing" />
        </Text>
        <Progress
          value={total === 0 ? 0 : (100 * done) / total}
          animated
          aria-label={say({ id: 'privacy.download.progress' })}
        />
      </Stack>
    );
  if (state === 'failed')
    return (
      <Text role="status">
        <FormattedMessage id="privacy.download.failed" />
      </Text>
    );
  if (file_url === '')
    return (
      <Text role="status">
        <FormattedMessage id="privacy.download.expired" />
      </Text>
    );
  return (
    <Stack gap="xs" role="status">
      <Group>
        <Button component="a" href={file_url} download leftSection={<IconDownload size={20} aria-hidden />}>
          <FormattedMessage
            id="privacy.download.file"
            values={{
              size: formatNumber(Math.max(1, Math.round(bytes / KILOBYTE)), { style: 'unit', unit: 'kilobyte' }),
            }}
          />
        </Button>
      </Group>
      <Text size="sm" c="dimmed">
        <FormattedMessage
          id="privacy.download.until"
          values={{ date: <FormattedDate value={expires_at ?? undefined} dateStyle="long" /> }}
        />
      </Text>
    </Stack>
  );
}

/** Everything that is held of a person, as a file. */
export function DownloadCard() {
  const page = usePage(profilePrivacy);
  const [asked, setAsked] = useState<ExportSnapshot | null>(null);
  const ask = useAction(profilePrivacy, 'request_export', {}, { onSuccess: setAsked });
  const newest = asked ?? page.data?.export ?? null;
  return (
    <SettingsCard
      id="download"
      title={<FormattedMessage id="privacy.download" />}
      lead={<FormattedMessage id="privacy.download.lead" />}
    >
      <Stack gap="md" align="flex-start">
        {page.error && <ProblemNotice error={page.error} onRetry={() => page.refetch()} />}
        {ask.error && <ProblemNotice error={ask.error} />}
        {newest && <Newest key={newest.export_id} initial={newest} />}
        <Button variant="default" loading={ask.isPending} onClick={() => ask.mutate({})}>
          <FormattedMessage id={newest ? 'privacy.download.again' : 'privacy.download.ask'} />
        </Button>
      </Stack>
    </SettingsCard>
  );
}

import { Badge, Button, Group, Stack, Text } from '@mantine/core';
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { devices, type DevicesData } from '~/domain/accounts/security/contract';
import { pageKey, useAction, usePage } from '~/web/live/client';
import { ConfirmButton } from '~/web/ui/confirm-button';
import { ProblemNotice } from '~/web/ui/problem';
import { SkeletonList } from '~/web/ui/skeleton-list';
import { TimeAgo } from '~/web/ui/time-ago';
import { SettingsCard } from '../profile/settings-card';
import classes from './security.module.css';

type Device = DevicesData['sessions'][number];

const PHONES = new Set(['Android', 'iPhone', 'iPad']);

/** `Firefox on Windows`, as far as the browser says. */
export const deviceName = (intl: IntlShape, { browser, system }: Pick<Device, 'browser' | 'system'>): string =>
  browser && system
    ? intl.formatMessage({ id: 'security.device.name' }, { browser, system })
    : browser || system || intl.formatMessage({ id: 'security.device.unknown' });

/** The devices on which the person is signed in, with a way to sign each out. */
export function DevicesCard() {
  const cache = useQueryClient();
  const { data, error, refetch } = usePage(devices);
  const keep = { onSuccess: (now: DevicesData) => void cache.setQueryData(pageKey(devices), now) };
  const end = useAction(devices, 'end', {}, keep);
  const endOthers = useAction(devices, 'end_others', {}, keep);
  const refused = end.error ?? endOthers.error;
  const others = data?.sessions.filter(({ current }) => !current) ?? [];
  return (
    <SettingsCard
      id="devices"
      title={<FormattedMessage id="security.devices" />}
      lead={<FormattedMessage id="security.devices.lead" />}
    >
      {error ? (
        <ProblemNotice error={error} onRetry={refetch} />
      ) : !data ? (
        <SkeletonList rows={2} height={56} />
      ) : (
        <Stack gap="md">
          {refused && <ProblemNotice error={refused} />}
          <ul className={classes.list}>
            {data.sessions.map((device) => (
              <DeviceRow
                key={device.id}
                device={device}
                ending={end.isPending && end.variables.session_id === device.id}
                onEnd={() => end.mutate({ session_id: device.id })}
              />
            ))}
          </ul>
          {others.length > 1 && (
            <Group>
              <ConfirmButton
                variant="default"
                loading={endOthers.isPending}
                question={<FormattedMessage id="security.devices.end-others" />}
                consequence={<FormattedMessage id="security.devices.end-others.what" />}
                confirm={<FormattedMessage id="security.devices.end" />}
                onConfirm={() => endOthers.mutate({})}
              >
                <FormattedMessage id="security.devices.end-others" />
              </ConfirmButton>
            </Group>
          )}
        </Stack>
      )}
    </SettingsCard>
  );
}

function DeviceRow({ device, ending, onEnd }: { device: Device; ending: boolean; onEnd: () => void }) {
  const intl = useIntl();
  const name = deviceName(intl, device);
  const Icon = PHONES.has(device.system) ? IconDeviceMobile : IconDeviceDesktop;
  return (
    <li className={classes.row}>
      <Icon size={24} aria-hidden className={classes.icon} />
      <div className={classes.words}>
        <Group gap="xs">
          <Text fw={600}>{name}</Text>
          {device.current && (
            <Badge variant="light" tt="none">
              <FormattedMessage id="security.devices.this" />
            </Badge>
          )}
        </Group>
        <Text size="sm" c="dimmed">
          <FormattedMessage
            id="security.devices.use"
            values={{
              used: <TimeAgo at={device.last_used_at} />,
              since: intl.formatDate(device.created_at, { dateStyle: 'medium' }),
            }}
          />
        </Text>
      </div>
      {!device.current && (
        <Button
          variant="default"
          loading={ending}
          aria-label={intl.formatMessage({ id: 'security.devices.end-one' }, { device: name })}
          onClick={onEnd}
        >
          <FormattedMessage id="security.devices.end" />
        </Button>
      )}
    </li>
  );
}

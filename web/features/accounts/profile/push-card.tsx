import { Button, Group, Stack, Switch, Text } from '@mantine/core';
import { IconBellOff, IconBellRinging } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { PUSH_KINDS } from '~/domain/kit/push-kinds';
import { isPushInstalledOnly } from '~/web/core/push';
import { useSession } from '~/web/core/session';
import { usePush } from '~/web/parts/push/use-push';
import { ProblemNotice } from '~/web/ui/problem';
import { SkeletonList } from '~/web/ui/skeleton-list';
import { SettingsCard } from './settings-card';

/** Messages to devices: whether this one gets them, and which kinds; each is saved when it is switched. */
export function PushCard() {
  const { formatMessage: say } = useIntl();
  const { person } = useSession();
  const push = usePush(person?.id ?? 0);
  const { data, error, refetch, refused, switchKind } = push;
  return (
    <SettingsCard id="push" title={say({ id: 'push.title' })} lead={<FormattedMessage id="push.lead" />}>
      {!data ? (
        error ? (
          <ProblemNotice error={error} onRetry={refetch} />
        ) : (
          <SkeletonList rows={2} height={56} />
        )
      ) : (
        <Stack gap="lg">
          <ThisDevice push={push} here={data.here} others={data.devices - (data.here ? 1 : 0)} />
          <Stack gap="md" role="group" aria-labelledby="push-kinds">
            <Text fw={600} id="push-kinds">
              <FormattedMessage id="push.kinds" />
            </Text>
            {PUSH_KINDS.map((kind) => (
              <Switch
                key={kind}
                size="md"
                label={say({ id: `push.kind.${kind}` })}
                checked={
                  switchKind.isPending && switchKind.variables.kind === kind
                    ? switchKind.variables.wanted === true
                    : data.kinds.includes(kind)
                }
                disabled={switchKind.isPending}
                onChange={(event) => switchKind.mutate({ kind, wanted: event.currentTarget.checked })}
              />
            ))}
            <Text role="status" size="sm" c="dimmed">
              {switchKind.isSuccess && <FormattedMessage id="push.saved" />}
            </Text>
          </Stack>
          {refused && <ProblemNotice error={refused} />}
        </Stack>
      )}
    </SettingsCard>
  );
}

interface ThisDeviceProps {
  push: ReturnType<typeof usePush>;
  here: boolean;
  others: number;
}

function ThisDevice({ push: { permission, failed, turning, turnOn, turnOff }, here, others }: ThisDeviceProps) {
  const on = here && permission === 'granted';
  const Icon = on ? IconBellRinging : IconBellOff;
  return (
    <Stack gap="sm">
      <Group gap="sm" wrap="nowrap" align="flex-start">
        <Icon size={24} aria-hidden style={{ flex: 'none' }} />
        <div role="status">
          <Text fw={600}>
            <FormattedMessage id={on ? 'push.here.on' : 'push.here.off'} />
          </Text>
          {permission === 'no' && (
            <Text size="sm">
              <FormattedMessage id={isPushInstalledOnly() ? 'push.unsupported.install' : 'push.unsupported'} />
            </Text>
          )}
          {permission === 'denied' && (
            <Text size="sm">
              <FormattedMessage id="push.refused" />
            </Text>
          )}
          {failed && (
            <Text size="sm">
              <FormattedMessage id="push.failed" />
            </Text>
          )}
          {others > 0 && (
            <Text size="sm" c="dimmed">
              <FormattedMessage id="push.elsewhere" values={{ count: others }} />
            </Text>
          )}
        </div>
      </Group>
      {(permission === 'ask' || permission === 'granted') && (
        <Group>
          <Button variant={on ? 'default' : 'light'} loading={turning} onClick={on ? turnOff : turnOn}>
            <FormattedMessage id={on ? 'push.turn-off' : 'push.turn-on'} />
          </Button>
        </Group>
      )}
    </Stack>
  );
}

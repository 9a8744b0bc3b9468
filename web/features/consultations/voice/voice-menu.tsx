import { ActionIcon, Popover, Stack, Switch, Text } from '@mantine/core';
import { IconVolume, IconVolumeOff } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useMuted } from '~/web/ui/sound/muted';
import type { useVoiceChoice } from './kept-voice';
import { canListen, canSpeak } from './speech-port';

/** How one wants to speak and hear, kept on the device. */
export function VoiceMenu({ voice: { choice, choose } }: { voice: ReturnType<typeof useVoiceChoice> }) {
  const { formatMessage: say } = useIntl();
  const [muted, mute] = useMuted();
  const speaks = canSpeak();
  const listens = canListen();
  const Icon = choice.aloud && speaks ? IconVolume : IconVolumeOff;
  return (
    <Popover position="top-end" width={300} trapFocus returnFocus>
      <Popover.Target>
        <ActionIcon size={48} variant="subtle" color="gray" aria-label={say({ id: 'consultations.sound' })}>
          <Icon size={22} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown>
        <Stack gap="md">
          {speaks && (
            <Switch
              size="md"
              label={say({ id: 'consultations.sound.aloud' })}
              checked={choice.aloud}
              onChange={(event) => choose({ aloud: event.currentTarget.checked })}
            />
          )}
          {listens && (
            <Switch
              size="md"
              label={say({ id: 'consultations.sound.sends' })}
              checked={choice.sends}
              onChange={(event) => choose({ sends: event.currentTarget.checked })}
            />
          )}
          <Switch
            size="md"
            label={say({ id: 'consultations.sound.end' })}
            checked={!muted}
            onChange={(event) => mute(!event.currentTarget.checked)}
          />
          {listens && (
            <Text size="xs" c="dimmed">
              <FormattedMessage id="consultations.sound.about" />
            </Text>
          )}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}

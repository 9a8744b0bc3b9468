import { ActionIcon, Anchor, Popover, Stack, Switch, Text } from '@mantine/core';
import { IconVolume, IconVolumeOff } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useMuted } from '~/web/ui/sound/muted';
import type { useVoiceChoice } from './kept-voice';
import { canSpeak } from './speech-port';
import type { Speech } from './use-speech';

/** How one wants to speak and hear, kept on the device. */
export function VoiceMenu({
  voice: { choice, choose },
  speech,
}: {
  voice: ReturnType<typeof useVoiceChoice>;
  speech: Speech;
}) {
  const { formatMessage: say } = useIntl();
  const [muted, mute] = useMuted();
  const [opened, setOpened] = useState(false);
  // A question takes the place of the menu.
  const ask = (about: 'server' | 'voice') => {
    setOpened(false);
    speech.ask(about, false);
  };
  const byServer = speech.by === 'server';
  const speaks = byServer || speech.undecided || canSpeak();
  const listens = speech.there;
  const aloud = choice.aloud && speech.mayRead;
  const Icon = aloud && speaks ? IconVolume : IconVolumeOff;
  return (
    <Popover opened={opened} onChange={setOpened} position="top-end" width={300} trapFocus returnFocus>
      <Popover.Target>
        <ActionIcon
          size={48}
          variant="subtle"
          color="gray"
          aria-label={say({ id: 'consultations.sound' })}
          onClick={() => setOpened((before) => !before)}
        >
          <Icon size={22} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown>
        <Stack gap="md">
          {speaks && (
            <Switch
              size="md"
              label={say({ id: 'consultations.sound.aloud' })}
              checked={aloud}
              onChange={(event) => {
                choose({ aloud: event.currentTarget.checked });
                if (!event.currentTarget.checked) return;
                if (speech.undecided) ask('server');
                else if (!speech.mayRead) ask('voice');
              }}
            />
          )}
          {listens && (
            <Switch
              size="md"
              label={say({ id: byServer ? 'consultations.sound.hands-free' : 'consultations.sound.sends' })}
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
              {byServer ? (
                <FormattedMessage id="consultations.sound.server" values={{ service: speech.service?.service ?? '' }} />
              ) : (
                <FormattedMessage id="consultations.sound.about" />
              )}
            </Text>
          )}
          {speech.service && (
            <Anchor component="button" type="button" size="sm" ta="start" onClick={() => ask('server')}>
              <FormattedMessage id="consultations.consent.server.change" />
            </Anchor>
          )}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}

import { IconVolume, IconVolumeOff } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { IconButton } from '../button';
import { Hint } from '../hint';
import { useMuted } from './muted';
import { prepareSound } from './tones';

/** Whether this device makes sounds. @param of which its words are about: clocks without it */
export function SoundSwitch({ of = 'clock' }: { of?: 'clock' | 'room' }) {
  const { formatMessage: say } = useIntl();
  const [muted, setMuted] = useMuted();
  const words =
    of === 'room'
      ? {
          sound: say({ id: 'group-practice.tones.sound' }),
          mute: say({ id: 'group-practice.tones.mute' }),
          unmute: say({ id: 'group-practice.tones.unmute' }),
        }
      : {
          sound: say({ id: 'stations.timer.sound' }),
          mute: say({ id: 'stations.timer.mute' }),
          unmute: say({ id: 'stations.timer.unmute' }),
        };
  return (
    <Hint label={words[muted ? 'unmute' : 'mute']}>
      <IconButton
        aria-label={words.sound}
        aria-pressed={!muted}
        onClick={() => {
          prepareSound();
          setMuted(!muted);
        }}
      >
        {muted ? <IconVolumeOff size={20} aria-hidden /> : <IconVolume size={20} aria-hidden />}
      </IconButton>
    </Hint>
  );
}

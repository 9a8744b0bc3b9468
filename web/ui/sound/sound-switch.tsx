import { IconVolume, IconVolumeOff } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { IconButton } from '../button';
import { Hint } from '../hint';
import { useMuted } from './muted';
import { prepareSound } from './tones';

/** Whether clocks ring on this device. */
export function SoundSwitch() {
  const { formatMessage: say } = useIntl();
  const [muted, setMuted] = useMuted();
  return (
    <Hint label={say({ id: muted ? 'stations.timer.unmute' : 'stations.timer.mute' })}>
      <IconButton
        aria-label={say({ id: 'stations.timer.sound' })}
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

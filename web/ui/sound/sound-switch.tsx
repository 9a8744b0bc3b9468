import { IconVolume, IconVolumeOff } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { IconButton } from '../button';
import { Hint } from '../hint';
import { useMuted } from './muted';
import { prepareSound } from './tones';

/** Whether this device makes sounds. @param words where its words are, by the beginning of their keys */
export function SoundSwitch({ words = 'stations.timer' }: { words?: 'stations.timer' | 'group-practice.tones' }) {
  const { formatMessage: say } = useIntl();
  const [muted, setMuted] = useMuted();
  return (
    <Hint label={say({ id: `${words}.${muted ? 'unmute' : 'mute'}` })}>
      <IconButton
        aria-label={say({ id: `${words}.sound` })}
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

import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useAnnounce } from '~/web/ui/announcer';
import { playMatch } from '~/web/ui/sound/cues';
import { notify } from './cue';

/** Beeps, notifies and announces a match, once for each. */
export function useCue(partner: string): void {
  const intl = useIntl();
  const announce = useAnnounce();
  useEffect(() => {
    const title = intl.formatMessage({ id: 'audio-pairing.matched.title' }, { name: partner });
    playMatch();
    notify(title, intl.formatMessage({ id: 'audio-pairing.matched.notification' }));
    announce(title);
    // Once for each match; another language changes nothing about it.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
}

import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { type MatchSnapshot, pairingTag } from '~/domain/audio-pairing/contract';
import { useAnnounce } from '~/web/ui/announcer';
import { playMatch } from '~/web/ui/sound/cues';
import { notify } from './cue';

/** Beeps, notifies and announces a match, once for each. */
export function useCue({ partner_name: partner, pairing_id }: MatchSnapshot): void {
  const intl = useIntl();
  const announce = useAnnounce();
  useEffect(() => {
    const title = intl.formatMessage({ id: 'audio-pairing.matched.title' }, { name: partner });
    playMatch();
    notify(title, intl.formatMessage({ id: 'audio-pairing.matched.notification' }), pairingTag(pairing_id ?? 0));
    announce(title);
    // Once for each match; another language changes nothing about it.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
}

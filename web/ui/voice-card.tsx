import { IconArrowRight, IconHeadset } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { audioPairingPage } from '~/domain/audio-pairing/contract';
import { href } from '~/domain/kit/contract';
import type { StationBase } from '~/domain/stations/styles';
import layout from './layout.module.css';
import text from './text.module.css';
import classes from './voice-card.module.css';

/** The way to a partner for somebody who has nobody to practise with. */
export function VoiceCard({ base }: { base: StationBase }) {
  return (
    <Link to={href(audioPairingPage, { base })} className={`no-print ${classes.card}`}>
      <IconHeadset size={28} stroke={1.6} className={layout.accentSign} aria-hidden />
      <span className={classes.words}>
        <span className={text.bold}>
          <FormattedMessage id="audio-pairing.card.title" />
        </span>
        <span className={classes.body}>
          <FormattedMessage id="audio-pairing.card.body" />
        </span>
      </span>
      <IconArrowRight size={20} className={layout.accentSign} aria-hidden />
    </Link>
  );
}

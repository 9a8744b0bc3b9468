import { FormattedMessage } from 'react-intl';
import { INTRO_MS } from '~/domain/consultations/contract';
import { Intro } from '~/web/ui/intro';
import classes from './intro.module.css';

/** Between pressing Start and the clock, 3 s (spec 1 §2): a door, and the patient behind it. One can go in at once, or stay outside. */
export const TalkIntro = (ways: { onDone: () => void; onCancel: () => void }) => (
  <Intro
    {...ways}
    milliseconds={INTRO_MS}
    // In the middle of a tall screen, at the top of a low one.
    top="max(6dvh, calc(50dvh - 290px))"
    title={<FormattedMessage id="consultations.intro" />}
    about={<FormattedMessage id="consultations.intro.about" />}
    skip={<FormattedMessage id="consultations.intro.skip" />}
    sceneClassName={classes.stage!}
  >
    <svg viewBox="0 0 240 200" className={classes.scene}>
      <rect x="70" y="20" width="100" height="170" rx="4" className={classes.room} />
      <g className={classes.patient}>
        <circle cx="120" cy="92" r="20" />
        <path d="M84 190c0-40 14-66 36-66s36 26 36 66z" />
      </g>
      <g className={classes.words}>
        <path d="M150 44h56a8 8 0 0 1 8 8v22a8 8 0 0 1-8 8h-36l-14 12 2-12h-8a8 8 0 0 1-8-8V52a8 8 0 0 1 8-8z" />
        <circle cx="166" cy="63" r="4" />
        <circle cx="180" cy="63" r="4" />
        <circle cx="194" cy="63" r="4" />
      </g>
      <g className={classes.door}>
        <rect x="70" y="20" width="100" height="170" rx="4" />
        <circle cx="156" cy="108" r="4" />
      </g>
    </svg>
  </Intro>
);

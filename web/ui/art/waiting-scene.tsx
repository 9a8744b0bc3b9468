import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import text from '../text.module.css';
import { type Cast, WardScene } from './ward-scene';
import classes from './waiting-scene.module.css';

interface Props {
  cast: Cast;
  /** What happens now. */
  now: ReactNode;
  /** How long it usually takes, as far as that is known. */
  usually?: ReactNode;
  /** Unless it stands in a live region. */
  role?: 'status';
  /** What can be done meanwhile. */
  children?: ReactNode;
}

/** Something is waited for: the room with who is there and who is not yet, what happens, and how long it usually takes. */
export const WaitingScene = ({ cast, now, usually, role, children }: Props) => (
  <div className={classes.scene}>
    <div className={classes.wall}>
      <WardScene className={classes.drawing} low cast={cast} />
    </div>
    <div className={classes.words}>
      <p className={classes.now} role={role}>
        {now}
      </p>
      {usually && <p className={text.dimmedBody}>{usually}</p>}
      {children}
    </div>
  </div>
);

/** Seconds that are said as they are; longer ones in minutes. */
const IN_SECONDS = 90;

/** About how long something takes: the message of the key that ends with `moment`, `seconds` or `minutes`. */
export function AboutTime({ of, seconds, ...values }: { of: string; seconds: number; round?: number }) {
  if (seconds <= 5) return <FormattedMessage id={`${of}.moment`} values={values} />;
  if (seconds <= IN_SECONDS)
    return <FormattedMessage id={`${of}.seconds`} values={{ ...values, seconds: Math.ceil(seconds / 5) * 5 }} />;
  return <FormattedMessage id={`${of}.minutes`} values={{ ...values, minutes: Math.round(seconds / 60) }} />;
}

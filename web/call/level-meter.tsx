import { useIntl } from 'react-intl';
import classes from './level-meter.module.css';

const BARS = 16;

/** How loud it is, as bars. @param level 0 to 1 */
export function LevelMeter({ level }: { level: number }) {
  const intl = useIntl();
  const lit = Math.round(level * BARS);
  return (
    <div
      className={classes.meter}
      role="meter"
      aria-label={intl.formatMessage({ id: 'call.check.level' })}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(level * 100)}
    >
      {Array.from({ length: BARS }, (_, index) => (
        <span key={index} className={classes.bar} data-lit={index < lit || undefined} />
      ))}
    </div>
  );
}

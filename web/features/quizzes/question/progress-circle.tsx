import { memo, useEffect, useState } from 'react';
import { FormattedNumber, useIntl } from 'react-intl';
import classes from './progress-circle.module.css';

/** Milliseconds for which the circle moves to its figure (spec 1 §9). */
export const CIRCLE_MS = 1_400;

interface Props {
  /** 0 to 100. */
  percent: number;
  /** What the figure is of, for screen readers. */
  label: string;
  /** Diameter in px. */
  size?: number;
}

/** A share as a circle that fills, with its figure within. */
export const ProgressCircle = memo(function ProgressCircle({ percent, label, size = 72 }: Props) {
  const { formatNumber } = useIntl();
  // From nothing to its share when it is first seen.
  const [shown, setShown] = useState(0);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setShown(percent));
    return () => cancelAnimationFrame(frame);
  }, [percent]);

  return (
    <div
      className={classes.circle}
      style={{ width: size, height: size }}
      role="img"
      aria-label={`${label}: ${formatNumber(percent / 100, { style: 'percent' })}`}
    >
      <svg viewBox="0 0 36 36" aria-hidden>
        <circle className={classes.track} cx="18" cy="18" r="16" pathLength={100} />
        <circle
          className={classes.value}
          data-empty={shown === 0 || undefined}
          cx="18"
          cy="18"
          r="16"
          pathLength={100}
          strokeDasharray="100 200"
          strokeDashoffset={100 - shown}
          style={{ transitionDuration: `${CIRCLE_MS}ms` }}
        />
      </svg>
      <span className={classes.figure} aria-hidden>
        <FormattedNumber value={percent / 100} style="percent" />
      </span>
    </div>
  );
});

import type { CSSProperties } from 'react';
import classes from './progress-bar.module.css';

/** How long a bar takes to get to where it goes, in milliseconds (spec 3 §9). */
export const PROGRESS_DURATION = 800;

interface Props {
  /** From 0 to 1; what is beyond is cut off. */
  share: number;
  /** Milliseconds. */
  duration?: number;
}

/** A bar beside figures that say the same. It fills from nothing when it comes, and glides on when its share changes; at once if motion is not wanted. */
export function ProgressBar({ share, duration = PROGRESS_DURATION }: Props) {
  const filled = Number.isFinite(share) ? Math.min(1, Math.max(0, share)) : 0;
  return (
    <div className={classes.track} aria-hidden>
      <div className={classes.fill} style={{ '--share': filled, '--duration': `${duration}ms` } as CSSProperties} />
    </div>
  );
}

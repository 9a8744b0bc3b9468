import type { CSSProperties } from 'react';
import classes from './finish-burst.module.css';
import { FinishSpot } from './spots-people';

const COLOURS = ['--role-student', '--role-examiner', '--role-patient', '--accent'];
const RAYS = 12;

/** Three people who have done it, once with a burst of the colours of their roles; at rest if motion is not wanted. */
export function FinishBurst({ size = 96 }: { size?: number }) {
  return (
    <span className={`no-print ${classes.burst}`} aria-hidden>
      {Array.from({ length: RAYS }, (_, ray) => (
        <i
          key={ray}
          style={
            {
              '--turn': `${(ray * 360) / RAYS}deg`,
              '--far': `${-size * (ray % 2 ? 0.62 : 0.78)}px`,
              background: `var(${COLOURS[ray % COLOURS.length]!})`,
            } as CSSProperties
          }
        />
      ))}
      <FinishSpot size={size} />
    </span>
  );
}

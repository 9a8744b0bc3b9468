import type { ReactNode } from 'react';

export interface SpotProps {
  /** Pixels of its width and height. */
  size?: number;
}

/** The sheet of all small pictures: one line weight, round ends, a disc of the accent behind. They say nothing that the words beside them do not. */
export function Spot({ size = 96, night = false, children }: SpotProps & { night?: boolean; children: ReactNode }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 96 96"
      fill="none"
      stroke="var(--art-ink)"
      strokeWidth={3}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      focusable="false"
    >
      <circle cx={48} cy={48} r={42} fill={night ? 'var(--art-night)' : 'var(--accent-bg)'} stroke="none" />
      {children}
    </svg>
  );
}

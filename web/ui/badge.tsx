import type { ReactNode } from 'react';
import classes from './badge.module.css';

/** A word or two that say what kind of thing something is. */
export const Badge = ({ tone, size, children }: { tone?: 'gray'; size?: 'medium'; children: ReactNode }) => (
  <span className={classes.badge} data-tone={tone} data-size={size}>
    {children}
  </span>
);

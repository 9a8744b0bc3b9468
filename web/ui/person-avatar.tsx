import { Avatar as Picture } from '@mantine/core';
import classes from './person-avatar.module.css';

/** Somebody's picture, or their initials. The name stands beside it, so it says nothing to screen readers. */
export function PersonAvatar({ name, avatar, size = 36 }: { name: string; avatar: string; size?: number }) {
  const initials = name
    .split(/\s+/)
    .map((word) => word.charAt(0))
    .slice(0, 2)
    .join('')
    .toLocaleUpperCase();
  return (
    <Picture src={avatar || null} alt="" size={size} radius={size} color="accent" variant="light" aria-hidden>
      {/* Drawn, not written: a screen reader that reads the button's name must not read the letters as well. */}
      <span className={classes.initials} data-initials={initials} />
    </Picture>
  );
}

import { useState } from 'react';
import classes from './person-avatar.module.css';

/** Somebody's picture, or their initials. The name stands beside it, so it says nothing to screen readers. */
export function PersonAvatar({ name, avatar, size = 36 }: { name: string; avatar: string; size?: number }) {
  const initials = name
    .split(/\s+/)
    .map((word) => word.charAt(0))
    .slice(0, 2)
    .join('')
    .toLocaleUpperCase();
  const [broken, setBroken] = useState('');
  // Drawn, not written: a screen reader that reads the button's name must not read the letters as well.
  return avatar && avatar !== broken ? (
    <img className={classes.picture} src={avatar} alt="" width={size} height={size} onError={() => setBroken(avatar)} />
  ) : (
    <span
      className={classes.initials}
      data-initials={initials}
      style={{ width: size, height: size, fontSize: size / 2.5 }}
      aria-hidden
    />
  );
}

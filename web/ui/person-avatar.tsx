import { useState } from 'react';
import classes from './person-avatar.module.css';

/** The first letters or figures of the first two words of a name that have any. */
export const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .map((word) => /[\p{L}\p{N}]/u.exec(word)?.[0] ?? '')
    .filter(Boolean)
    .slice(0, 2)
    .join('')
    .toLocaleUpperCase();

/** Somebody's picture, or their initials. The name stands beside it, so it says nothing to screen readers. */
export function PersonAvatar({ name, avatar, size = 36 }: { name: string; avatar: string; size?: number }) {
  const [broken, setBroken] = useState('');
  // Drawn, not written: a screen reader that reads the button's name must not read the letters as well.
  return avatar && avatar !== broken ? (
    <img className={classes.picture} src={avatar} alt="" width={size} height={size} onError={() => setBroken(avatar)} />
  ) : (
    <span
      className={classes.initials}
      data-initials={initialsOf(name)}
      style={{ width: size, height: size, fontSize: size / 2.5 }}
      aria-hidden
    />
  );
}

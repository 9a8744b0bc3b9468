import { IconBookmark, IconBookmarkFilled } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { IconButton } from '~/web/ui/button';
import { Hint } from '~/web/ui/hint';

interface Props {
  on: boolean;
  /** What pressing it does now. */
  title: string;
  onToggle: () => void;
  /** The key that presses it on this page. */
  shortcut?: string;
  /** Off, and on. */
  icons?: readonly [Icon, Icon];
}
type Icon = ComponentType<{ size: number; 'aria-hidden': boolean }>;

/** The button of a bookmark, for any kind of thing. */
export function BookmarkToggle({ on, title, onToggle, shortcut, icons = [IconBookmark, IconBookmarkFilled] }: Props) {
  const Shown = icons[on ? 1 : 0];
  return (
    <Hint label={shortcut ? `${title} (${shortcut})` : title}>
      <IconButton
        tone={on ? 'accent' : 'gray'}
        aria-label={title}
        title={shortcut ? undefined : title}
        aria-pressed={on}
        aria-keyshortcuts={shortcut}
        onClick={onToggle}
      >
        <Shown size={22} aria-hidden />
      </IconButton>
    </Hint>
  );
}

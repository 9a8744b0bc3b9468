import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useId, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from './button';
import classes from './full-summary.module.css';
import { useHeight } from './use-height';

/** A longer summary is cut at this height, in px (spec 3 §9). */
export const SUMMARY_HEIGHT = 500;
/** Nothing is cut for less than this more, in px: it would hide a line or two. */
export const SUMMARY_EXTRA = 30;

export const isLong = (height: number): boolean => height > SUMMARY_HEIGHT + SUMMARY_EXTRA;

/** A long text is cut, with 'Show full summary' below it (spec 3 §2). */
export function FullSummary({ children }: { children: ReactNode }) {
  const id = useId();
  const { ref, height } = useHeight();
  const [full, setFull] = useState(false);
  const long = isLong(height);
  const cut = long && !full;
  return (
    <div>
      <div
        id={id}
        className={classes.summary}
        data-cut={cut || undefined}
        style={cut ? { maxHeight: SUMMARY_HEIGHT } : undefined}
      >
        <div ref={ref}>{children}</div>
      </div>
      {long && (
        <Button
          variant="subtle"
          size="compact"
          aria-expanded={full}
          aria-controls={id}
          after={full ? <IconChevronUp size={18} aria-hidden /> : <IconChevronDown size={18} aria-hidden />}
          onClick={() => setFull(!full)}
        >
          <FormattedMessage id={full ? 'annotations.summary.less' : 'annotations.summary.full'} />
        </Button>
      )}
    </div>
  );
}

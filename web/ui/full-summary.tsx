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

export const isLong = (height: number, most = SUMMARY_HEIGHT): boolean => height > most + SUMMARY_EXTRA;

interface Props {
  /** The height at which it is cut, in px. */
  most?: number;
  /** What its button says: `<words>.full` and `<words>.less`. */
  words?: string;
  children: ReactNode;
}

/** A long text is cut, with 'Show full summary' below it (spec 3 §2). */
export function FullSummary({ most = SUMMARY_HEIGHT, words = 'annotations.summary', children }: Props) {
  const id = useId();
  const { ref, height } = useHeight();
  const [full, setFull] = useState(false);
  const long = isLong(height, most);
  const cut = long && !full;
  return (
    <div>
      <div
        id={id}
        className={classes.summary}
        data-cut={cut || undefined}
        style={cut ? { maxHeight: most } : undefined}
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
          <FormattedMessage id={full ? `${words}.less` : `${words}.full`} />
        </Button>
      )}
    </div>
  );
}

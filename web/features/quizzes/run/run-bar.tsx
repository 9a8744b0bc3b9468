import { IconArrowLeft, IconArrowRight, IconFlagCheck, IconPlayerSkipForward } from '@tabler/icons-react';
import { memo } from 'react';
import { FormattedMessage } from 'react-intl';
import { Busy } from '~/web/ui/button';
import classes from './run-bar.module.css';
import type { Primary } from './run-view';

interface Props {
  /** What the button does; null if there is nothing to press. */
  does: Primary['does'] | null;
  enabled: boolean;
  /** The quiz is being ended. */
  busy: boolean;
  onPrimary: () => void;
  onSkip?: () => void;
  onPrevious?: () => void;
}

const ENDS = { next: IconArrowRight, finish: IconFlagCheck, 'hand-in': IconFlagCheck };

/** What can be done with the question, within reach of a thumb. Plain elements: they change with every question. */
export const RunBar = memo(function RunBar({ does, enabled, busy, onPrimary, onSkip, onPrevious }: Props) {
  const End = does !== null && does in ENDS ? ENDS[does as keyof typeof ENDS] : null;
  return (
    <div className={classes.actions}>
      {onPrevious && (
        <button type="button" className={`${classes.button} ${classes.previous}`} onClick={onPrevious}>
          <IconArrowLeft size={18} aria-hidden />
          <FormattedMessage id="quizzes.run.previous" />
        </button>
      )}
      {onSkip && (
        <button
          type="button"
          className={`${classes.button} ${classes.skip}`}
          aria-keyshortcuts="Shift+ArrowRight"
          onClick={onSkip}
        >
          <IconPlayerSkipForward size={18} aria-hidden />
          <FormattedMessage id="quizzes.run.skip" />
        </button>
      )}
      {does && (
        <button
          type="button"
          className={`${classes.button} ${classes.primary}`}
          aria-keyshortcuts="Space"
          disabled={!enabled || busy}
          onClick={onPrimary}
        >
          <FormattedMessage id={`quizzes.run.${does}`} />
          {busy ? <Busy /> : End && <End size={18} aria-hidden />}
        </button>
      )}
    </div>
  );
});

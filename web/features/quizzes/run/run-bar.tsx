import { Button } from '@mantine/core';
import { IconArrowLeft, IconArrowRight, IconFlagCheck, IconPlayerSkipForward } from '@tabler/icons-react';
import { memo } from 'react';
import { FormattedMessage } from 'react-intl';
import classes from './run.module.css';
import type { Primary } from './run-view';

interface Props {
  /** What the button does; null where there is nothing to press. */
  does: Primary['does'] | null;
  enabled: boolean;
  /** The quiz is being ended. */
  busy: boolean;
  onPrimary: () => void;
  onSkip?: () => void;
  onPrevious?: () => void;
}

const ENDS = { next: IconArrowRight, finish: IconFlagCheck, 'hand-in': IconFlagCheck };

/** What can be done with the question, within reach of a thumb. */
export const RunBar = memo(function RunBar({ does, enabled, busy, onPrimary, onSkip, onPrevious }: Props) {
  const End = does !== null && does in ENDS ? ENDS[does as keyof typeof ENDS] : null;
  return (
    <div className={classes.actions}>
      {onPrevious && (
        <Button variant="default" leftSection={<IconArrowLeft size={18} aria-hidden />} onClick={onPrevious}>
          <FormattedMessage id="quizzes.run.previous" />
        </Button>
      )}
      {onSkip && (
        <Button variant="subtle" color="gray" leftSection={<IconPlayerSkipForward size={18} aria-hidden />} aria-keyshortcuts="Shift+ArrowRight" onClick={onSkip}>
          <FormattedMessage id="quizzes.run.skip" />
        </Button>
      )}
      {does && (
        <Button className={classes.primary} aria-keyshortcuts="Space" disabled={!enabled || busy} loading={busy} rightSection={End && <End size={18} aria-hidden />} onClick={onPrimary}>
          <FormattedMessage id={`quizzes.run.${does}`} />
        </Button>
      )}
    </div>
  );
});

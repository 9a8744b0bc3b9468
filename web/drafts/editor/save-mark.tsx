import { Button, Loader } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconCloudOff } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useProblemMessage } from '~/web/ui/problem';
import type { SaveState } from '../autosaver';
import layout from '~/web/ui/layout.module.css';
import text from '~/web/ui/text.module.css';
import classes from './save-mark.module.css';

/** The state of the typed text: saved on the server, on its way, or on this device only. */
export function SaveMark({
  state,
  onRetry,
  onResolve,
}: {
  state: SaveState;
  onRetry: () => void;
  onResolve: () => void;
}) {
  const { formatTime } = useIntl();
  const problemMessage = useProblemMessage();
  const offline = state.kind === 'failed' && state.problem.status === 0;
  return (
    <div className={classes.mark} data-state={state.kind}>
      <span role="status" className={layout.inlineClose}>
        {state.kind === 'untouched' && <FormattedMessage id="drafts.state.untouched" />}
        {(state.kind === 'typed' || state.kind === 'saving') && (
          <>
            <Loader size={14} aria-hidden color="gray" />
            <span>
              <FormattedMessage id="drafts.state.saving" />
            </span>
          </>
        )}
        {state.kind === 'saved' && (
          <>
            <IconCheck size={16} aria-hidden />
            <span>
              <FormattedMessage id="drafts.state.saved" />
            </span>
            <span className={text.dimmedFigures} aria-hidden>
              {formatTime(state.at, { timeStyle: 'short' })}
            </span>
          </>
        )}
        {offline && (
          <>
            <IconCloudOff size={16} aria-hidden />
            <span>
              <FormattedMessage id="drafts.state.offline" />
            </span>
          </>
        )}
        {state.kind === 'failed' && !offline && (
          <>
            <IconAlertTriangle size={16} aria-hidden />
            <span>
              <FormattedMessage id="drafts.state.failed" values={{ reason: problemMessage(state.problem) }} />
            </span>
          </>
        )}
        {state.kind === 'conflict' && (
          <>
            <IconAlertTriangle size={16} aria-hidden />
            <span>
              <FormattedMessage id="drafts.state.conflict" />
            </span>
          </>
        )}
      </span>
      {state.kind === 'failed' && (
        <Button variant="subtle" size="compact-sm" onClick={onRetry}>
          <FormattedMessage id="app.try-again" />
        </Button>
      )}
      {state.kind === 'conflict' && (
        <Button variant="subtle" size="compact-sm" onClick={onResolve}>
          <FormattedMessage id="drafts.choose" />
        </Button>
      )}
    </div>
  );
}

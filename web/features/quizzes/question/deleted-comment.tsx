import { IconDeviceMobile } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { Button } from '~/web/ui/button';
import layout from '~/web/ui/layout.module.css';
import classes from './discussion.module.css';

interface Props {
  /** There is no network; otherwise the deletion is on its way. */
  waits: boolean;
  onRetry: () => void;
  onKeep: () => void;
}

/** A comment that is deleted on this device, and not yet on the server. */
export function DeletedComment({ waits, onRetry, onKeep }: Props) {
  if (!waits) {
    return (
      <p className={classes.deleted}>
        <FormattedMessage id="discussion.deleted" />
      </p>
    );
  }
  return (
    <div className={classes.leaving}>
      <p className={classes.kept} role="status">
        <IconDeviceMobile size={18} aria-hidden />
        <FormattedMessage id="discussion.delete.kept" />
      </p>
      <div className={layout.toolbar}>
        <Button variant="default" onClick={onRetry}>
          <FormattedMessage id="app.acts.send" />
        </Button>
        <Button variant="subtle" tone="gray" onClick={onKeep}>
          <FormattedMessage id="discussion.delete.undo" />
        </Button>
      </div>
    </div>
  );
}

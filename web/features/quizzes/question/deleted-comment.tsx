import { Button, Group } from '@mantine/core';
import { IconDeviceMobile } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
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
      <Group gap={8}>
        <Button variant="default" h={44} onClick={onRetry}>
          <FormattedMessage id="app.acts.send" />
        </Button>
        <Button variant="subtle" color="gray" h={44} onClick={onKeep}>
          <FormattedMessage id="discussion.delete.undo" />
        </Button>
      </Group>
    </div>
  );
}

import { Alert, Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { FormattedMessage } from 'react-intl';
import classes from './away.module.css';
import { isNewVersion, subscribeVersion, takeNewVersion } from './worker';

/** Offers the new version of what opens without a network. It is never taken by itself while a page is open. */
export function NewVersion() {
  const there = useSyncExternalStore(subscribeVersion, isNewVersion);
  if (!there) return null;
  return (
    <Alert icon={<IconRefresh size={20} aria-hidden />} role="status">
      <div className={classes.waiting}>
        <span>
          <FormattedMessage id="flashcards.away.new-version" />
        </span>
        <Button h={44} onClick={takeNewVersion}>
          <FormattedMessage id="flashcards.away.new-version.take" />
        </Button>
      </div>
    </Alert>
  );
}

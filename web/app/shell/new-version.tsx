import { Button, Group, Text } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { takeNewVersion } from '~/web/core/worker';
import classes from './loading-notice.module.css';

/** Offers the new version of what opens without a network. It is never taken by itself while a page is open, and can wait. */
export function NewVersion() {
  const [later, setLater] = useState(false);
  if (later) return null;
  return (
    <div className={`no-print ${classes.place}`}>
      <div className={classes.notice}>
        <IconRefresh size={20} aria-hidden />
        <div>
          <Text size="sm" mb={8}>
            <FormattedMessage id="app.new-version" />
          </Text>
          <Group gap="xs">
            <Button h={44} variant="default" onClick={takeNewVersion}>
              <FormattedMessage id="app.new-version.take" />
            </Button>
            <Button h={44} variant="transparent" c="inherit" onClick={() => setLater(true)}>
              <FormattedMessage id="app.new-version.later" />
            </Button>
          </Group>
        </div>
      </div>
    </div>
  );
}

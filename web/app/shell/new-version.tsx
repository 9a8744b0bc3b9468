import { IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { takeNewVersion } from '~/web/core/worker';
import { Button } from '~/web/ui/button';
import text from '~/web/ui/text.module.css';
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
          <p className={text.smallText}>
            <FormattedMessage id="app.new-version" />
          </p>
          <div className={classes.acts}>
            <Button size="small" variant="default" onClick={takeNewVersion}>
              <FormattedMessage id="app.new-version.take" />
            </Button>
            <Button size="small" variant="plain" className={classes.later} onClick={() => setLater(true)}>
              <FormattedMessage id="app.new-version.later" />
            </Button>
          </div>
        </div>
      </div>
    </div>
  );
}

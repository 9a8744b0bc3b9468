import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { useSupporterAddress } from '~/web/ui/supporter-address';
import classes from './topic.module.css';

/** What stands where the rest is for supporters (spec 1 §6). */
export function Gate() {
  const address = useSupporterAddress();
  return (
    <div className={`no-print ${classes.gate}`}>
      <p>
        <FormattedMessage id="notebook.gate" />
      </p>
      <Button component={Link} to={address} leftSection={<IconLock size={18} aria-hidden />} className={classes.become}>
        <FormattedMessage id="notebook.become" />
      </Button>
    </div>
  );
}

import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { SUPPORTER_ADDRESS } from '~/web/ui/supporter-address';
import classes from './topic.module.css';

/** What stands where the rest is for supporters (spec 1 §6). */
export const Gate = () => (
  <div className={classes.gate}>
    <p>
      <FormattedMessage id="notebook.gate" />
    </p>
    <Button
      component={Link}
      to={SUPPORTER_ADDRESS}
      leftSection={<IconLock size={18} aria-hidden />}
      className={classes.become}
    >
      <FormattedMessage id="notebook.become" />
    </Button>
  </div>
);

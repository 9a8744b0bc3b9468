import { IconDeviceLaptop, IconX } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { IconButton } from '~/web/ui/button';
import type { Notification } from '~/web/ui/notification-list';
import { notificationValues } from '~/web/ui/notification-values';
import classes from './today.module.css';

/** Notices that need no act of who signed in: they stand last, in one line. */
export const isSignIn = ({ kind }: Pick<Notification, 'kind'>): boolean => kind === 'new-device';

/** The last of several sign-ins on new devices. @param onRead marks one as read */
export function SignInNotice({ notices, onRead }: { notices: Notification[]; onRead: (one: Notification) => void }) {
  const { formatMessage: say } = useIntl();
  const last = notices[0];
  if (!last) return null;
  return (
    <p className={classes.notice}>
      <IconDeviceLaptop size={18} stroke={1.6} aria-hidden />
      <Link to={last.url} onClick={() => onRead(last)}>
        <FormattedMessage id="home.sign-in" values={notificationValues(last.values)} />
      </Link>
      <IconButton aria-label={say({ id: 'home.sign-in.dismiss' })} onClick={() => notices.forEach(onRead)}>
        <IconX size={16} aria-hidden />
      </IconButton>
    </p>
  );
}

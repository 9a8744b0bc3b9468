import { FormattedMessage, useIntl } from 'react-intl';
import { invitePlace } from './invite';
import { PinDigits } from './pin-digits';
import { QrCode } from './qr-code';
import { Dialog } from '~/web/ui/dialog';
import layout from '~/web/ui/layout.module.css';
import classes from './table-view.module.css';

interface TableViewProps {
  pin: string;
  invitation: string;
  members: readonly { id: number; name: string }[];
  onClose: () => void;
}

/** The whole screen for those across the table: the largest QR code that fits, the PIN, and who is in already. */
export function TableView({ pin, invitation, members, onClose }: TableViewProps) {
  const intl = useIntl();
  return (
    <Dialog closable size="screen" onClose={onClose} title={<FormattedMessage id="group-practice.invite.table" />}>
      <div className={classes.table}>
        <QrCode pin={pin} invitation={invitation} fill />
        <div className={layout.shrink}>
          <p className={classes.place}>
            <FormattedMessage id="group-practice.invite.how" values={{ place: <strong>{invitePlace()}</strong> }} />
          </p>
          <PinDigits pin={pin} huge />
          <ul className={classes.members} aria-label={intl.formatMessage({ id: 'group-practice.people.list' })}>
            {members.map((member) => (
              <li key={member.id}>{member.name}</li>
            ))}
          </ul>
        </div>
      </div>
    </Dialog>
  );
}

import { Modal } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { invitePlace } from '../../ui/invite/invite';
import { PinDigits } from '../../ui/invite/pin-digits';
import { QrCode } from '../../ui/invite/qr-code';
import classes from './table-view.module.css';
import type { Group } from './use-group';

/** The whole screen for those across the table: the largest QR code that fits, the PIN, and who is in already. */
export function TableView({ group, opened, onClose }: { group: Group; opened: boolean; onClose: () => void }) {
  const intl = useIntl();
  return (
    <Modal
      fullScreen
      opened={opened}
      onClose={onClose}
      closeButtonProps={{ size: 48, 'aria-label': intl.formatMessage({ id: 'app.close' }) }}
      title={<FormattedMessage id="group-practice.invite.table" />}
      radius={0}
    >
      <div className={classes.table}>
        <QrCode pin={group.pin} fill />
        <div className={classes.words}>
          <p className={classes.place}>
            <FormattedMessage id="group-practice.invite.how" values={{ place: <strong>{invitePlace()}</strong> }} />
          </p>
          <PinDigits pin={group.pin} huge />
          <ul className={classes.members} aria-label={intl.formatMessage({ id: 'group-practice.people.list' })}>
            {group.members.map((member) => (
              <li key={member.id}>{member.name}</li>
            ))}
          </ul>
        </div>
      </div>
    </Modal>
  );
}

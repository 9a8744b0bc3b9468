import { IconArrowsMaximize } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { QrCode } from './qr-code';
import classes from './show-code.module.css';
import { TableView } from './table-view';

interface Props {
  pin: string;
  /** The key of the link. */
  invitation: string;
  /** Who is in already, for those across the table. */
  members: readonly { id: number; name: string }[];
}

/** The QR code of 128 px (spec 3 §9). A press shows it to the whole table. */
export function ShowCode({ pin, invitation, members }: Props) {
  const [shown, setShown] = useState(false);
  return (
    <>
      <button type="button" className={classes.qr} onClick={() => setShown(true)} aria-haspopup="dialog">
        <QrCode pin={pin} invitation={invitation} />
        <span className={classes.enlarge}>
          <IconArrowsMaximize size={16} aria-hidden />
          <FormattedMessage id="group-practice.invite.enlarge" />
        </span>
      </button>
      {shown && <TableView pin={pin} invitation={invitation} members={members} onClose={() => setShown(false)} />}
    </>
  );
}

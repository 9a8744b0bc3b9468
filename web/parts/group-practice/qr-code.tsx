import { QRCodeSVG } from 'qrcode.react';
import { useIntl } from 'react-intl';
import { inviteLink, QR_SIZE } from './invite';
import classes from './qr-code.module.css';

/** The way in as a QR code, dark on white in both themes, as cameras need it. `fill` takes all the room there is. */
export function QrCode({ pin, invitation, fill = false }: { pin: string; invitation: string; fill?: boolean }) {
  const intl = useIntl();
  return (
    <span className={classes.code} data-fill={fill || undefined}>
      <QRCodeSVG
        value={inviteLink(pin, invitation)}
        size={QR_SIZE}
        level="M"
        bgColor="#ffffff"
        fgColor="#000000"
        title={intl.formatMessage({ id: 'group-practice.invite.qr' })}
      />
    </span>
  );
}

import { Switch, Text } from '@mantine/core';
import { QRCodeSVG } from 'qrcode.react';
import { FormattedMessage, useIntl } from 'react-intl';
import { publicOrigin } from '~/web/core/public-origin';
import { CopyButton } from '~/web/ui/copy-button';
import layout from '~/web/ui/layout.module.css';
import text from '~/web/ui/text.module.css';
import classes from './editor.module.css';

/** Pixels of the QR code, as everywhere (spec 3 §9). */
const QR_SIZE = 128;

/** Whether anyone with the link may take the quiz, and the link: to copy, and for a camera. */
export function SharePanel({
  shared,
  takeUrl,
  drafts,
  premium,
  onChange,
}: {
  shared: boolean;
  takeUrl: string;
  drafts: number;
  premium: number;
  onChange: (shared: boolean) => void;
}) {
  const { formatMessage: say } = useIntl();
  const link = publicOrigin() + takeUrl;
  return (
    <section className={classes.card} aria-label={say({ id: 'teach.share.title' })}>
      <Switch
        size="md"
        checked={shared}
        label={say({ id: 'teach.share.label' })}
        description={say({ id: shared ? 'teach.share.on' : 'teach.share.off' })}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {shared && (
        <div className={layout.rowWrapped}>
          <span className={classes.qr}>
            <QRCodeSVG
              value={link}
              size={QR_SIZE}
              level="M"
              bgColor="#ffffff"
              fgColor="#000000"
              title={say({ id: 'teach.share.qr' })}
            />
          </span>
          <div className={classes.linkWords}>
            <Text size="sm" className={text.breakable}>
              {link}
            </Text>
            <CopyButton value={link}>
              <FormattedMessage id="teach.share.copy" />
            </CopyButton>
          </div>
        </div>
      )}
      {shared && drafts > 0 && (
        <Text size="sm" c="dimmed">
          <FormattedMessage id="teach.share.drafts" values={{ count: drafts }} />
        </Text>
      )}
      {shared && premium > 0 && (
        <Text size="sm" c="dimmed">
          <FormattedMessage id="teach.share.premium" values={{ count: premium }} />
        </Text>
      )}
    </section>
  );
}

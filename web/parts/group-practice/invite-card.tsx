import { FormattedMessage } from 'react-intl';
import type { ReactNode } from 'react';
import { CopyButton } from '~/web/ui/copy-button';
import { inviteLink, invitePlace } from './invite';
import text from '~/web/ui/text.module.css';
import classes from './invite-card.module.css';
import { PinDigits } from './pin-digits';
import { ShowCode } from './show-code';

interface InviteCardProps {
  pin: string;
  /** The key of the link. */
  invitation: string;
  /** Who is in already, for those across the table. */
  members: readonly { id: number; name: string }[];
  /** How those who are in talk to each other. */
  children?: ReactNode;
}

/** How others get in: PIN, QR code of 128 px, link, chat (spec 3 §2, §9). */
export function InviteCard({ pin, invitation, members, children }: InviteCardProps) {
  return (
    <section className={classes.card}>
      <div className={classes.words}>
        <h2>
          <FormattedMessage
            id="group-practice.invite.how"
            values={{ place: <strong className={text.breakable}>{invitePlace()}</strong> }}
          />
        </h2>
        <PinDigits pin={pin} />
        <div className={classes.acts}>
          <CopyButton value={pin}>
            <FormattedMessage id="group-practice.copy.pin" />
          </CopyButton>
          <CopyButton value={inviteLink(pin, invitation)}>
            <FormattedMessage id="group-practice.copy.link" />
          </CopyButton>
          {children}
        </div>
      </div>
      <ShowCode pin={pin} invitation={invitation} members={members} />
    </section>
  );
}

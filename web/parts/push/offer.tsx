import { Anchor, Button } from '@mantine/core';
import { IconBellRinging } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { profileDetails } from '~/domain/accounts/profile/contract';
import type { PushKind } from '~/domain/kit/push-kinds';
import { ProblemNotice } from '~/web/ui/problem';
import { declineOffer } from './declined';
import layout from '~/web/ui/layout.module.css';
import classes from './offer.module.css';
import { usePush } from './use-push';

/** One line, and one press. What the browser answers is respected. */
export function Offer({ kind, me }: { kind: Exclude<PushKind, 'group'>; me: number }) {
  const { data, permission, failed, refused, turning, turnOn } = usePush(me);
  const [asked, setAsked] = useState(false);
  const [declined, setDeclined] = useState(false);
  if (!data || declined || (data.here && !asked) || !data.kinds.includes(kind)) return null;
  return (
    <div className={`no-print ${classes.offer}`}>
      <IconBellRinging size={22} aria-hidden />
      <div className={layout.basis220} role="status">
        {data.here ? (
          <>
            <FormattedMessage id="push.offer.done" />{' '}
            <Anchor component={Link} to={`${profileDetails.path}#push`} underline="always" inherit>
              <FormattedMessage id="push.offer.settings" />
            </Anchor>
          </>
        ) : permission === 'denied' ? (
          <FormattedMessage id="push.refused" />
        ) : failed ? (
          <FormattedMessage id="push.failed" />
        ) : (
          <>
            <strong>
              <FormattedMessage id={`push.offer.${kind}`} />
            </strong>
            <br />
            <FormattedMessage id={kind === 'partner' ? 'push.offer.about.page' : 'push.offer.about'} />
          </>
        )}
        {refused && <ProblemNotice error={refused} />}
      </div>
      {!data.here && permission !== 'denied' && (
        <div className={layout.toolbar}>
          <Button
            variant="light"
            loading={turning}
            onClick={() => {
              setAsked(true);
              turnOn?.();
            }}
          >
            <FormattedMessage id="push.offer.yes" />
          </Button>
          <Button
            variant="subtle"
            color="gray"
            onClick={() => {
              declineOffer();
              setDeclined(true);
            }}
          >
            <FormattedMessage id="push.offer.no" />
          </Button>
        </div>
      )}
    </div>
  );
}

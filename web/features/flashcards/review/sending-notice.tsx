import { IconCloudOff } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { Button } from '~/web/ui/button';
import layout from '~/web/ui/layout.module.css';
import { Notice } from '~/web/ui/notice';
import classes from './review.module.css';
import type { ReviewQueueState } from './review-queue';

/** Answers that are only on this device: how many, and a way to send them now. */
export function SendingNotice({ sending, onRetry }: { sending: ReviewQueueState; onRetry: () => void }) {
  const { waiting, connection } = sending;
  if (waiting.length === 0 || connection === 'online') return null;
  return (
    <div className={classes.kept}>
      <Notice tone="warning" role="status" icon={<IconCloudOff size={20} aria-hidden />}>
        <div className={layout.ends}>
          <FormattedMessage id="flashcards.review.kept" values={{ waiting: waiting.length }} />
          <Button variant="default" size="compact" onClick={onRetry}>
            <FormattedMessage id="app.try-again" />
          </Button>
        </div>
      </Notice>
    </div>
  );
}

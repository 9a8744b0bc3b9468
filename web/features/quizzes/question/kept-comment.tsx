import { IconCloudUpload, IconDeviceMobile } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { useSession } from '~/web/core/session';
import { Button } from '~/web/ui/button';
import { PersonAvatar } from '~/web/ui/person-avatar';
import layout from '~/web/ui/layout.module.css';
import classes from './discussion.module.css';

interface Props {
  text: string;
  /** There is no network; otherwise it is on its way. */
  waits: boolean;
  onRetry: () => void;
  onTakeBack: () => void;
}

/** One's own comment that the server does not have yet. */
export function KeptComment({ text, waits, onRetry, onTakeBack }: Props) {
  const { person } = useSession();
  return (
    <article className={classes.comment}>
      <PersonAvatar name={person?.name ?? ''} avatar={person?.avatar ?? ''} size={36} />
      <div className={layout.fill}>
        <header className={classes.head}>
          <strong>
            <FormattedMessage id="discussion.you" />
          </strong>
        </header>
        <p className={classes.text}>{text}</p>
        <p className={classes.kept} data-sending={!waits || undefined} role="status">
          {waits ? <IconDeviceMobile size={18} aria-hidden /> : <IconCloudUpload size={18} aria-hidden />}
          <FormattedMessage id={waits ? 'discussion.kept' : 'discussion.sending'} />
        </p>
        {waits && (
          <div className={layout.toolbar}>
            <Button variant="default" onClick={onRetry}>
              <FormattedMessage id="app.acts.send" />
            </Button>
            <Button variant="subtle" tone="gray" onClick={onTakeBack}>
              <FormattedMessage id="discussion.take-back" />
            </Button>
          </div>
        )}
      </div>
    </article>
  );
}

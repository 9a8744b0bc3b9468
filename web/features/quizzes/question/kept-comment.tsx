import { Button, Group } from '@mantine/core';
import { IconCloudUpload, IconDeviceMobile } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { useSession } from '~/web/core/session';
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
          <Group gap={8}>
            <Button variant="default" h={44} onClick={onRetry}>
              <FormattedMessage id="app.acts.send" />
            </Button>
            <Button variant="subtle" color="gray" h={44} onClick={onTakeBack}>
              <FormattedMessage id="discussion.take-back" />
            </Button>
          </Group>
        )}
      </div>
    </article>
  );
}

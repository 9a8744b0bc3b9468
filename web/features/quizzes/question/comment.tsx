import { IconFlag, IconTrash } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Badge } from '~/web/ui/badge';
import { IconButton } from '~/web/ui/button';
import { Hint } from '~/web/ui/hint';
import type { ThreadSnapshot } from '~/domain/discussion/contract';
import { PersonAvatar } from '~/web/ui/person-avatar';
import { TimeAgo } from '~/web/ui/time-ago';
import layout from '~/web/ui/layout.module.css';
import text from '~/web/ui/text.module.css';
import classes from './discussion.module.css';

interface Props {
  comment: ThreadSnapshot['comments'][number];
  own: boolean;
  /** Left out if one may not. */
  onDelete?: () => void;
  /** Left out for one's own. */
  onReport?: () => void;
  /** One has reported it. */
  reported?: boolean;
}

/** One comment; a moderator's is marked as such (spec 1 §6). */
export function Comment({ comment, own, onDelete, onReport, reported = false }: Props) {
  const { formatMessage: say } = useIntl();
  if (comment.deleted) {
    return (
      <p className={classes.deleted}>
        <FormattedMessage id="discussion.deleted" />
      </p>
    );
  }
  return (
    <article className={classes.comment}>
      <PersonAvatar name={comment.user} avatar={comment.avatar} size={36} />
      <div className={layout.fill}>
        <header className={classes.head}>
          <strong>{own ? <FormattedMessage id="discussion.you" /> : comment.user}</strong>
          {comment.moderator && (
            <Badge>
              <FormattedMessage id="discussion.moderator" />
            </Badge>
          )}
          <span className={text.dimmedColour}>
            <TimeAgo at={comment.created_at} />
          </span>
        </header>
        <p className={classes.text}>{comment.text}</p>
      </div>
      {onReport && (
        <Hint label={say({ id: reported ? 'discussion.reported' : 'discussion.report.comment' })}>
          <IconButton
            disabled={reported}
            aria-label={say({ id: 'discussion.report.comment-of' }, { name: comment.user })}
            onClick={onReport}
          >
            <IconFlag size={18} aria-hidden />
          </IconButton>
        </Hint>
      )}
      {onDelete && (
        <Hint label={say({ id: 'discussion.delete' })}>
          <IconButton aria-label={say({ id: 'discussion.delete-of' }, { name: comment.user })} onClick={onDelete}>
            <IconTrash size={18} aria-hidden />
          </IconButton>
        </Hint>
      )}
    </article>
  );
}

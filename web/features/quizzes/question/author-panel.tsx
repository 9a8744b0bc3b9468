import { FormattedMessage } from 'react-intl';
import type { AuthorData } from '~/domain/questions/contract';
import { Badge } from '~/web/ui/badge';
import { PersonAvatar } from '~/web/ui/person-avatar';
import layout from '~/web/ui/layout.module.css';
import text from '~/web/ui/text.module.css';
import classes from './author-panel.module.css';

/** Who wrote it; premium questions have none (spec 1 §6). */
export function AuthorPanel({ author }: { author: AuthorData }) {
  const name = `${author.first_name} ${author.last_name}`.trim() || author.username;
  return (
    <div className={classes.panel}>
      <PersonAvatar name={name} avatar={author.avatar_url} size={48} />
      <div className={layout.shrink}>
        <div className={layout.words}>
          <strong>{name}</strong> <span className={text.dimmed}>@{author.username}</span>
          {author.supporter && (
            <Badge>
              <FormattedMessage id="quizzes.question.author.supporter" />
            </Badge>
          )}
          {author.public_creator && (
            <Badge tone="gray">
              <FormattedMessage id="quizzes.question.author.creator" />
            </Badge>
          )}
        </div>
        <div className={classes.facts}>
          {author.training_stage !== null && (
            <span>
              <FormattedMessage id={`accounts.stage.${author.training_stage}`} />
            </span>
          )}
          {author.school && <span>{author.school}</span>}
          <span>
            <FormattedMessage id="quizzes.question.author.upvotes" values={{ count: author.total_upvotes }} />
          </span>
        </div>
        {author.bio && <p className={classes.bio}>{author.bio}</p>}
      </div>
    </div>
  );
}

import { Badge } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { deckPage } from '~/domain/flashcards/sharing/contract';
import type { PageData } from '~/domain/kit/contract';
import { PersonAvatar } from '~/web/ui/person-avatar';
import layout from '~/web/ui/layout.module.css';
import classes from './decks.module.css';

type Author = NonNullable<PageData<typeof deckPage>['deck']['author']>;

/** The author of a deck, with actions about them (spec 2 §3). */
export function AuthorCard({ author, children }: { author: Author; children?: ReactNode }) {
  const name = `${author.first_name} ${author.last_name}`.trim() || author.username;
  return (
    <aside className={classes.author}>
      <PersonAvatar name={name} avatar={author.avatar_url} size={48} />
      <div className={classes.authorWords}>
        <p className={layout.words}>
          <strong>{name}</strong> <span className={classes.dim}>@{author.username}</span>{' '}
          {author.supporter && (
            <Badge variant="light" size="sm" tt="none">
              <FormattedMessage id="flashcards.decks.author.supporter" />
            </Badge>
          )}
        </p>
        <p className={classes.dim}>
          {author.training_stage !== null && <FormattedMessage id={`accounts.stage.${author.training_stage}`} />}
          {author.training_stage !== null && author.school && ' · '}
          {author.school}
        </p>
        {author.bio && <p>{author.bio}</p>}
      </div>
      {children}
    </aside>
  );
}

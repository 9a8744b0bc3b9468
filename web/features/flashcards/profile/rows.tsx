import { Button } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import type { bookmarkedFlashcards, decksCreated } from '~/domain/flashcards/profile/contract';
import { flashcardSetup } from '~/domain/flashcards/review/contract';
import { href } from '~/domain/kit/contract';
import type { ItemOf } from '~/domain/kit/profile-list';
import { ListRow } from '~/web/ui/list-row';
import { TimeAgo } from '~/web/ui/time-ago';

/** A card that was bookmarked, and its bin. */
export function BookmarkedCardRow({ item }: { item: ItemOf<typeof bookmarkedFlashcards> }) {
  return (
    <ListRow
      to={item.url}
      title={item.front || <FormattedMessage id="flashcards.list.picture" />}
      about={
        <>
          {item.deck_name}
          {' · '}
          <TimeAgo at={item.bookmarked_at} />
        </>
      }
      result={
        item.leitner_bin === null ? (
          <FormattedMessage id="flashcards.setup.preferences.new" />
        ) : (
          <FormattedMessage id="flashcards.card.bin" values={{ bin: item.leitner_bin }} />
        )
      }
    />
  );
}

/** A review of all bookmarked cards. */
export const ReviewBookmarks = () => (
  <Button component={Link} to={href(flashcardSetup, {}, { type: 'bookmarks' })} variant="default">
    <FormattedMessage id="flashcards.list.bookmarks.review" />
  </Button>
);

/** A deck of one's own. */
export function DeckRow({ item }: { item: ItemOf<typeof decksCreated> }) {
  return (
    <ListRow
      to={item.url}
      title={item.deck_name}
      about={
        <>
          {item.deck_shared && (
            <>
              <FormattedMessage id="flashcards.list.shared" />
              {' · '}
            </>
          )}
          <TimeAgo at={item.changed_at} />
        </>
      }
      result={<FormattedMessage id="flashcards.list.cards" values={{ count: item.cards }} />}
    />
  );
}

import { FormattedMessage, FormattedNumber } from 'react-intl';
import type { discussions } from '~/domain/discussion/contract';
import type { ItemOf } from '~/domain/kit/profile-list';
import type { bookmarkedQuestions, contributedQuestions, draftQuestions } from '~/domain/questions/profile/contract';
import { ListRow } from '~/web/ui/list-row';
import { TimeAgo } from '~/web/ui/time-ago';
import { useNames } from '../names';

const Untitled = () => <FormattedMessage id="learning.untitled" />;

/** A question that was bookmarked, and what one made of it the last time. */
export function BookmarkRow({ item }: { item: ItemOf<typeof bookmarkedQuestions> }) {
  return (
    <ListRow
      to={item.url}
      title={item.stem}
      about={
        <>
          {item.topic}
          {item.last_correct !== null && (
            <>
              {' · '}
              <FormattedMessage id={item.last_correct ? 'learning.last.right' : 'learning.last.wrong'} />
            </>
          )}
          {' · '}
          <TimeAgo at={item.bookmarked_at} />
        </>
      }
    />
  );
}

/** A discussion with one's last comment in it. */
export function DiscussionRow({ item }: { item: ItemOf<typeof discussions> }) {
  return (
    <ListRow
      to={item.url}
      title={item.stem}
      text={item.text}
      about={
        <>
          <FormattedMessage id="learning.answers" values={{ count: item.answers }} />
          {' · '}
          <TimeAgo at={item.commented_at} />
        </>
      }
    />
  );
}

/** A question of the bank that one has written. */
export function ContributedRow({ item }: { item: ItemOf<typeof contributedQuestions> }) {
  const names = useNames();
  return (
    <ListRow
      to={item.url}
      title={item.stem || <Untitled />}
      about={
        <>
          {names.specialty(item.specialty_id)}
          {' · '}
          <FormattedMessage id="learning.answered" values={{ count: item.times_answered }} />
          {' · '}
          <TimeAgo at={item.changed_at} />
        </>
      }
      result={
        item.facility !== null && (
          <FormattedNumber value={item.facility / 100} style="percent" maximumFractionDigits={0} />
        )
      }
    />
  );
}

/** A question that one has begun to write. */
export function DraftRow({ item }: { item: ItemOf<typeof draftQuestions> }) {
  const names = useNames();
  const specialty = names.specialty(item.specialty_id);
  return (
    <ListRow
      to={item.url}
      title={item.stem || <Untitled />}
      about={
        <>
          {specialty}
          {specialty && ' · '}
          <TimeAgo at={item.changed_at} />
        </>
      }
      result={<FormattedMessage id="learning.go-on" />}
    />
  );
}

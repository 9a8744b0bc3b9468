import { FormattedMessage } from 'react-intl';
import type { ItemOf } from '~/domain/kit/profile-list';
import type { quizzesCreated } from '~/domain/quizzes/history/contract';
import { ListRow } from '~/web/ui/list-row';
import { type QuizColour, type QuizIcon, QuizLook } from '~/web/ui/quiz-look';
import { TimeAgo } from '~/web/ui/time-ago';

/** A quiz of one's own. */
export function CreatedRow({ item }: { item: ItemOf<typeof quizzesCreated> }) {
  return (
    <ListRow
      to={item.url}
      mark={<QuizLook icon={item.icon as QuizIcon} colour={item.colour as QuizColour} size={40} />}
      title={item.title}
      about={
        <>
          <FormattedMessage id="learning.questions" values={{ count: item.questions }} />
          {' · '}
          <FormattedMessage id={item.shared ? 'learning.shared' : 'learning.private'} />
          {' · '}
          <TimeAgo at={item.changed_at} />
        </>
      }
    />
  );
}

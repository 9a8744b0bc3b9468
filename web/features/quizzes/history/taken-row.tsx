import { IconCircleCheck, IconProgress, IconSparkles } from '@tabler/icons-react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import type { ItemOf } from '~/domain/kit/profile-list';
import { EXAM } from '~/domain/quizzes/contract';
import type { quizzesTaken } from '~/domain/quizzes/history/contract';
import { ListRow } from '~/web/ui/list-row';
import { useQuizTitle } from '~/web/ui/quiz-title';
import { TimeAgo } from '~/web/ui/time-ago';

/** A quiz that was taken or begun. */
export function TakenRow({ item }: { item: ItemOf<typeof quizzesTaken> }) {
  const titleOf = useQuizTitle();
  const Icon = item.kind === 'ai' ? IconSparkles : item.score === null ? IconProgress : IconCircleCheck;
  return (
    <ListRow
      to={item.url}
      mark={<Icon size={22} stroke={1.6} />}
      title={titleOf(item)}
      about={
        <>
          <FormattedMessage id={item.mode === EXAM ? 'quizzes.setup.mode.exam' : 'quizzes.setup.mode.study'} />
          {' · '}
          <FormattedMessage
            id="quizzes.unfinished.answered"
            values={{ answered: item.answered, total: Math.max(item.length, item.answered) }}
          />
          {item.finished_at !== null && item.seconds_used > 0 && (
            <>
              {' · '}
              <FormattedMessage
                id="learning.minutes"
                values={{ minutes: Math.max(1, Math.round(item.seconds_used / 60)) }}
              />
            </>
          )}
          {' · '}
          <TimeAgo at={item.finished_at ?? item.started_at} />
        </>
      }
      result={
        item.score === null ? (
          <FormattedMessage id="learning.go-on" />
        ) : (
          <FormattedNumber value={item.score / 100} style="percent" maximumFractionDigits={0} />
        )
      }
    />
  );
}

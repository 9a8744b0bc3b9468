import { IconProgress } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { EXAM } from '~/domain/quizzes/contract';
import type { TodayItem } from '~/web/core/today';
import { ListRow } from '~/web/ui/list-row';
import { useQuizTitle } from '~/web/ui/quiz-title';
import { TimeAgo } from '~/web/ui/time-ago';

/** A quiz that was begun, on the start page. */
export function UnfinishedToday({ item: { url, values } }: { item: TodayItem }) {
  const titleOf = useQuizTitle();
  const title = titleOf({ title: String(values.title), specialty_id: Number(values.specialty_id) });
  return (
    <ListRow
      to={url}
      mark={<IconProgress size={24} stroke={1.6} />}
      title={<FormattedMessage id="quizzes.unfinished.continue-with" values={{ title }} />}
      about={
        <>
          {values.mode === EXAM && (
            <>
              <FormattedMessage id="quizzes.unfinished.exam" />
              {' · '}
            </>
          )}
          <FormattedMessage
            id="quizzes.unfinished.answered"
            values={{ answered: Number(values.answered), total: Number(values.total) }}
          />
          {' · '}
          <TimeAgo at={String(values.started_at)} />
        </>
      }
    />
  );
}

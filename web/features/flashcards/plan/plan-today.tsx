import { IconTargetArrow } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import type { TodayItem } from '~/web/core/today';
import { ListRow } from '~/web/ui/list-row';

/** What the exam plan has for today, on the start page. */
export function PlanToday({ item: { url, values } }: { item: TodayItem }) {
  const [cards, minutes, days] = [Number(values.cards), Number(values.minutes), Number(values.days)];
  return (
    <ListRow
      to={url}
      mark={<IconTargetArrow size={24} stroke={1.6} />}
      title={<FormattedMessage id="flashcard-plan.today-item" values={{ cards, minutes }} />}
      about={
        <>
          {values.name !== '' && <>{values.name} · </>}
          <FormattedMessage id="flashcard-plan.today" values={{ days }} />
        </>
      }
    />
  );
}

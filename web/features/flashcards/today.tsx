import { IconCards, IconProgress } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import type { TodayItem } from '~/web/core/today';
import { ListRow } from '~/web/ui/list-row';

/** A review that was begun, on the start page. */
export const UnfinishedToday = ({ item: { url, values } }: { item: TodayItem }) => (
  <ListRow
    to={url}
    mark={<IconProgress size={24} stroke={1.6} />}
    title={<FormattedMessage id="flashcards.today.unfinished" />}
    about={
      <FormattedMessage
        id="flashcards.today.unfinished.about"
        values={{ answered: Number(values.answered), length: Number(values.length) }}
      />
    }
  />
);

/** Cards that are due, on the start page. */
export const DueToday = ({ item: { url, values } }: { item: TodayItem }) => (
  <ListRow
    to={url}
    mark={<IconCards size={24} stroke={1.6} />}
    title={<FormattedMessage id="flashcards.today.due" values={{ due: Number(values.due) }} />}
    about={<FormattedMessage id="flashcards.today.due.about" values={{ minutes: Number(values.minutes ?? 1) }} />}
  />
);

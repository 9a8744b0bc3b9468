import { IconUserCheck } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import type { TodayItem } from '~/web/core/today';
import { ListRow } from '~/web/ui/list-row';

/** People who wait for a moderator's decision, on the start page. */
export function ApplicationsToday({ item: { url, values } }: { item: TodayItem }) {
  return (
    <ListRow
      to={url}
      mark={<IconUserCheck size={24} stroke={1.6} />}
      title={<FormattedMessage id="applications.title" />}
      about={<FormattedMessage id="applications.waiting" values={{ count: Number(values.count) }} />}
    />
  );
}

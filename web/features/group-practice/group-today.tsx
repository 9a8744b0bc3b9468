import { IconUsersGroup } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import type { TodayItem } from '~/web/core/today';
import { ListRow } from '~/web/ui/list-row';

/** The group or circuit run that one is in, on the start page. */
export function GroupToday({ item: { url, values } }: { item: TodayItem }) {
  return (
    <ListRow
      to={url}
      mark={<IconUsersGroup size={24} stroke={1.6} />}
      title={<FormattedMessage id="app.group.back-to" values={{ station: values.station }} />}
      about={<FormattedMessage id="app.home.today.group" />}
    />
  );
}

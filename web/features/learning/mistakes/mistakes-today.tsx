import { IconRepeat } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import type { TodayItem } from '~/web/core/today';
import { ListRow } from '~/web/ui/list-row';

/** Questions of the last days that were answered wrongly, on the start page. */
export const MistakesToday = ({ item: { url, values } }: { item: TodayItem }) => (
  <ListRow
    to={url}
    mark={<IconRepeat size={24} stroke={1.6} />}
    title={<FormattedMessage id="learning.mistakes.today" values={{ count: Number(values.count) }} />}
    about={
      <FormattedMessage
        id="learning.mistakes.today.about"
        values={{ days: Number(values.days), minutes: Number(values.minutes) }}
      />
    }
  />
);

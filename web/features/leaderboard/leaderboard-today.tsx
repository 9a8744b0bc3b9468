import { IconTrophy } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import type { TodayItem } from '~/web/core/today';
import { ListRow } from '~/web/ui/list-row';

/** One's place of the week, on the start page. */
export const LeaderboardToday = ({ item: { url, values } }: { item: TodayItem }) => (
  <ListRow
    to={url}
    mark={<IconTrophy size={24} stroke={1.6} />}
    title={<FormattedMessage id="leaderboard.today-line" values={{ place: Number(values.place) }} />}
    about={
      <FormattedMessage
        id="leaderboard.today-line.about"
        values={{ points: Number(values.points), kind: String(values.kind), name: String(values.name) }}
      />
    }
  />
);

import { IconFlag } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import type { TodayItem } from '~/web/core/today';
import { ListRow } from '~/web/ui/list-row';

/** What was reported and waits for a moderator, on the start page. */
export function CasesToday({ item: { url, values } }: { item: TodayItem }) {
  return (
    <ListRow
      to={url}
      mark={<IconFlag size={24} stroke={1.6} />}
      title={<FormattedMessage id="moderation.title" />}
      about={<FormattedMessage id="moderation.waiting" values={{ count: Number(values.count) }} />}
    />
  );
}

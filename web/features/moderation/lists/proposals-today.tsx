import { IconChecklist } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import type { TodayItem } from '~/web/core/today';
import { ListRow } from '~/web/ui/list-row';

/** Proposed questions or cards that wait for this person, on the start page. */
export function ProposalsToday({ item: { url, values } }: { item: TodayItem }) {
  return (
    <ListRow
      to={url}
      mark={<IconChecklist size={24} stroke={1.6} />}
      title={<FormattedMessage id={`moderation.list.${values.list}`} />}
      about={
        <FormattedMessage
          id={values.list === 'card-proposals' ? 'moderation.proposals.waiting-cards' : 'moderation.proposals.waiting'}
          values={{ count: Number(values.count) }}
        />
      }
    />
  );
}

import { IconChecklist } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import type { TodayItem } from '~/web/core/today';
import { ListRow } from '~/web/ui/list-row';

const WORDS: Readonly<Record<string, string>> = {
  'card-proposals': 'moderation.proposals.waiting-cards',
  texts: 'moderation.proposals.waiting-texts',
};

/** Proposed questions, cards or notebook texts that wait for this person, on the start page. */
export function ProposalsToday({ item: { url, values } }: { item: TodayItem }) {
  return (
    <ListRow
      to={url}
      mark={<IconChecklist size={24} stroke={1.6} />}
      title={<FormattedMessage id={`moderation.list.${values.list}`} />}
      about={
        <FormattedMessage
          id={WORDS[`${values.list}`] ?? 'moderation.proposals.waiting'}
          values={{ count: Number(values.count) }}
        />
      }
    />
  );
}

import { IconNotebook } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { flashcardSummaries } from '~/domain/flashcards/contract';
import { usePage } from '~/web/live/client';
import { EmptyState } from '~/web/ui/empty-state';
import { ListRow } from '~/web/ui/list-row';
import { ProblemNotice } from '~/web/ui/problem';
import { Skeleton } from '~/web/ui/skeleton-list';
import type { CardActs } from './use-card-acts';

/** The pages of the notebook on the topics of a card (spec 2 §7). */
export function CardSummaries({ acts }: { acts: CardActs }) {
  const { data, error, refetch } = usePage(flashcardSummaries, { params: { flashcard_id: acts.card.id } });
  if (error && !data) return <ProblemNotice error={error} onRetry={refetch} />;
  if (!data)
    return (
      <div aria-busy>
        <Skeleton height={64} />
      </div>
    );
  if (data.summaries.length === 0)
    return <EmptyState icon={<IconNotebook />} title={<FormattedMessage id="flashcards.card.summaries.none" />} />;
  return data.summaries.map(({ notebook_url, topic_name }) => (
    <ListRow
      key={notebook_url}
      to={notebook_url}
      mark={<IconNotebook size={24} stroke={1.6} />}
      title={topic_name}
      about={<FormattedMessage id="flashcards.card.summaries.about" />}
    />
  ));
}

import { Button, Modal, Skeleton } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { lineOf } from '~/domain/flashcards/line-of';
import { editCard } from '~/domain/flashcards/single-card/contract';
import { usePage } from '~/web/live/client';
import { ProblemNotice } from '~/web/ui/problem';
import { CardForm } from '../decks/edit-card-page';
import type { Card } from './browse-data';

interface Props {
  /** Null while none is edited. */
  card: Card | null;
  onSaved: (change: Pick<Card, 'front' | 'back' | 'tags'>) => void;
  onClose: () => void;
}

/** A card is edited over the list: one comes back to the same place. */
export function EditDialog({ card, onSaved, onClose }: Props) {
  const { formatMessage: say } = useIntl();
  return (
    <Modal opened={card !== null} onClose={onClose} size="xl" title={say({ id: 'flashcards.decks.edit-card' })}>
      {card && <Loaded key={card.id} card={card} onSaved={onSaved} onClose={onClose} />}
    </Modal>
  );
}

function Loaded({ card, onSaved, onClose }: Props & { card: Card }) {
  const { data, error, refetch } = usePage(
    editCard,
    { params: { card_id: card.id }, query: { next: '' } },
    { gcTime: 0, staleTime: Infinity },
  );
  if (error && !data) return <ProblemNotice error={error} onRetry={refetch} />;
  if (!data) return <Skeleton height={360} aria-busy />;
  return (
    <CardForm
      data={data}
      cardId={card.id}
      reload={refetch}
      onSaved={({ front, back, tags }) => onSaved({ front: lineOf(front), back: lineOf(back), tags })}
      cancel={
        <Button size="md" variant="default" onClick={onClose}>
          <FormattedMessage id="app.cancel" />
        </Button>
      }
    />
  );
}

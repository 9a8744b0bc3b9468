import { Button, Modal, Skeleton } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { lineOf } from '~/domain/flashcards/line-of';
import { editCard } from '~/domain/flashcards/single-card/contract';
import { usePage } from '~/web/live/client';
import { ConfirmDialog } from '~/web/ui/confirm-dialog';
import { ProblemNotice } from '~/web/ui/problem';
import { CardForm } from '../decks/edit-card-page';
import type { Card } from './browse-data';

interface Props {
  /** Null while none is edited. */
  card: Card | null;
  onSaved: (change: Pick<Card, 'front' | 'back' | 'tags'>) => void;
  onClose: () => void;
}

/** A card is edited over the list: one comes back to the same place. What was typed is discarded only after a question. */
export function EditDialog({ card, onSaved, onClose }: Props) {
  const { formatMessage: say } = useIntl();
  const [typed, setTyped] = useState(false);
  const [asking, setAsking] = useState(false);
  const close = () => (typed ? setAsking(true) : onClose());
  const forget = () => {
    setTyped(false);
    setAsking(false);
  };
  // Not by Mantine, which lets the browser close the question by the same key that opened it.
  useWindowEvent(
    'keydown',
    (event) => {
      const at = event.target instanceof Element ? event.target : null;
      if (event.key !== 'Escape' || event.isComposing || !card || asking || at?.closest('dialog')) return;
      // Of a field whose list is open, Escape closes the list.
      if (at?.getAttribute('data-mantine-stop-propagation') === 'true') return;
      event.preventDefault();
      close();
    },
    { capture: true },
  );
  return (
    <>
      <Modal
        opened={card !== null}
        onClose={close}
        closeOnEscape={false}
        size="xl"
        title={say({ id: 'flashcards.decks.edit-card' })}
      >
        {card && (
          <Loaded
            key={card.id}
            card={card}
            onTyped={() => setTyped(true)}
            onSaved={(saved) => {
              forget();
              onSaved(saved);
            }}
            onClose={close}
          />
        )}
      </Modal>
      <ConfirmDialog
        opened={asking}
        title={<FormattedMessage id="flashcards.browse.discard" />}
        confirm={<FormattedMessage id="flashcards.browse.discard.confirm" />}
        destructive
        onConfirm={() => {
          forget();
          onClose();
        }}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

function Loaded({ card, onTyped, onSaved, onClose }: Props & { card: Card; onTyped: () => void }) {
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
      onTyped={onTyped}
      onSaved={({ front, back, tags }) => onSaved({ front: lineOf(front), back: lineOf(back), tags })}
      cancel={
        <Button size="md" variant="default" onClick={onClose}>
          <FormattedMessage id="app.cancel" />
        </Button>
      }
    />
  );
}

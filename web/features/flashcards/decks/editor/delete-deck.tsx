import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconTrash } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router';
import { editDeck } from '~/domain/flashcards/decks/contract';
import { useAction } from '~/web/live/client';
import { ConfirmDialog } from '~/web/ui/confirm-dialog';

/** Deletes the deck, after asking once. */
export function DeleteDeck({ deckId, name, onDeleted }: { deckId: number; name: string; onDeleted: () => void }) {
  const navigate = useNavigate();
  const [asking, { open, close }] = useDisclosure(false);
  const remove = useAction(
    editDeck,
    'delete_deck',
    { params: { deck_id: deckId } },
    {
      onSuccess: async ({ next_url }) => {
        onDeleted();
        await navigate(next_url);
      },
    },
  );
  return (
    <>
      <Button variant="subtle" color="red" leftSection={<IconTrash size={18} aria-hidden />} onClick={open}>
        <FormattedMessage id="flashcards.decks.delete" />
      </Button>
      <ConfirmDialog
        opened={asking}
        title={<FormattedMessage id="flashcards.decks.delete.title" values={{ name }} />}
        confirm={<FormattedMessage id={remove.isError ? 'app.try-again' : 'flashcards.decks.delete.confirm'} />}
        destructive
        loading={remove.isPending}
        problem={remove.error}
        onConfirm={() => remove.mutate({})}
        onClose={close}
      >
        <FormattedMessage id="flashcards.decks.delete.body" />
      </ConfirmDialog>
    </>
  );
}

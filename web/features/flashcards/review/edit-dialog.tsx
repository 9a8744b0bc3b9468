import { Modal } from '@mantine/core';
import { useIntl } from 'react-intl';
import { WithMantine } from '~/web/ui/mantine';
import { CardEditor } from './card-editor';
import type { CardActs } from './use-card-acts';

/** The card's editor over the review. The dialogs of the editor open over it. */
export function EditDialog({ acts }: { acts: CardActs }) {
  const { formatMessage: say } = useIntl();
  return (
    <WithMantine>
      <Modal opened={acts.dialog === 'edit'} onClose={acts.close} size="lg" title={say({ id: 'flashcards.card.edit' })}>
        <CardEditor key={acts.card.id} acts={acts} />
      </Modal>
    </WithMantine>
  );
}

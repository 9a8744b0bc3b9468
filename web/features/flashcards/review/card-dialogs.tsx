import { Modal } from '@mantine/core';
import { useIntl } from 'react-intl';
import { useLinger } from '~/web/ui/use-linger';
import { CardEditor } from './card-editor';
import { CardNote } from './card-note';
import { CardReport } from './card-report';
import { CardSummaries } from './card-summaries';
import type { CardActs, CardDialog } from './use-card-acts';

const FORMS = {
  report: CardReport,
  note: CardNote,
  edit: CardEditor,
  summaries: CardSummaries,
} as const satisfies Record<CardDialog, unknown>;

/** What stands open on top of the card: a report, one's own note, the card's editor, or the notebook on its topic. */
export function CardDialogs({ acts }: { acts: CardActs }) {
  const { formatMessage: say } = useIntl();
  const there = useLinger(acts.dialog !== null);
  const { dialog } = acts;
  const Form = dialog && FORMS[dialog];
  if (!there) return null;
  return (
    <Modal
      opened={dialog !== null}
      onClose={acts.close}
      size={dialog === 'edit' ? 'lg' : 'md'}
      title={dialog && say({ id: `flashcards.card.${dialog}` })}
    >
      {Form && <Form key={acts.card.id} acts={acts} />}
    </Modal>
  );
}

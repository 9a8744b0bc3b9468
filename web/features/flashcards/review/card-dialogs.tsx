import { FormattedMessage } from 'react-intl';
import { Dialog } from '~/web/ui/dialog';
import { fetched } from '~/web/ui/fetched';
import { OnceWanted } from '~/web/ui/once-wanted';
import { CardNote } from './card-note';
import { CardReport } from './card-report';
import { CardSummaries } from './card-summaries';
import type { CardActs } from './use-card-acts';

const FORMS = { report: CardReport, note: CardNote, summaries: CardSummaries } as const;
const EditDialog = fetched(async () => (await import('./edit-dialog')).EditDialog);

/** What stands open on top of the card: a report, one's own note, the card's editor, or the notebook on its topic. */
export function CardDialogs({ acts }: { acts: CardActs }) {
  const { dialog } = acts;
  const Form = dialog && dialog !== 'edit' ? FORMS[dialog] : null;
  return (
    <>
      {Form && (
        <Dialog closable onClose={acts.close} title={<FormattedMessage id={`flashcards.card.${dialog}`} />}>
          <Form key={acts.card.id} acts={acts} />
        </Dialog>
      )}
      <OnceWanted wanted={dialog === 'edit'}>
        <EditDialog acts={acts} />
      </OnceWanted>
    </>
  );
}

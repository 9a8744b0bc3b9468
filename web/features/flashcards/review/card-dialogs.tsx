import { FormattedMessage } from 'react-intl';
import { Dialog } from '~/web/ui/dialog';
import { fetched } from '~/web/ui/fetched';
import { OnceWanted } from '~/web/ui/once-wanted';
import { CardMarks } from './card-marks';
import { CardNote } from './card-note';
import { CardReport } from './card-report';
import { CardSummaries } from './card-summaries';
import type { CardActs } from './use-card-acts';
import type { Aside } from './use-marks';

const FORMS = { report: CardReport, note: CardNote, summaries: CardSummaries } as const;
const EditDialog = fetched(async () => (await import('./edit-dialog')).EditDialog);

interface Props {
  acts: CardActs;
  /** Sets the card aside. */
  onAside: (kind: Aside) => void;
}

/** What stands open on top of the card: a report, one's own note, its editor, the notebook on its topic, or its marks. */
export function CardDialogs({ acts, onAside }: Props) {
  const { dialog } = acts;
  const Form = dialog && dialog !== 'edit' && dialog !== 'marks' ? FORMS[dialog] : null;
  return (
    <>
      {Form && (
        <Dialog closable onClose={acts.close} title={<FormattedMessage id={`flashcards.card.${dialog}`} />}>
          <Form key={acts.card.id} acts={acts} />
        </Dialog>
      )}
      {dialog === 'marks' && (
        <Dialog closable onClose={acts.close} title={<FormattedMessage id="flashcards.card.marks" />}>
          <CardMarks
            flag={acts.flag}
            onFlag={acts.setFlag}
            onAside={(kind) => {
              acts.close();
              onAside(kind);
            }}
          />
        </Dialog>
      )}
      <OnceWanted wanted={dialog === 'edit'}>
        <EditDialog acts={acts} />
      </OnceWanted>
    </>
  );
}

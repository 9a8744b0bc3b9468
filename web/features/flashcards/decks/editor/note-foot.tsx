import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useAnnounce } from '~/web/ui/announcer';
import { Button } from '~/web/ui/button';
import { ConfirmDialog } from '~/web/ui/confirm-dialog';
import { ProblemNotice } from '~/web/ui/problem';
import layout from '~/web/ui/layout.module.css';
import texts from '~/web/ui/text.module.css';
import classes from './note-form.module.css';
import type { EditedCard } from './deck-state';
import type { DeckEditor } from './use-deck-editor';

interface PreviewProps {
  card: EditedCard;
  count: number;
  /** What to do for the first card. */
  empty: ReactNode;
  children: ReactNode;
}

/** The cards that come of what is written, as they will be asked. */
export function CardsPreview({ card, count, empty, children }: PreviewProps) {
  return (
    <section className={classes.preview} aria-labelledby={`cards-${card.key}`}>
      <h4 id={`cards-${card.key}`} className={classes.title}>
        <FormattedMessage id="flashcards.cloze.cards" values={{ count }} />
      </h4>
      {count === 0 ? <p className={texts.dimmedBody}>{empty}</p> : <ol className={classes.cards}>{children}</ol>}
    </section>
  );
}

export function PreviewedCard({ number, children }: { number: number; children: ReactNode }) {
  return (
    <li>
      <p className={texts.smallBold}>
        <FormattedMessage id="flashcards.cloze.number" values={{ number }} />
      </p>
      {children}
    </li>
  );
}

interface FootProps {
  editor: DeckEditor;
  card: EditedCard;
  /** How many cards there will be. */
  count: number;
  /** Whether nothing is missing. */
  ready: boolean;
}

/** Saves what is written with all its cards. A card that goes although it was reviewed is asked about once. */
export function NoteFoot({ editor, card, count, ready }: FootProps) {
  const { formatMessage: say } = useIntl();
  const announce = useAnnounce();
  const [asking, setAsking] = useState(false);
  const problem = editor.clozeProblem?.key === card.key ? editor.clozeProblem.error : null;
  const reviewed = problem?.code === 'reviewed-cards-go';
  const save = async (confirmed?: boolean) => {
    const saved = await editor.saveCloze(card.key, confirmed);
    setAsking(!saved && !confirmed);
    if (saved) announce(say({ id: 'flashcards.cloze.saved' }, { count }));
  };
  const saving = editor.saving === 'saving';
  return (
    <div className={classes.foot}>
      {problem && !(asking && reviewed) && <ProblemNotice error={problem} />}
      <div className={layout.row}>
        <Button loading={saving} disabled={!ready || !card.draft} onClick={() => void save()}>
          <FormattedMessage id="flashcards.cloze.save" values={{ count }} />
        </Button>
        {problem?.code === 'cards-changed' && (
          <Button variant="default" onClick={() => void editor.overrideCloze(card.key)}>
            <FormattedMessage id="flashcards.decks.conflict.keep-mine" />
          </Button>
        )}
        {card.cloze && card.draft && (
          <Button variant="subtle" tone="gray" onClick={() => editor.dropCloze(card.key)}>
            <FormattedMessage id="flashcards.cloze.drop" />
          </Button>
        )}
      </div>
      <ConfirmDialog
        opened={asking && reviewed}
        title={<FormattedMessage id="flashcards.cloze.reviewed" />}
        confirm={<FormattedMessage id="flashcards.cloze.reviewed.confirm" />}
        destructive
        loading={saving}
        onConfirm={() => void save(true)}
        onClose={() => setAsking(false)}
      >
        <FormattedMessage id="flashcards.cloze.reviewed.body" />
      </ConfirmDialog>
    </div>
  );
}

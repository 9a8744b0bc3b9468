import { Button, Loader } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconCloudOff, IconPencil } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import layout from '~/web/ui/layout.module.css';
import bar from '~/web/drafts/editor/save-bar.module.css';
import { useProblemMessage } from '~/web/ui/problem';
import classes from './editor.module.css';
import type { DeckEditor } from './use-deck-editor';

type Standing = 'saving' | 'offline' | 'failed' | 'conflict' | 'unsaved' | 'saved' | 'new';

function standingOf({ saving, problem, conflict, unsaved, deckId }: DeckEditor): Standing {
  if (conflict) return 'conflict';
  if (saving === 'saving') return 'saving';
  if (saving === 'failed' && problem) return problem.status === 0 ? 'offline' : 'failed';
  if (unsaved) return 'unsaved';
  return deckId === null ? 'new' : 'saved';
}

const SIGNS = {
  offline: IconCloudOff,
  failed: IconAlertTriangle,
  conflict: IconAlertTriangle,
  unsaved: IconPencil,
  saved: IconCheck,
  new: IconPencil,
} as const;

/** The state of the edits, and the button to save all of them. Always in sight. */
export function DeckBar({ editor }: { editor: DeckEditor }) {
  const problemMessage = useProblemMessage();
  const standing = standingOf(editor);
  const Sign = standing === 'saving' ? null : SIGNS[standing];
  return (
    <div className={bar.bar} role="region" aria-labelledby="deck-bar">
      <h2 id="deck-bar" className={layout.legend}>
        <FormattedMessage id="flashcards.decks.save" />
      </h2>
      <p role="status" className={classes.standing} data-standing={standing}>
        {Sign ? <Sign size={16} aria-hidden /> : <Loader size={14} aria-hidden color="gray" />}
        <FormattedMessage
          id={`flashcards.decks.state.${standing}`}
          values={{ reason: editor.problem ? problemMessage(editor.problem) : '' }}
        />
      </p>
      <div className={bar.buttons}>
        <Button
          className={bar.primary}
          disabled={editor.holding || editor.conflict}
          loading={editor.saving === 'saving'}
          onClick={() => void editor.save()}
        >
          <FormattedMessage id={editor.holding ? 'flashcards.decks.uploading' : 'flashcards.decks.save'} />
        </Button>
      </div>
    </div>
  );
}

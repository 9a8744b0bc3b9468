import { Checkbox, Switch, Text } from '@mantine/core';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { deckPage } from '~/domain/flashcards/sharing/contract';
import { href } from '~/domain/kit/contract';
import { publicOrigin } from '~/web/core/public-origin';
import { Part } from '~/web/drafts/editor/layout';
import { ConfirmDialog } from '~/web/ui/confirm-dialog';
import { CopyButton } from '~/web/ui/copy-button';
import classes from './editor.module.css';
import type { DeckEditor } from './use-deck-editor';

/** The switch of a private deck clears the other two, and what is private cannot be copied (spec 2 §4). */
export const sharing = {
  private: { deck_shared: false, deck_cloneable: false },
  shared: { deck_shared: true },
} as const;

/** Who may see the deck, and copy it. What was imported is shared once its owner has said that they may. */
export function ShareCard({ editor, imported }: { editor: DeckEditor; imported: boolean }) {
  const { formatMessage: say } = useIntl();
  const [asking, ask] = useState(false);
  const [sure, setSure] = useState(false);
  const { head } = editor.state;
  const isPrivate = !head.deck_shared;
  const setPrivate = (on: boolean) => {
    if (on) return editor.setHead(sharing.private);
    if (imported && !head.rights_confirmed) return ask(true);
    editor.setHead(sharing.shared);
  };
  const close = () => {
    ask(false);
    setSure(false);
  };
  return (
    <Part title={<FormattedMessage id="flashcards.decks.sharing" />}>
      <div className={classes.fields}>
        <Switch
          size="md"
          checked={isPrivate}
          label={say({ id: 'flashcards.decks.private' })}
          description={say({ id: isPrivate ? 'flashcards.decks.private.on' : 'flashcards.decks.private.off' })}
          onChange={(event) => setPrivate(event.currentTarget.checked)}
        />
        <Switch
          size="md"
          checked={head.deck_cloneable}
          disabled={isPrivate}
          label={say({ id: 'flashcards.decks.cloneable' })}
          description={say({ id: 'flashcards.decks.cloneable.about' })}
          onChange={(event) => editor.setHead({ deck_cloneable: event.currentTarget.checked })}
        />
        {!isPrivate && editor.deckId !== null && !editor.state.headEdited && (
          <CopyButton value={publicOrigin() + href(deckPage, { deck_id: editor.deckId })}>
            <FormattedMessage id="flashcards.decks.link" />
          </CopyButton>
        )}
        {imported && isPrivate && (
          <Text size="sm" c="dimmed">
            <FormattedMessage id="flashcards.decks.imported" />
          </Text>
        )}
      </div>
      <ConfirmDialog
        opened={asking}
        title={<FormattedMessage id="flashcards.decks.rights" />}
        confirm={<FormattedMessage id="flashcards.decks.rights.confirm" />}
        onConfirm={() => {
          if (!sure) return;
          editor.setHead({ ...sharing.shared, rights_confirmed: true });
          close();
        }}
        onClose={close}
      >
        <Text mb="sm">
          <FormattedMessage id="flashcards.decks.rights.body" />
        </Text>
        <Checkbox
          label={say({ id: 'flashcards.decks.rights.sure' })}
          checked={sure}
          onChange={(event) => setSure(event.currentTarget.checked)}
        />
      </ConfirmDialog>
    </Part>
  );
}

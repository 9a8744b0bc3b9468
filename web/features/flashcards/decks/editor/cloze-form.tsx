import { TagsInput } from '@mantine/core';
import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { clozeCards } from '~/domain/flashcards/cloze/cloze-text';
import { CLOZE_CARDS_MAX } from '~/domain/flashcards/decks/contract';
import { TAG_MAX, TAGS_MAX } from '~/domain/quizzes/personal/contract';
import { LazyRichTextEditor } from '~/web/rich-text/lazy-rich-text-editor';
import { useAnnounce } from '~/web/ui/announcer';
import { Button } from '~/web/ui/button';
import { ConfirmDialog } from '~/web/ui/confirm-dialog';
import { ProblemNotice } from '~/web/ui/problem';
import { RichText } from '~/web/ui/rich-text';
import layout from '~/web/ui/layout.module.css';
import text from '~/web/ui/text.module.css';
import { CardKind } from './card-kind';
import { draftOf } from './cloze-draft';
import classes from './cloze-form.module.css';
import type { EditedCard } from './deck-state';
import type { DeckEditor } from './use-deck-editor';

interface Props {
  editor: DeckEditor;
  card: EditedCard;
  knownTags: readonly string[];
}

/** A text of which words are hidden, and beside it the cards that come of it. It is saved by itself, with all its cards. */
export function ClozeForm({ editor, card, knownTags }: Props) {
  const { formatMessage: say } = useIntl();
  const announce = useAnnounce();
  const [begun, setBegun] = useState(false);
  const draft = draftOf(editor.state, card);
  const cards = useMemo(() => clozeCards(draft.text, draft.extra, CLOZE_CARDS_MAX), [draft.text, draft.extra]);
  const problem = editor.clozeProblem?.key === card.key ? editor.clozeProblem.error : null;
  const [asking, setAsking] = useState(false);
  const change = (part: Partial<typeof draft>) => editor.writeCloze(card.key, part);
  const save = async (confirmed?: boolean) => {
    const saved = await editor.saveCloze(card.key, confirmed);
    setAsking(!saved && !confirmed);
    if (saved) announce(say({ id: 'flashcards.cloze.saved' }, { count: cards.length }));
  };
  const isNew = card.cloze === undefined;
  return (
    <div className={classes.form}>
      <div className={classes.writing}>
        {isNew && <CardKind editor={editor} card={card} />}
        <LazyRichTextEditor
          key={`text.${card.epoch}`}
          label={say({ id: 'flashcards.cloze.text' })}
          description={say({ id: 'flashcards.cloze.how' })}
          html={draft.text}
          tools="cloze"
          minRows={4}
          onChange={(written) => change({ text: written })}
          onReady={(handle) => {
            if (!begun) handle.focus();
            setBegun(true);
          }}
        />
        <LazyRichTextEditor
          key={`extra.${card.epoch}`}
          label={say({ id: 'flashcards.cloze.extra' })}
          html={draft.extra}
          tools="flashcard"
          minRows={2}
          onChange={(extra) => change({ extra })}
        />
        <TagsInput
          label={say({ id: 'flashcards.cloze.tags' })}
          value={draft.tags}
          data={[...knownTags]}
          maxTags={TAGS_MAX}
          maxLength={TAG_MAX}
          splitChars={[',']}
          clearable={false}
          onChange={(tags) => change({ tags: tags.map((tag) => tag.trim()).filter(Boolean) })}
        />
      </div>
      <section className={classes.preview} aria-labelledby={`cloze-${card.key}`}>
        <h4 id={`cloze-${card.key}`} className={classes.title}>
          <FormattedMessage id="flashcards.cloze.cards" values={{ count: cards.length }} />
        </h4>
        {cards.length === 0 ? (
          <p className={text.dimmedBody}>
            <FormattedMessage id="flashcards.cloze.none" />
          </p>
        ) : (
          <ol className={classes.cards}>
            {cards.map(({ number, front, back }) => (
              <li key={number}>
                <p className={text.smallBold}>
                  <FormattedMessage id="flashcards.cloze.number" values={{ number }} />
                </p>
                <RichText html={front} />
                <hr />
                <RichText html={back} />
              </li>
            ))}
          </ol>
        )}
      </section>
      <div className={classes.foot}>
        {problem && !asking && <ProblemNotice error={problem} />}
        <div className={layout.row}>
          <Button
            loading={editor.saving === 'saving'}
            disabled={cards.length === 0 || !card.draft}
            onClick={() => void save()}
          >
            <FormattedMessage id="flashcards.cloze.save" />
          </Button>
          {problem?.code === 'cards-changed' && (
            <Button variant="default" onClick={() => void editor.overrideCloze(card.key)}>
              <FormattedMessage id="flashcards.decks.conflict.keep-mine" />
            </Button>
          )}
          {!isNew && card.draft && (
            <Button variant="subtle" tone="gray" onClick={() => editor.dropCloze(card.key)}>
              <FormattedMessage id="flashcards.cloze.drop" />
            </Button>
          )}
        </div>
      </div>
      <ConfirmDialog
        opened={asking && problem?.code === 'reviewed-cards-go'}
        title={<FormattedMessage id="flashcards.cloze.reviewed" />}
        confirm={<FormattedMessage id="flashcards.cloze.reviewed.confirm" />}
        destructive
        loading={editor.saving === 'saving'}
        onConfirm={() => void save(true)}
        onClose={() => setAsking(false)}
      >
        <FormattedMessage id="flashcards.cloze.reviewed.body" />
      </ConfirmDialog>
    </div>
  );
}

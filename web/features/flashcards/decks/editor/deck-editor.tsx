import { Alert, Anchor, Button, Group, Text } from '@mantine/core';
import { IconDeviceMobile, IconEye, IconUsers } from '@tabler/icons-react';
import { Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { deckPage, decksPage } from '~/domain/flashcards/sharing/contract';
import { href } from '~/domain/kit/contract';
import { KEPT } from '~/web/core/loading/typed';
import { Columns } from '~/web/drafts/editor/layout';
import { withWords } from '~/web/messages/words';
import { lazily } from '~/web/ui/fetched';
import { Notice } from '~/web/ui/notice';
import { PageHeader } from '~/web/ui/page-header';
import { CardList } from './card-list';
import type { BackTools } from './card-row';
import { DeckBar } from './deck-bar';
import type { DeckData, DeckState } from './deck-state';
import { DeleteDeck } from './delete-deck';
import classes from './editor.module.css';
import { EditorsCard } from './editors-card';
import { HeadForm } from './head-form';
import { ShareCard } from './share-card';
import { useDeckEditor } from './use-deck-editor';

interface Props {
  /** Null for a new deck. */
  data: DeckData | null;
  first: DeckState;
  personId: number;
  backTools?: BackTools;
}

const SuggestBack = lazily(
  withWords('flashcard-drafting', async () => (await import('../../drafting/suggest-back')).SuggestBack),
);
const suggestBack: BackTools = (slot) => (
  <Suspense fallback={null}>
    <SuggestBack {...slot} />
  </Suspense>
);

/** The editor of a deck (spec 2 §2, §4): its cards and, beside them, its name, look and sharing. */
export function DeckEditor({ data, first, personId, backTools = suggestBack }: Props) {
  const { formatMessage: say } = useIntl();
  const deckId = data?.deck.id ?? null;
  const owned = data?.deck.owned ?? true;
  const editor = useDeckEditor({ deckId, data, first, personId });
  const { deck_name } = editor.state.head;
  return (
    <div {...KEPT} className={classes.screen}>
      <PageHeader
        title={deck_name.trim() || say({ id: 'flashcards.decks.new' })}
        eyebrow={
          <Anchor component={Link} to={href(decksPage)} fz="inherit">
            <FormattedMessage id="flashcards.decks.title" />
          </Anchor>
        }
        lead={
          !owned && <FormattedMessage id="flashcards.decks.of" values={{ name: data?.deck.owner_name || 'none' }} />
        }
        actions={
          deckId !== null && (
            <Button
              component={Link}
              to={href(deckPage, { deck_id: deckId })}
              variant="default"
              leftSection={<IconEye size={18} aria-hidden />}
            >
              <FormattedMessage id="flashcards.decks.view" />
            </Button>
          )
        }
      />
      {editor.wasKept && (
        <Alert color="accent" variant="light" role="status" icon={<IconDeviceMobile aria-hidden />} mb="md">
          <Group justify="space-between" gap="sm">
            <Text size="sm">
              <FormattedMessage id="flashcards.decks.kept" />
            </Text>
            <Button variant="default" onClick={() => void editor.dropKept()}>
              <FormattedMessage id="flashcards.decks.kept.drop" />
            </Button>
          </Group>
        </Alert>
      )}
      {editor.newcomers > 0 && (
        <div className={classes.newcomers}>
          <Notice tone="plain" role="status" icon={<IconUsers aria-hidden />} onClose={editor.forgetNewcomers}>
            <FormattedMessage id="flashcards.decks.newcomers" values={{ count: editor.newcomers }} />
          </Notice>
        </div>
      )}
      <Columns
        classNames={classes}
        sideFirst={deckId === null}
        main={<CardList editor={editor} owned={owned} backTools={backTools} />}
        side={
          <>
            <HeadForm editor={editor} />
            {owned && <ShareCard editor={editor} imported={data?.deck.origin === 'import'} />}
            {deckId !== null && <EditorsCard deckId={deckId} owned={owned} />}
            {deckId !== null && owned && (
              <div>
                <DeleteDeck deckId={deckId} name={deck_name} onDeleted={editor.forget} />
              </div>
            )}
          </>
        }
      />
      <DeckBar editor={editor} />
    </div>
  );
}

import { Button, Select, Stack, TagsInput } from '@mantine/core';
import {
  IconArrowBackUp,
  IconFileDownload,
  IconFlag3,
  IconFolderSymlink,
  IconPlayerPause,
  IconPlayerPlay,
  IconTag,
  IconTrash,
} from '@tabler/icons-react';
import { type ComponentType, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { TAG_MAX, TAGS_MAX } from '~/domain/quizzes/personal/contract';
import layout from '~/web/ui/layout.module.css';
import { FlagChoice } from '../review/card-marks';
import { AskExport } from './ask-export';
import type { AskProps, Card, Patch } from './browse-data';

/** Something that can be done with the cards that are selected. */
export interface Act {
  /** Its words are `flashcards.browse.<name>`; it is the action of the page by the same name, if it changes something. */
  readonly name: 'move' | 'tag' | 'flag' | 'suspend' | 'resume' | 'download' | 'reset' | 'delete';
  readonly icon: ComponentType<{ size: number }>;
  /** What it has to know first; without one it is done at once, and `patch` says what becomes of each card. */
  readonly ask?: ComponentType<AskProps>;
  readonly patch?: Patch;
  /** The action that takes it back. */
  readonly undo?: 'restore' | 'resume' | 'suspend';
}

/** In the order in which they are shown. */
export const ACTS: readonly Act[] = [
  { name: 'move', icon: IconFolderSymlink, ask: AskDeck },
  { name: 'tag', icon: IconTag, ask: AskTags },
  { name: 'flag', icon: IconFlag3, ask: AskFlag },
  { name: 'suspend', icon: IconPlayerPause, patch: (card) => ({ ...card, suspended: true }), undo: 'resume' },
  { name: 'resume', icon: IconPlayerPlay, patch: (card) => ({ ...card, suspended: false }), undo: 'suspend' },
  { name: 'download', icon: IconFileDownload, ask: AskExport },
  { name: 'reset', icon: IconArrowBackUp, ask: AskReset },
  { name: 'delete', icon: IconTrash, patch: null, undo: 'restore' },
];

function AskDeck({ data, ...props }: AskProps) {
  const { formatMessage: say } = useIntl();
  const [deck, setDeck] = useState<string | null>(null);
  const chosen = data.decks.find(({ id }) => String(id) === deck);
  return (
    <Stack gap="md">
      <Select
        data-autofocus
        searchable
        size="md"
        label={say({ id: 'flashcards.browse.deck' })}
        data={data.decks.map(({ id, deck_name }) => ({ value: String(id), label: deck_name }))}
        value={deck}
        onChange={setDeck}
      />
      <Ends
        name="move"
        {...props}
        disabled={!chosen}
        onDo={() =>
          chosen &&
          props.onDo({ deck_id: chosen.id }, (card) => ({ ...card, deck_id: chosen.id, deck_name: chosen.deck_name }))
        }
      />
    </Stack>
  );
}

const lower = (tags: readonly string[]) => new Set(tags.map((tag) => tag.toLowerCase()));

function AskTags({ data, ...props }: AskProps) {
  const { formatMessage: say } = useIntl();
  const [tags, setTags] = useState<Record<'add' | 'remove', string[]>>({ add: [], remove: [] });
  /** The field whose suggestions are open: while one types in it, since they cover what is below. */
  const [open, setOpen] = useState<'add' | 'remove' | null>(null);
  const retag = (card: Card): Card => {
    const kept = card.tags.filter((tag) => !lower(tags.remove).has(tag.toLowerCase()));
    return { ...card, tags: [...kept, ...tags.add.filter((tag) => !lower(kept).has(tag.toLowerCase()))] };
  };
  return (
    <Stack gap="md">
      {(['add', 'remove'] as const).map((what) => (
        <TagsInput
          key={what}
          data-autofocus={what === 'add' || undefined}
          size="md"
          label={say({ id: `flashcards.browse.tag.${what}` })}
          description={what === 'add' ? say({ id: 'flashcards.browse.tag.how' }) : undefined}
          data={data.tags}
          value={tags[what]}
          maxTags={TAGS_MAX}
          maxLength={TAG_MAX}
          splitChars={[',']}
          acceptValueOnBlur
          openOnFocus={false}
          dropdownOpened={open === what}
          onSearchChange={(text) => setOpen(text.trim() ? what : null)}
          onDropdownClose={() => setOpen(null)}
          onChange={(all) => setTags((before) => ({ ...before, [what]: all.map((tag) => tag.trim()).filter(Boolean) }))}
        />
      ))}
      <Ends
        name="tag"
        {...props}
        disabled={tags.add.length + tags.remove.length === 0}
        onDo={() => props.onDo(tags, retag)}
      />
    </Stack>
  );
}

function AskFlag(props: AskProps) {
  const [flag, setFlag] = useState<number | null>(null);
  return (
    <Stack gap="md">
      <FlagChoice flag={flag} onFlag={setFlag} />
      <Ends
        name="flag"
        {...props}
        disabled={flag === null}
        onDo={() => flag !== null && props.onDo({ flag }, (card) => ({ ...card, flag }))}
      />
    </Stack>
  );
}

function AskReset(props: AskProps) {
  return (
    <Stack gap="md">
      <p>
        <FormattedMessage id="flashcards.browse.reset.about" />
      </p>
      <Ends name="reset" {...props} onDo={() => props.onDo({}, (card) => ({ ...card, memory: null }))} />
    </Stack>
  );
}

function Ends({
  name,
  disabled,
  loading,
  onDo,
  onClose,
}: Pick<AskProps, 'loading' | 'onClose'> & { name: Act['name']; disabled?: boolean; onDo: () => void }) {
  return (
    <div className={layout.toolbarAtEnd}>
      <Button variant="default" size="md" onClick={onClose}>
        <FormattedMessage id="app.cancel" />
      </Button>
      <Button size="md" disabled={disabled} loading={loading} onClick={onDo}>
        <FormattedMessage id={`flashcards.browse.${name}`} />
      </Button>
    </div>
  );
}

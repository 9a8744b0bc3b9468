import { ActionIcon, Button, Group } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { BookmarkToggle } from '~/web/parts/acts/bookmark-toggle';
import { VoteButtons } from '~/web/parts/acts/vote-buttons';
import { ChatLink } from '~/web/ui/chat-link';
import { CopyButton } from '~/web/ui/copy-button';
import { LanguageSwitch } from '~/web/ui/language-switch';
import { SoundSwitch } from '~/web/ui/sound/sound-switch';
import { TryTen } from '~/web/ui/try-ten';
import type { Section } from '../section';

const VOTE_WORDS = { up: 'stations.vote.up', down: 'stations.vote.down' };
const none = () => undefined;

const Word = () => <FormattedMessage id="app.try-again" />;

export const buttons: Section = {
  id: 'buttons',
  title: 'Buttons and switches',
  states: {
    'button: filled, default, light, subtle': () => (
      <Group gap="sm">
        {(['filled', 'default', 'light', 'subtle'] as const).map((variant) => (
          <Button key={variant} variant={variant}>
            <Word />
          </Button>
        ))}
      </Group>
    ),
    'button: disabled, loading, destructive, with a sign': () => (
      <Group gap="sm">
        <Button disabled>
          <Word />
        </Button>
        <Button loading>
          <Word />
        </Button>
        <Button color="red">
          <Word />
        </Button>
        <Button leftSection={<IconPlus size={18} aria-hidden />}>
          <Word />
        </Button>
      </Group>
    ),
    'icon button: default, subtle, disabled': () => (
      <Group gap="sm">
        <ActionIcon size={48} variant="default" aria-label="Remove">
          <IconTrash size={20} aria-hidden />
        </ActionIcon>
        <ActionIcon size={48} variant="subtle" color="gray" aria-label="Remove">
          <IconTrash size={20} aria-hidden />
        </ActionIcon>
        <ActionIcon size={48} variant="default" disabled aria-label="Remove">
          <IconTrash size={20} aria-hidden />
        </ActionIcon>
      </Group>
    ),
    'copy, chat, ten questions': () => (
      <Group gap="sm">
        <CopyButton value="482 915 037" />
        <ChatLink href="https://chat.example/" />
        <TryTen variant="default" />
      </Group>
    ),
    'bookmark: off, on': () => (
      <Group gap="sm">
        <BookmarkToggle on={false} title="Bookmark" onToggle={none} />
        <BookmarkToggle on title="Remove the bookmark" onToggle={none} shortcut="B" />
      </Group>
    ),
    'votes: none yet': () => (
      <Group gap={4}>
        <VoteButtons votes={{ vote: 0, upvotes: 12, downvotes: 3 }} words={VOTE_WORDS} onVote={none} />
      </Group>
    ),
    'votes: up, locked': () => (
      <Group gap={4}>
        <VoteButtons votes={{ vote: 1, upvotes: 13, downvotes: 3 }} words={VOTE_WORDS} onVote={none} />
      </Group>
    ),
    'votes: down, still open': () => (
      <Group gap={4}>
        <VoteButtons votes={{ vote: -1, upvotes: 12, downvotes: 4 }} words={VOTE_WORDS} onVote={none} open />
      </Group>
    ),
    'language, sound': () => (
      <Group gap="lg" align="end">
        <LanguageSwitch />
        <LanguageSwitch labelled />
        <SoundSwitch />
      </Group>
    ),
  },
};

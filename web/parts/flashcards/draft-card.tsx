import { ActionIcon, Button, Group, Loader, Menu } from '@mantine/core';
import { IconCards, IconCheck, IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { type draftCard, draftDecks } from '~/domain/flashcards/drafting/contract';
import type { Input, Output } from '~/domain/kit/contract';
import { useSession } from '~/web/core/session';
import { useCall } from '~/web/live/client';
import { Hint } from '~/web/ui/hint';
import { ProblemNotice } from '~/web/ui/problem';
import classes from './draft-card.module.css';
import { useDraft } from './use-draft';

export type DraftInput = Input<typeof draftCard>;

export interface Props {
  source: DraftInput;
  /** What of several the button is for, said to screen readers and in the hint. Only an icon is shown then. */
  compactFor?: string;
}

/** One press makes a card of one's own. Nothing for who has no account. */
export function DraftCard(props: Props) {
  const { person } = useSession();
  if (!person || person.guest) return null;
  return props.compactFor === undefined ? (
    <WholeButton source={props.source} />
  ) : (
    <IconButton source={props.source} about={props.compactFor} />
  );
}

function WholeButton({ source }: { source: DraftInput }) {
  const draft = useDraft();
  return (
    <div className={`no-print ${classes.draft}`}>
      {draft.data ? (
        <CardMade card={draft.data} />
      ) : (
        <Group gap={2} wrap="nowrap">
          <Button
            variant="default"
            leftSection={<IconCards size={20} aria-hidden />}
            loading={draft.isPending}
            onClick={() => draft.mutate(source)}
          >
            <FormattedMessage id="flashcards.draft" />
          </Button>
          <OtherDeck onChoose={(deck_id) => draft.mutate({ ...source, deck_id })} disabled={draft.isPending} />
        </Group>
      )}
      {draft.error && <ProblemNotice error={draft.error} />}
    </div>
  );
}

interface CardMadeProps {
  card: Pick<Output<typeof draftCard>, 'existed' | 'deck_name' | 'deck_url'>;
}

/** In place of the button: in which deck the card is, and the way there. */
export function CardMade({ card: { existed, deck_name, deck_url } }: CardMadeProps) {
  return (
    <p className={classes.made} role="status">
      <IconCheck size={20} aria-hidden className={classes.sign} />
      <span>
        <FormattedMessage
          id={existed ? 'flashcards.draft.existed' : 'flashcards.draft.made'}
          values={{ deck: deck_name }}
        />{' '}
        <Link to={deck_url} className={classes.open}>
          <FormattedMessage id="flashcards.draft.open" />
        </Link>
      </span>
    </p>
  );
}

/** The card goes into another deck, as the next ones do. */
function OtherDeck({ onChoose, disabled }: { onChoose: (deckId: number) => void; disabled: boolean }) {
  const { formatMessage: say } = useIntl();
  const [opened, setOpened] = useState(false);
  const { data, error } = useCall(draftDecks, {}, { enabled: opened });
  return (
    <Menu opened={opened} onChange={setOpened} position="bottom-end" shadow="md">
      <Menu.Target>
        <ActionIcon
          variant="default"
          size={48}
          disabled={disabled}
          aria-label={say({ id: 'flashcards.draft.deck.choose' })}
        >
          <IconChevronDown size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown className={classes.decks}>
        <Menu.Label>
          <FormattedMessage id="flashcards.draft.deck" />
        </Menu.Label>
        {data?.decks.map((deck) => (
          <Menu.Item
            key={deck.id}
            disabled={deck.full}
            leftSection={
              deck.id === data.chosen ? <IconCheck size={16} aria-hidden /> : <span className={classes.gap} />
            }
            onClick={() => onChoose(deck.id)}
          >
            {deck.deck_name}
          </Menu.Item>
        ))}
        {data?.decks.length === 0 && (
          <Menu.Item disabled>
            <FormattedMessage id="flashcards.draft.deck.none" />
          </Menu.Item>
        )}
        {!data && !error && <Loader size="sm" m="sm" />}
        {error && <ProblemNotice error={error} />}
      </Menu.Dropdown>
    </Menu>
  );
}

function IconButton({ source, about }: { source: DraftInput; about: string }) {
  const { formatMessage: say } = useIntl();
  const draft = useDraft({ toasts: true });
  const label = say({ id: draft.data ? 'flashcards.draft.made.for' : 'flashcards.draft.for' }, { about });
  return (
    <Hint label={say({ id: draft.data ? 'flashcards.draft.made.short' : 'flashcards.draft' })}>
      <ActionIcon
        size={44}
        variant="subtle"
        color="gray"
        className={`no-print ${classes.compact}`}
        loading={draft.isPending}
        aria-label={label}
        data-made={draft.data ? true : undefined}
        onClick={() => draft.mutate(source)}
      >
        {draft.data ? <IconCheck size={20} aria-hidden /> : <IconCards size={20} aria-hidden />}
      </ActionIcon>
    </Hint>
  );
}

import { Alert, Button, Group, Text } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconEdit, IconPlayerPlay, IconRefresh, IconX } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useNavigate } from 'react-router';
import { editDeck } from '~/domain/flashcards/decks/contract';
import { createGenerationJob, deckGeneration, deckGenerationPage } from '~/domain/flashcards/generation/contract';
import { ALL_CARDS, flashcardSetup } from '~/domain/flashcards/review/contract';
import { reviewTypeOf } from '~/domain/flashcards/review/kinds';
import { href, type Snapshot } from '~/domain/kit/contract';
import { useAction } from '~/web/live/client';
import { offerSnapshot } from '~/web/live/snapshots';
import { ProblemNotice } from '~/web/ui/problem';
import { RichText } from '~/web/ui/rich-text';
import layout from '~/web/ui/layout.module.css';
import lists from '~/web/ui/list.module.css';
import classes from './drafting.module.css';
import { Unreviewed } from './unreviewed';

interface Props {
  id: number;
  snapshot: Snapshot<typeof deckGeneration>;
}

export function Generation({ id, snapshot }: Props) {
  const { stage, cards, failure } = snapshot;
  const running = stage === 'waiting' || stage === 'writing';
  return (
    <div className={layout.form}>
      {running && <Running id={id} snapshot={snapshot} />}
      {failure && <Failed id={id} failure={failure} />}
      {stage === 'cancelled' && (
        <Text>
          <FormattedMessage id="flashcards.generation.cancelled" values={{ count: cards.length }} />
        </Text>
      )}
      {!running && !failure && <Afterwards id={id} snapshot={snapshot} />}
      {cards.length > 0 && (
        <ol className={lists.ofCards} aria-live="polite">
          {cards.map((card) => (
            <li key={card.id} className={classes.card}>
              <div className={classes.front}>
                <RichText html={card.front} />
              </div>
              <RichText html={card.back} />
              {card.unreviewed && !running && <ConfirmOne id={id} card={card.id} />}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

function useGenerationAction<N extends 'cancel' | 'try_again' | 'confirm'>(id: number, name: N) {
  const cache = useQueryClient();
  return useAction(
    deckGenerationPage,
    name,
    { params: { generation_id: id } },
    { onSuccess: (answer: Snapshot<typeof deckGeneration>) => offerSnapshot(cache, deckGeneration, id, answer) },
  );
}

/** The stage and progress of a generation, and the way out. */
function Running({ id, snapshot: { stage, place, written, length } }: Props) {
  const { formatMessage: say } = useIntl();
  const cancel = useGenerationAction(id, 'cancel');
  return (
    <section className={classes.step}>
      <Text fw={600} role="status">
        {stage === 'waiting' ? (
          <FormattedMessage id="flashcards.generation.place" values={{ place }} />
        ) : (
          <FormattedMessage id="flashcards.generation.written" values={{ written, length }} />
        )}
      </Text>
      <div
        className={layout.track}
        role="progressbar"
        aria-valuemin={0}
        aria-valuemax={length}
        aria-valuenow={written}
        aria-label={say({ id: 'flashcards.generation.progress' })}
      >
        <span style={{ width: `${(100 * written) / length}%` }} />
      </div>
      <Text size="sm" c="dimmed">
        <FormattedMessage id="flashcards.generation.leave" />
      </Text>
      {cancel.error && <ProblemNotice error={cancel.error} />}
      <Button
        variant="default"
        leftSection={<IconX size={18} aria-hidden />}
        loading={cancel.isPending}
        onClick={() => cancel.mutate({})}
        w="fit-content"
      >
        <FormattedMessage id="flashcards.generation.cancel" />
      </Button>
    </section>
  );
}

/** What happened, that it costs nothing, and the ways on. */
function Failed({ id, failure }: { id: number; failure: NonNullable<Props['snapshot']['failure']> }) {
  const again = useGenerationAction(id, 'try_again');
  return (
    <>
      <Alert
        variant="light"
        role="alert"
        icon={<IconAlertTriangle aria-hidden />}
        classNames={{ root: classes.privacy, icon: classes.privacyWords, message: classes.privacyWords }}
      >
        <FormattedMessage id={`flashcards.generation.failure.${failure}`} />{' '}
        <FormattedMessage id="flashcards.generation.free" />
      </Alert>
      {again.error && <ProblemNotice error={again.error} />}
      <Group gap="sm">
        <Button
          leftSection={<IconRefresh size={18} aria-hidden />}
          loading={again.isPending}
          onClick={() => again.mutate({})}
        >
          <FormattedMessage id="flashcards.generation.again" />
        </Button>
        <Button component={Link} to={href(createGenerationJob)} variant="default">
          <FormattedMessage id="flashcards.generation.other" />
        </Button>
      </Group>
    </>
  );
}

/** The deck is there: to be read first, then learned. */
function Afterwards({ id, snapshot: { deck_id, deck_name, cards, writer } }: Props) {
  const navigate = useNavigate();
  const confirm = useGenerationAction(id, 'confirm');
  const start = useAction(flashcardSetup, 'submit', {}, { onSuccess: ({ next_url }) => void navigate(next_url) });
  if (deck_id === null)
    return (
      <Button component={Link} to={href(createGenerationJob)} w="fit-content">
        <FormattedMessage id="flashcards.generation.other" />
      </Button>
    );
  const unread = cards.filter((card) => card.unreviewed).length;
  return (
    <section className={classes.step}>
      <Text fw={600}>{deck_name}</Text>
      {unread > 0 && writer && (
        <>
          <Unreviewed writer={writer} />
          <Text size="sm">
            <FormattedMessage id="flashcards.generation.read" />
          </Text>
        </>
      )}
      {(confirm.error ?? start.error) && <ProblemNotice error={(confirm.error ?? start.error)!} />}
      <Group gap="sm">
        <Button
          leftSection={<IconPlayerPlay size={18} aria-hidden />}
          loading={start.isPending}
          onClick={() => start.mutate({ quiz_type: reviewTypeOf('own-deck', false), deck_id, length: ALL_CARDS })}
        >
          <FormattedMessage id="flashcards.generation.review" />
        </Button>
        <Button
          component={Link}
          to={href(editDeck, { deck_id })}
          variant="default"
          leftSection={<IconEdit size={18} aria-hidden />}
        >
          <FormattedMessage id="flashcards.generation.edit" />
        </Button>
        {unread > 0 && (
          <Button
            variant="default"
            leftSection={<IconCheck size={18} aria-hidden />}
            loading={confirm.isPending}
            onClick={() => confirm.mutate({})}
          >
            <FormattedMessage id="flashcards.generation.confirm" values={{ count: unread }} />
          </Button>
        )}
      </Group>
    </section>
  );
}

function ConfirmOne({ id, card }: { id: number; card: number }) {
  const confirm = useGenerationAction(id, 'confirm');
  return (
    <Button
      variant="subtle"
      size="compact-md"
      h={44}
      w="fit-content"
      leftSection={<IconCheck size={18} aria-hidden />}
      loading={confirm.isPending}
      onClick={() => confirm.mutate({ flashcard_id: card })}
    >
      <FormattedMessage id="flashcards.generation.confirm.one" />
    </Button>
  );
}

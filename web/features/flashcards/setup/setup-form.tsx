import { Button, Chip, Switch, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconPlayerPlay } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type FormEvent, useMemo, useState } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { Link, useNavigate } from 'react-router';
import { ALL_CARDS, CARD_PREFERENCES, flashcardSetup, REVIEW_LENGTHS } from '~/domain/flashcards/review/contract';
import { pageKey, type ProblemError, runAction, useAction } from '~/web/live/client';
import { uuid } from '~/web/live/uuid';
import { ChoiceCards } from '~/web/ui/choice-cards';
import { ProblemNotice } from '~/web/ui/problem';
import { type Choices, hasLeitner, isSettled, needsOne, selectionOf, type Setup, type Source } from './choices';
import classes from './setup.module.css';
import { Step } from './step';

/** Milliseconds without a further choice before cards are counted. */
const COUNT_DELAY = 250;

/** How many cards a choice has. Until the new figure is there the old one stands. */
function useAvailable(choices: Choices) {
  const selection = useMemo(() => (isSettled(choices) ? selectionOf(choices) : null), [choices]);
  const [asked] = useDebouncedValue(selection, COUNT_DELAY);
  const { data, error, isPlaceholderData } = useQuery<{ count: number }, ProblemError>({
    queryKey: [...pageKey(flashcardSetup), 'available', asked],
    queryFn: () => runAction(flashcardSetup, 'available_flashcards', {}, asked!),
    enabled: asked !== null,
    placeholderData: keepPreviousData,
  });
  const stale = asked !== selection || isPlaceholderData;
  return { count: selection && data ? data.count : undefined, stale, error };
}

/** What is drawn from, which of its cards, and how many: each step unlocks the next (spec 2 §2, §4). */
export function SetupForm({ setup, first }: { setup: Setup; first: Choices }) {
  const { formatMessage: say } = useIntl();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState(first);
  const [submissionId, setSubmissionId] = useState(uuid);
  const { count, stale, error } = useAvailable(chosen);
  const start = useAction(flashcardSetup, 'submit', {}, { onSuccess: ({ next_url }) => void navigate(next_url) });
  const settled = isSettled(chosen);
  const known = stale ? undefined : count;
  const ready = settled && chosen.length !== null && known !== 0;

  const set = (change: Partial<Choices>) => {
    setChosen({ ...chosen, ...change });
    // A choice that differs is another review, not the same one sent twice.
    setSubmissionId(uuid());
    start.reset();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!ready || start.isPending) return;
    start.mutate({ ...selectionOf(chosen), length: chosen.length!, submission_id: submissionId });
  };
  const ofSource = itemsOf(setup, chosen.source);

  return (
    <form onSubmit={submit} className={classes.form} noValidate>
      {setup.unfinished && (
        <p className={classes.unfinished}>
          <Button component={Link} to={setup.unfinished.url} variant="default" h={48}>
            <FormattedMessage id="flashcards.setup.go-on" values={{ ...setup.unfinished }} />
          </Button>
        </p>
      )}
      <Step title={say({ id: 'flashcards.setup.source' })}>
        <ChoiceCards<Source>
          label={say({ id: 'flashcards.setup.source.label' })}
          columns={2}
          value={chosen.source}
          onChange={(source) => set({ source, of: null, leitner: chosen.leitner && hasLeitner(source), length: null })}
          choices={(
            [
              ['due', setup.due],
              ['pack', setup.packs.length],
              ['collection', setup.collections.length],
              ['own-deck', setup.decks.length],
              ['bookmarks', setup.bookmarked],
              ['topic', setup.topics.length],
            ] as const
          ).map(([source, there]) => ({
            value: source,
            label: say({ id: `flashcards.setup.source.${source}` }),
            about: say({ id: `flashcards.setup.source.${source}.about` }),
            figure: <FormattedNumber value={there} />,
            disabled: there === 0,
          }))}
        />
        {needsOne(chosen.source) && (
          <ChoiceCards
            label={say({ id: chosen.source === 'topic' ? 'flashcards.setup.which-topic' : 'flashcards.setup.which' })}
            columns={2}
            value={chosen.of === null ? null : String(chosen.of)}
            onChange={(of) => set({ of: Number(of), length: null })}
            choices={ofSource.map(({ id, name, about, cards }) => ({
              value: String(id),
              label: name,
              about,
              figure: <FormattedNumber value={cards} />,
              disabled: cards === 0,
            }))}
          />
        )}
      </Step>
      <Step title={say({ id: 'flashcards.setup.cards' })} locked={!settled}>
        <ChoiceCards
          label={say({ id: 'flashcards.setup.preferences' })}
          columns={3}
          value={chosen.preference}
          onChange={(preference) => set({ preference, length: null })}
          choices={CARD_PREFERENCES.map((preference) => ({
            value: preference,
            label: say({ id: `flashcards.setup.preferences.${preference}` }),
            disabled: !settled,
          }))}
        />
        {hasLeitner(chosen.source) && (
          <Switch
            checked={chosen.leitner}
            onChange={({ currentTarget }) => set({ leitner: currentTarget.checked })}
            label={say({ id: 'flashcards.setup.leitner' })}
            description={say({ id: 'flashcards.setup.leitner.about' })}
          />
        )}
      </Step>
      <Step title={say({ id: 'flashcards.setup.length' })} locked={!settled}>
        <p role="status" className={classes.count}>
          {settled &&
            (known === undefined ? (
              '…'
            ) : known === 0 ? (
              <FormattedMessage id="flashcards.setup.none" />
            ) : (
              <FormattedMessage id="flashcards.setup.available" values={{ count: known }} />
            ))}
        </p>
        <Chip.Group
          value={chosen.length === null ? '' : String(chosen.length)}
          onChange={(length) => set({ length: REVIEW_LENGTHS.find((one) => String(one) === length) ?? null })}
        >
          <div className={classes.lengths}>
            {REVIEW_LENGTHS.map((length) => (
              <Chip
                key={length}
                value={String(length)}
                size="md"
                variant="outline"
                // A count-based button is disabled where there are fewer cards (spec 2 §9).
                disabled={!settled || known === undefined || known === 0 || (length !== ALL_CARDS && known < length)}
              >
                {length === ALL_CARDS ? say({ id: 'flashcards.setup.length.all' }) : length}
              </Chip>
            ))}
          </div>
        </Chip.Group>
      </Step>
      {(start.error ?? error) && <ProblemNotice error={(start.error ?? error)!} />}
      <div className={classes.start}>
        <Button
          type="submit"
          h={56}
          fullWidth
          disabled={!ready}
          loading={start.isPending}
          leftSection={<IconPlayerPlay size={20} aria-hidden />}
        >
          <FormattedMessage id="flashcards.setup.start" />
        </Button>
        {!ready && (
          <Text size="sm" c="dimmed" ta="center" mt={8}>
            <FormattedMessage id="flashcards.setup.not-ready" />
          </Text>
        )}
      </div>
    </form>
  );
}

function itemsOf(setup: Setup, source: Source | null) {
  if (source === 'topic') return setup.topics.map(({ id, name, cards }) => ({ id, name, about: undefined, cards }));
  const decks =
    source === 'pack'
      ? setup.packs
      : source === 'collection'
        ? setup.collections
        : source === 'own-deck'
          ? setup.decks
          : [];
  return decks.map(({ id, deck_name, deck_description, cards }) => ({
    id,
    name: deck_name,
    about: deck_description,
    cards,
  }));
}

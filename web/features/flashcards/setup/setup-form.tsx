import { Button, Text } from '@mantine/core';
import { IconPlayerPlay } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { flashcardSetup } from '~/domain/flashcards/review/contract';
import { useAction } from '~/web/live/client';
import { uuid } from '~/web/live/uuid';
import { ChoiceCards } from '~/web/ui/choice-cards';
import { ProblemNotice } from '~/web/ui/problem';
import { CardsStep } from './cards-step';
import {
  type Choices,
  decksFor,
  hasLeitner,
  isSettled,
  isSourceSettled,
  selectionOf,
  type Setup,
  type Source,
  SOURCES,
} from './choices';
import { DeckStep } from './deck-step';
import { isOffered, LengthStep } from './length-step';
import layout from '~/web/ui/layout.module.css';
import classes from './setup.module.css';
import { Step } from './step';
import { useAvailable } from './use-available';

/** How many decks, topics or cards there are to choose from. */
const sizeOf = (setup: Setup, source: Source): number =>
  decksFor(setup, source)?.length ??
  (source === 'due' ? setup.due : source === 'bookmarks' ? setup.bookmarked : setup.topics.length);

/** Sources that are not shown if there is nothing in them: nobody misses them. */
const QUIET: readonly Source[] = ['collection', 'shared-deck'];

/** What is drawn from, which of its cards, and how many: each step unlocks the next (spec 2 §2, §4). */
export function SetupForm({ setup, first }: { setup: Setup; first: Choices }) {
  const { formatMessage: say } = useIntl();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState(first);
  const [submissionId, setSubmissionId] = useState(uuid);
  const { count, error } = useAvailable(chosen);
  const start = useAction(flashcardSetup, 'submit', {}, { onSuccess: ({ next_url }) => void navigate(next_url) });
  const settled = isSettled(chosen);
  const sourceSettled = isSourceSettled(chosen);
  const ready = settled && chosen.length !== null && isOffered(chosen.length, count);

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
  const problem = start.error ?? error;

  return (
    <form onSubmit={submit} className={layout.form} noValidate>
      <Step title={say({ id: 'flashcards.setup.source' })}>
        <ChoiceCards<Source>
          label={say({ id: 'flashcards.setup.source.label' })}
          columns={2}
          value={chosen.source}
          onChange={(source) =>
            set({
              source,
              deck: null,
              specialty: null,
              topic: 0,
              tags: null,
              leitner: chosen.leitner && hasLeitner(source),
              length: null,
            })
          }
          choices={SOURCES.map((source) => ({ source, size: sizeOf(setup, source) }))
            .filter(({ source, size }) => size > 0 || !QUIET.includes(source))
            .map(({ source, size }) => ({
              value: source,
              label: say({ id: `flashcards.setup.source.${source}` }),
              about: say({ id: `flashcards.setup.source.${source}.about` }),
              figure: <FormattedNumber value={size} />,
              disabled: size === 0,
            }))}
        />
        <DeckStep setup={setup} chosen={chosen} set={set} />
      </Step>
      <Step title={say({ id: 'flashcards.setup.cards' })} locked={!sourceSettled}>
        <CardsStep setup={setup} chosen={chosen} locked={!sourceSettled} set={set} />
      </Step>
      <Step title={say({ id: 'flashcards.setup.length' })} locked={!settled}>
        <LengthStep count={count} settled={settled} value={chosen.length} onChange={(length) => set({ length })} />
      </Step>
      {problem && <ProblemNotice error={problem} />}
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
            <FormattedMessage
              id={chosen.tags?.length === 0 && sourceSettled ? 'flashcards.setup.no-tag' : 'flashcards.setup.not-ready'}
            />
          </Text>
        )}
      </div>
    </form>
  );
}

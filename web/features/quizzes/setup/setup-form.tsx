import { Button, Text } from '@mantine/core';
import { IconPackages } from '@tabler/icons-react';
import { useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useNavigate } from 'react-router';
import { href } from '~/domain/kit/contract';
import { DIFFICULTIES } from '~/domain/questions/specialties';
import { quizSetup, type QuizSetupData } from '~/domain/quizzes/contract';
import { packsPage } from '~/domain/quizzes/packs/contract';
import { useSession } from '~/web/core/session';
import { useAction } from '~/web/live/client';
import { uuid } from '~/web/live/uuid';
import { Folds } from '~/web/ui/folds';
import { SectionHeading } from '~/web/ui/section-heading';
import { UnfinishedQuizzes } from '~/web/ui/unfinished-quizzes';
import { useNames } from '../names';
import { choose, saveChoices, offered, type Choices } from './choices';
import { useChosenWords } from './chosen-words';
import { NumberField } from './number-field';
import { IncludeField, ModeField } from './question-fields';
import { Segmented } from './segmented';
import layout from '~/web/ui/layout.module.css';
import classes from './setup.module.css';
import { StartBar } from './start-bar';
import { FocusField, SpecialtyField, TopicField } from './subject-fields';
import { useAvailable } from './use-available';

interface Props {
  setup: QuizSetupData;
  personId: number;
  first: Choices;
  /** The page is to be read again. */
  onChanged: () => unknown;
}

/** What, which and how many, and how: one card that a phone shows whole, counted as one chooses. */
export function SetupForm({ setup, personId, first, onChanged }: Props) {
  const { formatMessage: say } = useIntl();
  const { language: locale } = useSession();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState(first);
  const [narrowed] = useState(first.focus > 0 || first.difficulty > 0);
  const [submissionId, setSubmissionId] = useState(uuid);
  const { counts, stale, error, refetch } = useAvailable(chosen);
  const start = useAction(quizSetup, 'submit', {}, { onSuccess: ({ next_url }) => void navigate(next_url) });
  const available = counts?.[chosen.preferences];
  const number = Math.min(chosen.number_of_questions, available ?? chosen.number_of_questions);
  const about = useChosenWords(chosen, setup);

  const set = (change: Partial<Choices>) => {
    const after = choose(chosen, change, setup.topics);
    setChosen(after);
    saveChoices(personId, after, locale);
    // A choice that differs is another quiz, not the same one sent twice.
    setSubmissionId(uuid());
    start.reset();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!start.isPending && available !== 0) start.mutate({ ...chosen, submission_id: submissionId });
  };

  return (
    <form onSubmit={submit} className={classes.columns} noValidate>
      <div className={layout.columnClose}>
        <div className={layout.step}>
          <div className={classes.fields}>
            <SpecialtyField
              all
              specialties={offered(setup.specialties, chosen.language, chosen.specialty)}
              value={chosen.specialty}
              onChange={(specialty) => set({ specialty })}
            />
            <TopicField
              topics={offered(setup.topics, chosen.language, chosen.topic)}
              specialty={chosen.specialty}
              value={chosen.topic}
              onChange={(topic) => set({ topic })}
            />
            <IncludeField
              value={chosen.preferences}
              counts={counts}
              stale={stale}
              onChange={(preferences) => set({ preferences })}
            />
            <NumberField
              value={chosen.number_of_questions}
              onChange={(number_of_questions) => set({ number_of_questions })}
            />
          </div>
          <ModeField mode={chosen.mode} examSeconds={setup.exam_seconds * number} onChange={(mode) => set({ mode })} />
          <Folds
            order={2}
            open={narrowed ? ['more'] : []}
            folds={[
              {
                id: 'more',
                title: say({ id: 'quizzes.setup.more' }),
                content: <MoreChoices {...{ setup, chosen, set }} />,
              },
            ]}
          />
        </div>
        <Text size="sm" c="dimmed">
          <FormattedMessage id="quizzes.setup.unreviewed" />
        </Text>
        <Button
          component={Link}
          to={href(packsPage)}
          variant="default"
          className={classes.packs}
          leftSection={<IconPackages size={18} aria-hidden />}
        >
          <FormattedMessage id="quizzes.setup.packs" />
        </Button>
      </div>
      <aside className={classes.side}>
        <StartBar
          number={number}
          available={stale ? undefined : available}
          wanted={chosen.number_of_questions}
          nothing={
            counts && counts.all > 0 && chosen.preferences !== 'all'
              ? `quizzes.setup.nothing.${chosen.preferences}`
              : 'quizzes.setup.nothing'
          }
          about={about}
          error={start.error ?? error}
          retry={start.error ? undefined : refetch}
          starting={start.isPending}
        />
        {setup.unfinished.length > 0 && (
          <section>
            <SectionHeading>
              <FormattedMessage id="quizzes.unfinished.title" />
            </SectionHeading>
            <UnfinishedQuizzes quizzes={setup.unfinished} onChanged={onChanged} />
          </section>
        )}
      </aside>
    </form>
  );
}

interface MoreProps {
  setup: QuizSetupData;
  chosen: Choices;
  set: (change: Partial<Choices>) => void;
}

/** What few people change. */
function MoreChoices({ setup, chosen, set }: MoreProps) {
  const { formatMessage: say } = useIntl();
  const names = useNames();
  const { language: locale } = useSession();
  return (
    <div className={layout.form}>
      <FocusField value={chosen.focus} onChange={(focus) => set({ focus })} />
      <Segmented
        label={say({ id: 'quizzes.setup.difficulty' })}
        value={String(chosen.difficulty)}
        data={[
          { value: '0', label: say({ id: 'quizzes.setup.difficulty.all' }) },
          ...DIFFICULTIES.map((level) => ({ value: String(level), label: names.difficulty(level) })),
        ]}
        onChange={(level) => set({ difficulty: Number(level) })}
      />
      {(setup.languages.length > 1 || !setup.languages.includes(locale)) && (
        <Segmented
          label={say({ id: 'quizzes.setup.language' })}
          value={chosen.language}
          data={[
            { value: '', label: say({ id: 'quizzes.setup.language.both' }) },
            ...setup.languages.map((language) => ({
              value: language,
              label: say({ id: `app.language.${language}` }),
            })),
          ]}
          onChange={(language) => set({ language: setup.languages.find((each) => each === language) ?? '' })}
        />
      )}
    </div>
  );
}

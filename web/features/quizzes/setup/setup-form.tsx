import { Text } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { DIFFICULTIES } from '~/domain/questions/specialties';
import { PREFERENCES, quizSetup, type QuizSetupData } from '~/domain/quizzes/contract';
import { useSession } from '~/web/core/session';
import { useAction } from '~/web/live/client';
import { uuid } from '~/web/live/uuid';
import { ChoiceCards } from '~/web/ui/choice-cards';
import { Folds } from '~/web/ui/folds';
import { SectionHeading } from '~/web/ui/section-heading';
import { UnfinishedQuizzes } from '~/web/ui/unfinished-quizzes';
import { useNames } from '../names';
import { choose, saveChoices, offered, type Choices } from './choices';
import { useChosenWords } from './chosen-words';
import { ModeStep } from './mode-step';
import { NumberField } from './number-field';
import { Segmented } from './segmented';
import layout from '~/web/ui/layout.module.css';
import classes from './setup.module.css';
import { StartBar } from './start-bar';
import { Step } from './step';
import { FocusField, SpecialtyField, TopicField } from './subject-fields';
import { useAvailable } from './use-available';

interface Props {
  setup: QuizSetupData;
  personId: number;
  first: Choices;
  /** The page is to be read again. */
  onChanged: () => unknown;
}

/** What, which and how many, and how: in this order, counted as one chooses. */
export function SetupForm({ setup, personId, first, onChanged }: Props) {
  const { formatMessage: say, formatNumber } = useIntl();
  const { language: locale } = useSession();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState(first);
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
        <SubjectStep setup={setup} chosen={chosen} set={set} />
        <Step title={say({ id: 'quizzes.setup.step.questions' })}>
          <ChoiceCards
            label={say({ id: 'quizzes.setup.preferences' })}
            columns={3}
            value={chosen.preferences}
            onChange={(preferences) => set({ preferences })}
            choices={PREFERENCES.map((preference) => ({
              value: preference,
              label: say({ id: `quizzes.setup.preferences.${preference}` }),
              figure: (
                <span className={classes.count} data-stale={stale || undefined}>
                  {counts ? formatNumber(counts[preference]) : '…'}
                </span>
              ),
            }))}
          />
          <NumberField
            value={chosen.number_of_questions}
            available={stale ? undefined : available}
            onChange={(number_of_questions) => set({ number_of_questions })}
          />
        </Step>
        <ModeStep mode={chosen.mode} examSeconds={setup.exam_seconds * number} onChange={(mode) => set({ mode })} />
        <Text size="sm" c="dimmed">
          <FormattedMessage id="quizzes.setup.unreviewed" />
        </Text>
      </div>
      <aside className={classes.side}>
        <StartBar
          number={number}
          available={stale ? undefined : available}
          counts={counts}
          chosen={chosen}
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

interface StepProps {
  setup: QuizSetupData;
  chosen: Choices;
  set: (change: Partial<Choices>) => void;
}

/** What the questions are about. */
function SubjectStep({ setup, chosen, set }: StepProps) {
  const { formatMessage: say } = useIntl();
  const [narrowed] = useState(chosen.focus > 0 || chosen.difficulty > 0);
  return (
    <Step title={say({ id: 'quizzes.setup.step.subject' })}>
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
      </div>
      <Folds
        order={3}
        open={narrowed ? ['more'] : []}
        folds={[
          {
            id: 'more',
            title: say({ id: 'quizzes.setup.more' }),
            content: <MoreChoices {...{ setup, chosen, set }} />,
          },
        ]}
      />
    </Step>
  );
}

/** What few people change. */
function MoreChoices({ setup, chosen, set }: StepProps) {
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

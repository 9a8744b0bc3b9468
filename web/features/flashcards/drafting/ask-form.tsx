import { Alert, Button, SegmentedControl, Select, Text, Textarea } from '@mantine/core';
import { IconInfoCircle, IconPencil, IconRobot, IconSparkles } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useNavigate } from 'react-router';
import { type Language, LANGUAGES } from '~/domain/accounts/contract';
import {
  CARD_COUNTS,
  createGenerationJob,
  type CreateGenerationData,
  GENERATION_SOURCES,
  type GenerationSource,
  PASTED_MAX,
  PASTED_MIN,
} from '~/domain/flashcards/generation/contract';
import { specialtyKey } from '~/domain/questions/specialties';
import { useSession } from '~/web/core/session';
import { useAction } from '~/web/live/client';
import { uuid } from '~/web/live/uuid';
import { FormEnd } from '~/web/ui/form-end';
import layout from '~/web/ui/layout.module.css';
import classes from './drafting.module.css';

interface Wish {
  source: GenerationSource;
  specialty: number;
  topic: number;
  text: string;
  language: Language;
  length: (typeof CARD_COUNTS)[number];
}

/** What is missing before a deck can be asked for; null when nothing is. */
function missingOf(setup: CreateGenerationData, { source, specialty, text, language }: Wish) {
  if (setup.writing) return 'writing';
  if (setup.left === 0) return 'left';
  if (source === 'topic') return specialty === 0 ? 'topic' : null;
  if (source === 'text') return text.trim().length < PASTED_MIN ? 'text' : null;
  return (setup.mistakes[language] ?? 0) === 0 ? 'mistakes' : null;
}

export function AskForm({ setup }: { setup: CreateGenerationData }) {
  const { formatMessage: say } = useIntl();
  const { language } = useSession();
  const navigate = useNavigate();
  const [wish, setWish] = useState<Wish>({ source: 'topic', specialty: 0, topic: 0, text: '', language, length: 10 });
  const [submissionId, setSubmissionId] = useState(uuid);
  const ask = useAction(createGenerationJob, 'submit', {}, { onSuccess: ({ next_url }) => void navigate(next_url) });
  const set = (change: Partial<Wish>) => {
    setWish((before) => ({ ...before, ...change }));
    // A wish that differs is another deck, not the same one sent twice.
    setSubmissionId(uuid());
    ask.reset();
  };
  const missing = missingOf(setup, wish);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (missing === null && !ask.isPending) ask.mutate({ ...wish, submission_id: submissionId });
  };

  return (
    <form onSubmit={submit} noValidate className={layout.form}>
      {setup.writing && (
        <div className={classes.writing}>
          <IconPencil size={24} stroke={1.6} aria-hidden />
          <span>
            <FormattedMessage id="flashcards.generate.writing" />
          </span>
          <Button component={Link} to={setup.writing.url}>
            <FormattedMessage id="flashcards.generate.watch" />
          </Button>
        </div>
      )}
      <section className={classes.step}>
        <Choice
          label={say({ id: 'flashcards.generate.source' })}
          value={wish.source}
          data={GENERATION_SOURCES.map((value) => ({
            value,
            label: say({ id: `flashcards.generate.source.${value}` }),
          }))}
          onChange={(source) => set({ source: source as GenerationSource })}
        />
        <Material setup={setup} wish={wish} set={set} />
        <Choice
          label={say({ id: 'flashcards.generate.language' })}
          value={wish.language}
          data={LANGUAGES.map((value) => ({ value, label: say({ id: `app.language.${value}` }) }))}
          onChange={(chosen) => set({ language: chosen as Language })}
        />
        <Choice
          label={say({ id: 'flashcards.generate.length' })}
          value={String(wish.length)}
          data={CARD_COUNTS.map((value) => ({ value: String(value), label: String(value) }))}
          onChange={(length) => set({ length: Number(length) as Wish['length'] })}
        />
      </section>
      <Writer setup={setup} source={wish.source} />
      <FormEnd
        sign={IconSparkles}
        error={ask.error}
        missing={missing !== null}
        sending={ask.isPending}
        hint={
          missing ? (
            <FormattedMessage id={`flashcards.generate.missing.${missing}`} values={{ least: PASTED_MIN }} />
          ) : (
            <FormattedMessage id="flashcards.generate.left" values={{ left: setup.left, a_day: setup.a_day }} />
          )
        }
      >
        <FormattedMessage id="flashcards.generate.submit" values={{ count: wish.length }} />
      </FormEnd>
    </form>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  data: { value: string; label: string }[];
  onChange: (value: string) => void;
}

function Choice({ label, ...control }: ChoiceProps) {
  return (
    <div>
      <Text fw={600} size="sm" mb={4} aria-hidden>
        {label}
      </Text>
      <SegmentedControl {...control} fullWidth size="md" aria-label={label} classNames={{ label: classes.segment }} />
    </div>
  );
}

interface MaterialProps {
  setup: CreateGenerationData;
  wish: Wish;
  set: (change: Partial<Wish>) => void;
}

/** What it is written from. */
function Material({ setup, wish, set }: MaterialProps) {
  const { formatMessage: say, locale } = useIntl();
  if (wish.source === 'mistakes')
    return (
      <Text size="sm">
        <FormattedMessage id="flashcards.generate.mistakes" values={{ count: setup.mistakes[wish.language] ?? 0 }} />
      </Text>
    );
  if (wish.source === 'text')
    return (
      <>
        <Textarea
          label={say({ id: 'flashcards.generate.text' })}
          placeholder={say({ id: 'flashcards.generate.text.placeholder' })}
          autosize
          minRows={6}
          maxRows={16}
          maxLength={PASTED_MAX}
          value={wish.text}
          onChange={(event) => set({ text: event.currentTarget.value })}
        />
        <Alert
          variant="light"
          icon={<IconInfoCircle aria-hidden />}
          classNames={{ root: classes.privacy, icon: classes.privacyWords, message: classes.privacyWords }}
        >
          <FormattedMessage id={`flashcards.generate.privacy.${setup.writer}`} />
        </Alert>
      </>
    );
  const specialties = setup.specialties
    .map(({ id }) => ({ value: String(id), label: say({ id: `questions.specialty.${specialtyKey(id) ?? ''}` }) }))
    .sort((one, other) => one.label.localeCompare(other.label, locale));
  const topics = setup.topics
    .filter(({ specialty_id }) => specialty_id === wish.specialty)
    .map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <>
      <Select
        searchable
        label={say({ id: 'flashcards.generate.specialty' })}
        data={specialties}
        value={wish.specialty === 0 ? null : String(wish.specialty)}
        onChange={(specialty) => set({ specialty: Number(specialty ?? 0), topic: 0 })}
      />
      {wish.specialty !== 0 && (
        <Select
          searchable
          clearable
          label={say({ id: 'flashcards.generate.topic' })}
          placeholder={say({ id: 'flashcards.generate.topic.any' })}
          data={topics}
          value={wish.topic === 0 ? null : String(wish.topic)}
          onChange={(topic) => set({ topic: Number(topic ?? 0) })}
        />
      )}
    </>
  );
}

/** Who writes, from what, and what that means. */
function Writer({ setup, source }: { setup: CreateGenerationData; source: GenerationSource }) {
  const Icon = setup.writer === 'model' ? IconSparkles : IconRobot;
  return (
    <section className={classes.step}>
      <p className={classes.writer}>
        <Icon size={20} aria-hidden />
        <span>
          <FormattedMessage
            id={
              setup.writer === 'model'
                ? 'flashcards.generate.writer.model'
                : `flashcards.generate.writer.offline.${source}`
            }
          />
        </span>
      </p>
      <Text size="sm" c="dimmed">
        <FormattedMessage id="flashcards.generate.yours" />
      </Text>
    </section>
  );
}

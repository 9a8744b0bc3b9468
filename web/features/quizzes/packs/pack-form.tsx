import { Button, Text } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useNavigate } from 'react-router';
import type { PageData } from '~/domain/kit/contract';
import { EXAM_SECONDS, type MODES, type Preference, STUDY } from '~/domain/quizzes/contract';
import { packsPage, type PractisedPack } from '~/domain/quizzes/packs/contract';
import { useAction } from '~/web/live/client';
import { uuid } from '~/web/live/uuid';
import { ChoiceCards } from '~/web/ui/choice-cards';
import { NumberField } from '../setup/number-field';
import { IncludeField, ModeField } from '../setup/question-fields';
import layout from '~/web/ui/layout.module.css';
import classes from '../setup/setup.module.css';
import { StartBar } from '../setup/start-bar';
import { Step } from '../setup/step';

type Pack = PageData<typeof packsPage>['packs'][number];

const USUAL_NUMBER = 10;

/** Which pack, which of its questions and how many, and how. */
export function PackForm({ packs, first }: { packs: readonly Pack[]; first: PractisedPack }) {
  const navigate = useNavigate();
  const [key, setKey] = useState(first);
  const [preferences, setPreferences] = useState<Preference>('all');
  const [wanted, setWanted] = useState(USUAL_NUMBER);
  const [mode, setMode] = useState<(typeof MODES)[number]>(STUDY);
  const [submission, setSubmission] = useState(uuid);
  const start = useAction(packsPage, 'submit', {}, { onSuccess: ({ next_url }) => void navigate(next_url) });

  const pack = packs.find((one) => one.pack === key) ?? packs[0]!;
  const available = pack.counts[preferences];
  const number = Math.min(wanted, available);
  // A choice that differs is another quiz, not the same one sent twice.
  const choose = (change: () => void) => {
    change();
    setSubmission(uuid());
    start.reset();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (start.isPending || available === 0) return;
    start.mutate({ pack: pack.pack, preferences, number_of_questions: wanted, mode, submission_id: submission });
  };

  return (
    <form onSubmit={submit} className={classes.columns} noValidate>
      <div className={layout.columnClose}>
        <PackStep packs={packs} pack={pack} onChoose={(chosen) => choose(() => setKey(chosen))} />
        <div className={layout.step}>
          <div className={classes.fields}>
            <IncludeField
              value={preferences}
              counts={pack.counts}
              onChange={(chosen) => choose(() => setPreferences(chosen))}
            />
            <NumberField value={wanted} onChange={(chosen) => choose(() => setWanted(chosen))} />
          </div>
          <ModeField
            mode={mode}
            examSeconds={EXAM_SECONDS * number}
            onChange={(chosen) => choose(() => setMode(chosen))}
          />
        </div>
        <Text size="sm" c="dimmed">
          <FormattedMessage id="quizzes.setup.unreviewed" />
        </Text>
      </div>
      <aside className={classes.side}>
        <StartBar
          number={number}
          wanted={wanted}
          available={available}
          nothing="quizzes.packs.nothing"
          error={start.error}
          starting={start.isPending}
        />
      </aside>
    </form>
  );
}

function PackStep({
  packs,
  pack,
  onChoose,
}: {
  packs: readonly Pack[];
  pack: Pack;
  onChoose: (pack: PractisedPack) => void;
}) {
  const { formatMessage: say, locale } = useIntl();
  return (
    <Step title={say({ id: 'quizzes.packs.pack' })}>
      <ChoiceCards
        label={say({ id: 'quizzes.packs.pack' })}
        columns={2}
        value={pack.pack}
        onChange={onChoose}
        choices={packs.map((one) => ({
          value: one.pack,
          label: say({ id: `quizzes.packs.name.${one.pack}` }),
          about: say(
            { id: `quizzes.packs.${one.open ? 'open' : one.free > 0 ? 'sample' : 'locked'}` },
            { questions: one.questions, free: one.free },
          ),
        }))}
      />
      {!pack.open && (
        <Button component={Link} to={pack.purchase_url} variant="default" style={{ justifySelf: 'start' }}>
          <FormattedMessage id="quizzes.packs.buy" />
        </Button>
      )}
      {!pack.languages.some((language) => locale.startsWith(language)) && (
        <Text size="sm">
          <FormattedMessage id="quizzes.packs.language" />
        </Text>
      )}
    </Step>
  );
}

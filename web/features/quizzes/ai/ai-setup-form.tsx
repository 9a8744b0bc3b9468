import { Chip, Text } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import { useId, useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { LANGUAGES } from '~/domain/accounts/contract';
import type { AiQuizSetupData } from '~/domain/quizzes/generation/contract';
import { useSession } from '~/web/core/session';
import { uuid } from '~/web/live/uuid';
import { FormEnd } from '~/web/ui/form-end';
import layout from '~/web/ui/layout.module.css';
import number from '../setup/number-field.module.css';
import { Segmented } from '../setup/segmented';
import { Step } from '../setup/step';
import { FocusField, SpecialtyField, TopicField } from '../setup/subject-fields';
import classes from './ai.module.css';
import { Enough } from './enough';
import { AiIntro } from './intro';
import { NewQuestions } from './new-questions';
import { onOffer, settled } from './offer';
import { useAiAvailable } from './use-ai-available';
import { asForm, mayAsk, useAsk, type Wish } from './use-ask';
import { WritingNow } from './writing-now';

export function AiSetupForm({ setup }: { setup: AiQuizSetupData }) {
  const { formatMessage: say } = useIntl();
  const { language: locale } = useSession();
  const mayGenerate = setup.left > 0 && setup.writing === null;
  const [wish, setWish] = useState<Wish>({
    specialty: 0,
    topic: 0,
    focus: 0,
    language: locale,
    length: null,
    generate_new_questions: mayGenerate,
  });
  const [submissionId, setSubmissionId] = useState(uuid);
  const [introducing, setIntroducing] = useState(false);
  const ask = useAsk();
  const available = useAiAvailable(wish);

  const missing =
    wish.specialty === 0 ? 'specialty' : available?.chosen === 0 ? 'questions' : mayAsk(wish) ? null : 'length';
  const length = Math.min(wish.length ?? 0, available?.chosen ?? wish.length ?? 0);
  const fewer = missing === null && length < (wish.length ?? 0);
  const submitLabel = wish.generate_new_questions ? 'quizzes.ai.submit.new' : 'quizzes.ai.submit.bank';

  const set = (change: Partial<Wish>) => {
    setWish((before) => settled({ ...before, ...change }, setup, locale));
    // A wish that differs is another quiz, not the same one sent twice.
    setSubmissionId(uuid());
    ask.reset();
  };
  const send = () => {
    setIntroducing(false);
    ask.mutate(asForm(wish, submissionId));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (missing !== null || ask.isPending || introducing) return;
    if (wish.generate_new_questions) setIntroducing(true);
    else send();
  };

  return (
    <form onSubmit={submit} className={layout.form} noValidate>
      {setup.writing && <WritingNow url={setup.writing.url} />}
      <SubjectStep setup={setup} wish={wish} set={set} />
      <Step title={say({ id: 'quizzes.ai.step.length' })}>
        <LengthField setup={setup} wish={wish} set={set} />
        {available && <Enough wish={wish} available={available} onWiden={set} />}
      </Step>
      <Step title={say({ id: 'quizzes.ai.step.origin' })}>
        <NewQuestions
          setup={setup}
          on={wish.generate_new_questions}
          allowed={mayGenerate}
          onChange={(on) => set({ generate_new_questions: on })}
        />
      </Step>
      <div className={classes.start}>
        <FormEnd
          sign={IconSparkles}
          error={ask.error}
          missing={missing !== null}
          sending={ask.isPending}
          hint={missing && <FormattedMessage id={`quizzes.ai.missing.${missing}`} />}
        >
          {fewer ? (
            <FormattedMessage id={`${submitLabel}.fewer`} values={{ number: length }} />
          ) : (
            <FormattedMessage id={submitLabel} />
          )}
        </FormEnd>
      </div>
      {introducing && <AiIntro onDone={send} onCancel={() => setIntroducing(false)} />}
    </form>
  );
}

interface StepProps {
  setup: AiQuizSetupData;
  wish: Wish;
  set: (change: Partial<Wish>) => void;
}

/** What the questions are about, and their language. */
function SubjectStep({ setup, wish, set }: StepProps) {
  const { formatMessage: say } = useIntl();
  const specialties = onOffer(setup.specialties, wish);
  return (
    <Step title={say({ id: 'quizzes.ai.step.subject' })}>
      <Segmented
        label={say({ id: 'quizzes.setup.language' })}
        value={wish.language}
        data={[
          ...(wish.generate_new_questions ? [] : [{ value: '', label: say({ id: 'quizzes.setup.language.both' }) }]),
          ...LANGUAGES.map((language) => ({ value: language, label: say({ id: `app.language.${language}` }) })),
        ]}
        onChange={(chosen) => set({ language: LANGUAGES.find((language) => language === chosen) ?? '' })}
      />
      <SpecialtyField
        specialties={specialties}
        value={wish.specialty}
        onChange={(specialty) => set({ specialty, topic: 0 })}
      />
      {specialties.length < setup.specialties.length && (
        <Text size="sm" c="dimmed">
          <FormattedMessage
            id={wish.generate_new_questions ? 'quizzes.ai.specialties.new' : 'quizzes.ai.specialties.bank'}
            values={{ count: specialties.length }}
          />
        </Text>
      )}
      {wish.specialty !== 0 && (
        <TopicField
          topics={setup.topics}
          specialty={wish.specialty}
          value={wish.topic}
          onChange={(topic) => set({ topic })}
        />
      )}
      <FocusField value={wish.focus} onChange={(focus) => set({ focus })} />
    </Step>
  );
}

function LengthField({ setup, wish, set }: StepProps) {
  const lengthLabel = useId();
  return (
    <div>
      <Text id={lengthLabel} fw={600} size="sm" mb={8}>
        <FormattedMessage id="quizzes.ai.length" />
      </Text>
      <div className={layout.toolbar} role="radiogroup" aria-labelledby={lengthLabel}>
        <Chip.Group value={String(wish.length ?? '')} onChange={(length) => set({ length: Number(length) })}>
          {setup.lengths.map((length) => (
            <Chip
              key={length}
              value={String(length)}
              variant="outline"
              size="md"
              classNames={{ label: number.chip, iconWrapper: number.icon }}
            >
              {length}
            </Chip>
          ))}
        </Chip.Group>
      </div>
    </div>
  );
}

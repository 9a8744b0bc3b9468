import { Select } from '@mantine/core';
import { IconFileSearch } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { href, type Output, type PageData } from '~/domain/kit/contract';
import { FORMATS, importStart } from '~/domain/questions/exchange/contract';
import { useSession } from '~/web/core/session';
import type { ProblemError } from '~/web/live/client';
import { post } from '~/web/live/request';
import { uuid } from '~/web/live/uuid';
import { FormEnd } from '~/web/ui/form-end';
import { DropZone } from './drop-zone';
import layout from '~/web/ui/layout.module.css';
import classes from './exchange.module.css';
import { FormatHelp } from './format-help';
import { Step } from './step';
import { asForm, missingOf, type Wish } from './wish';
import { DefaultFields, DestinationFields } from './wish-fields';

type Sent = Output<typeof importStart.actions.submit>;

/** A file, where its questions go, and what those get that say nothing of it themselves. */
export function ImportForm({ start }: { start: PageData<typeof importStart> }) {
  const { formatMessage: say } = useIntl();
  const { language } = useSession();
  const navigate = useNavigate();
  const [wish, setWish] = useState<Wish>({
    file: null,
    format: '',
    into: start.abilities.publish ? 'bank' : 'quiz',
    quiz: 0,
    title: '',
    topic: 0,
    focus: 1,
    difficulty: 2,
    language,
  });
  const [submissionId, setSubmissionId] = useState(uuid);
  const send = useMutation<Sent, ProblemError, FormData>({
    mutationFn: (form) => post(href(importStart), form) as Promise<Sent>,
    onSuccess: ({ next_url }) => void navigate(next_url),
  });
  const missing = missingOf(wish);

  const set = (change: Partial<Wish>) => {
    setWish((before) => ({ ...before, ...change }));
    // Another wish is another import, not the same one sent twice.
    setSubmissionId(uuid());
    send.reset();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (missing === null && !send.isPending) send.mutate(asForm(wish, submissionId));
  };

  return (
    <form onSubmit={submit} className={layout.formShrink} noValidate>
      <Step title={<FormattedMessage id="questions.import.step.file" />}>
        <DropZone file={wish.file} onChange={(file) => set({ file })} />
        <Select
          label={say({ id: 'questions.import.format' })}
          allowDeselect={false}
          comboboxProps={{ shadow: 'md' }}
          data={[
            { value: '', label: say({ id: 'questions.import.format.told' }) },
            ...FORMATS.map((format) => ({ value: format, label: say({ id: `questions.format.${format}` }) })),
          ]}
          value={wish.format}
          onChange={(chosen) => set({ format: FORMATS.find((format) => format === chosen) ?? '' })}
        />
        <FormatHelp />
      </Step>
      <Step
        title={<FormattedMessage id="questions.import.step.into" />}
        about={
          <FormattedMessage
            id={
              wish.into !== 'bank'
                ? 'questions.import.into.quiz.about'
                : start.abilities.publish_alone
                  ? 'questions.import.into.bank.about'
                  : 'questions.import.into.bank.proposed'
            }
          />
        }
      >
        <DestinationFields start={start} wish={wish} set={set} />
      </Step>
      <Step
        title={<FormattedMessage id="questions.import.step.defaults" />}
        about={<FormattedMessage id="questions.import.step.defaults.about" />}
      >
        <DefaultFields start={start} wish={wish} set={set} />
      </Step>
      <div className={classes.start}>
        <FormEnd
          sign={IconFileSearch}
          error={send.error}
          missing={missing !== null}
          sending={send.isPending}
          hint={
            send.isPending ? (
              <FormattedMessage id="questions.import.sending" />
            ) : (
              <FormattedMessage id={missing ? `questions.import.missing.${missing}` : 'questions.import.nothing-yet'} />
            )
          }
        >
          <FormattedMessage id="questions.import.submit" />
        </FormEnd>
      </div>
    </form>
  );
}

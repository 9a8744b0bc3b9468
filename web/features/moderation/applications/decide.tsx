import { Button, Group, Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  type ApplicationData,
  applicationPage,
  REASON_MAX,
  REASON_MIN,
} from '~/domain/moderation/applications/contract';
import { pageKey, useAction } from '~/web/live/client';
import type { Hurry } from '~/domain/review/contract';
import { useRemindToHurry } from '~/web/parts/moderation/use-remind-to-hurry';
import { useAnnounce } from '~/web/ui/announcer';
import { ProblemNotice } from '~/web/ui/problem';
import layout from '~/web/ui/layout.module.css';

interface Props {
  application: ApplicationData;
  /** Somebody else decided meanwhile: what the page shows is old. */
  onChanged: () => unknown;
}

/** Accept with a note, or refuse with a reason; the person reads both. */
export function Decide({ application, onChanged }: Props) {
  const { formatMessage: say } = useIntl();
  const cache = useQueryClient();
  const announce = useAnnounce();
  const remindToHurry = useRemindToHurry();
  const [words, setWords] = useState('');
  const address = { params: { application_id: application.id } };
  const after = (state: 'accepted' | 'refused') => ({
    onSuccess: ({ hurry, ...answer }: ApplicationData & { hurry?: Hurry | undefined }) => {
      remindToHurry(hurry);
      announce(say({ id: `applications.result.${state}` }));
      cache.setQueryData(pageKey(applicationPage, { params: { application_id: String(application.id) } }), answer);
    },
    onError: (error: { code: string }) => {
      if (error.code === 'application-decided') void onChanged();
    },
  });
  const accept = useAction(applicationPage, 'accept', address, after('accepted'));
  const refuse = useAction(applicationPage, 'refuse', address, after('refused'));
  const error = accept.error ?? refuse.error;
  const busy = accept.isPending || refuse.isPending;
  const name = application.applicant.name;
  return (
    <form
      className={layout.form}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        refuse.reset();
        accept.mutate({ note: words });
      }}
    >
      <Textarea
        label={say({ id: 'applications.tell' }, { name })}
        description={say({ id: 'applications.tell.hint' })}
        autosize
        minRows={3}
        maxLength={REASON_MAX}
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      {error && <ProblemNotice error={error} />}
      <Group gap="sm">
        <Button type="submit" loading={accept.isPending} disabled={busy}>
          <FormattedMessage id="applications.accept" />
        </Button>
        <Button
          variant="default"
          loading={refuse.isPending}
          disabled={busy || words.trim().length < REASON_MIN}
          onClick={() => {
            accept.reset();
            refuse.mutate({ reason: words });
          }}
        >
          <FormattedMessage id="applications.refuse" />
        </Button>
      </Group>
    </form>
  );
}

import { Button, Checkbox, Text } from '@mantine/core';
import { IconFileImport } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router';
import { IMPORT_BYTES_MAX, importStart } from '~/domain/flashcards/exchange/contract';
import { href, type Output } from '~/domain/kit/contract';
import { useSession } from '~/web/core/session';
import type { ProblemError } from '~/web/live/client';
import { post } from '~/web/live/request';
import { uuid } from '~/web/live/uuid';
import { ProblemNotice } from '~/web/ui/problem';
import { FileZone, useFileSize } from '~/web/ui/file-zone';
import classes from './exchange.module.css';

type Sent = Output<typeof importStart.actions.submit>;

/** A file, and whether its history comes along. */
export function ImportForm({ cardsMax }: { cardsMax: number }) {
  const { language } = useSession();
  const navigate = useNavigate();
  const size = useFileSize();
  const [file, setFile] = useState<File | null>(null);
  const [history, setHistory] = useState(true);
  const [submissionId, setSubmissionId] = useState(uuid);
  const send = useMutation<Sent, ProblemError, FormData>({
    mutationFn: (form) => post(href(importStart), form) as Promise<Sent>,
    onSuccess: ({ next_url }) => void navigate(next_url),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!file || send.isPending) return;
    const form = new FormData();
    form.set('with_history', String(history));
    form.set('language', language);
    form.set('submission_id', submissionId);
    form.set('file', file);
    send.mutate(form);
  };
  return (
    <form className={classes.card} onSubmit={submit} noValidate>
      <FileZone
        file={file}
        accept=".apkg,.colpkg,.csv,.tsv,.txt"
        ask="flashcards.exchange.drop"
        hint={
          file ? (
            size(file.size)
          ) : (
            <FormattedMessage id="flashcards.exchange.limit" values={{ size: size(IMPORT_BYTES_MAX) }} />
          )
        }
        onChange={(chosen) => {
          setFile(chosen);
          // Another file is another import, not the same one sent twice.
          setSubmissionId(uuid());
          send.reset();
        }}
      />
      <Checkbox
        size="md"
        checked={history}
        onChange={(event) => setHistory(event.currentTarget.checked)}
        label={<FormattedMessage id="flashcards.exchange.history" />}
        description={<FormattedMessage id="flashcards.exchange.history.about" />}
      />
      {send.error && <ProblemNotice error={send.error} />}
      <Button
        type="submit"
        h={56}
        fz="md"
        disabled={!file}
        loading={send.isPending}
        leftSection={<IconFileImport size={20} aria-hidden />}
      >
        <FormattedMessage id="flashcards.exchange.submit" />
      </Button>
      <Text size="sm" c="dimmed">
        <FormattedMessage id="flashcards.exchange.about" values={{ max: cardsMax }} />
      </Text>
    </form>
  );
}

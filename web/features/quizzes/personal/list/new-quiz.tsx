import { Button, Group, Modal, Stack, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { personalQuizzes } from '~/domain/quizzes/personal/contract';
import { PERSONAL_TITLE_MAX } from '~/domain/questions/quiz-limits';
import { useAction } from '~/web/live/client';
import { uuid } from '~/web/live/uuid';
import { ProblemNotice } from '~/web/ui/problem';

/** Asks for a title, and leads to the new quiz's editor. */
export function NewQuiz({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <Modal opened={opened} onClose={onClose} withCloseButton={false} title={<FormattedMessage id="teach.new.title" />}>
      <Form onClose={onClose} />
    </Modal>
  );
}

function Form({ onClose }: { onClose: () => void }) {
  const { formatMessage: say } = useIntl();
  const navigate = useNavigate();
  const [title, setTitle] = useState('');
  const [missing, setMissing] = useState(false);
  const [submissionId, setSubmissionId] = useState(uuid);
  const make = useAction(personalQuizzes, 'submit', {}, { onSuccess: ({ next_url }) => void navigate(next_url) });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (title.trim() === '') return setMissing(true);
    if (!make.isPending) make.mutate({ title, submission_id: submissionId });
  };
  const change = (words: string) => {
    setTitle(words);
    setMissing(false);
    // Under another title it is another quiz, not the same one sent twice.
    setSubmissionId(uuid());
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <TextInput
          label={say({ id: 'teach.details.title' })}
          value={title}
          maxLength={PERSONAL_TITLE_MAX}
          required
          withAsterisk={false}
          data-autofocus
          error={missing && <FormattedMessage id="teach.details.title.missing" />}
          onChange={(event) => change(event.currentTarget.value)}
        />
        {make.error && <ProblemNotice error={make.error} />}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            <FormattedMessage id="app.cancel" />
          </Button>
          <Button type="submit" loading={make.isPending}>
            <FormattedMessage id="teach.new.make" />
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

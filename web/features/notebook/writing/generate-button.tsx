import { Button, Menu, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { IconSparkles } from '@tabler/icons-react';
import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import type { Language } from '~/domain/accounts/contract';
import { FOCUSES } from '~/domain/questions/specialties';
import type { ProblemError } from '~/web/live/client';
import { uuid } from '~/web/live/uuid';
import { useErrorToast } from '~/web/ui/use-error-toast';
import type { EditedPage } from './pages';

/** Has a draft written, on anything or on one focus, and opens it. */
export function GenerateButton({ page, language }: { page: EditedPage; language: Language }) {
  const { formatMessage: say } = useIntl();
  const navigate = useNavigate();
  const { onError } = useErrorToast();
  const submissionId = useRef(uuid());
  const { mutate, isPending } = useMutation<{ next_url: string }, ProblemError, number | undefined>({
    mutationFn: (focus_id) => page.generate({ language, focus_id, submission_id: submissionId.current }),
    onSuccess: ({ next_url }) => void navigate(next_url),
    onError,
    onSettled: () => void (submissionId.current = uuid()),
  });
  return (
    <Menu position="bottom-end" width={300} shadow="md">
      <Menu.Target>
        <Button variant="default" loading={isPending} leftSection={<IconSparkles size={18} aria-hidden />}>
          <FormattedMessage id="notebook.write.generate" />
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          <Text size="xs" c="dimmed">
            <FormattedMessage id="notebook.write.generate.about" />
          </Text>
        </Menu.Label>
        <Menu.Item mih={44} onClick={() => mutate(undefined)}>
          <FormattedMessage id="notebook.write.generate.any" />
        </Menu.Item>
        {FOCUSES.map(({ id, key }) => (
          <Menu.Item key={id} mih={44} onClick={() => mutate(id)}>
            {say({ id: `questions.focus.${key}` })}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

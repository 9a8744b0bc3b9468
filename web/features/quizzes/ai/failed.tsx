import { Alert, Button, Group, Text } from '@mantine/core';
import { IconAlertTriangle, IconBooks, IconRefresh } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { href } from '~/domain/kit/contract';
import { quizSetup } from '~/domain/quizzes/contract';
import { aiQuizWaiting, quizGeneration, type GenerationFailure } from '~/domain/quizzes/generation/contract';
import { useAction } from '~/web/live/client';
import { offerSnapshot } from '~/web/live/snapshots';
import { ProblemNotice } from '~/web/ui/problem';
import classes from './ai.module.css';

/** What happened, that it costs nothing, and the two ways on. */
export function Failed({ quizlogId, failure }: { quizlogId: number; failure: GenerationFailure }) {
  const cache = useQueryClient();
  const again = useAction(
    aiQuizWaiting,
    'try_again',
    { params: { quizlog_id: quizlogId } },
    { onSuccess: (answer) => offerSnapshot(cache, quizGeneration, quizlogId, answer) },
  );
  return (
    <>
      <Alert
        variant="light"
        role="alert"
        icon={<IconAlertTriangle aria-hidden />}
        mb="md"
        classNames={{ root: classes.failed, icon: classes.failedIcon, message: classes.failedWords }}
      >
        <Text>
          <FormattedMessage id={`quizzes.ai.failure.${failure}`} />
        </Text>
        <Text mt="xs">
          <FormattedMessage id="quizzes.ai.failed.free" />
        </Text>
      </Alert>
      {again.error && <ProblemNotice error={again.error} />}
      <Group gap="sm" mt="md">
        <Button
          leftSection={<IconRefresh size={18} aria-hidden />}
          loading={again.isPending}
          onClick={() => again.mutate({})}
        >
          <FormattedMessage id="quizzes.ai.failed.again" />
        </Button>
        <Button
          component={Link}
          to={href(quizSetup)}
          variant="default"
          leftSection={<IconBooks size={18} aria-hidden />}
        >
          <FormattedMessage id="quizzes.ai.failed.bank" />
        </Button>
      </Group>
    </>
  );
}

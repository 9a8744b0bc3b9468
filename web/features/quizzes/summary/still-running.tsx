import { Alert, Button, Group } from '@mantine/core';
import { IconPlayerPlay } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { href } from '~/domain/kit/contract';
import { quizRun, type QuizHead } from '~/domain/quizzes/contract';

/** Looked at before its end: the way back into it. */
export function StillRunning({ quiz }: { quiz: QuizHead }) {
  return (
    <Alert variant="light" mb="lg">
      <Group gap="sm" justify="space-between">
        <FormattedMessage id="quizzes.summary.running" />
        <Button
          component={Link}
          to={href(quizRun, { quizlog_id: quiz.quizlog_id })}
          leftSection={<IconPlayerPlay size={18} aria-hidden />}
        >
          <FormattedMessage id="quizzes.unfinished.continue" />
        </Button>
      </Group>
    </Alert>
  );
}

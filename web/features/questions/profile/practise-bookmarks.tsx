import { Button } from '@mantine/core';
import { IconPlayerPlay } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router';
import { quizSetup, STUDY } from '~/domain/quizzes/contract';
import { QUESTIONS_MAX } from '~/domain/questions/quiz-limits';
import { useAction } from '~/web/live/client';
import { uuid } from '~/web/live/uuid';
import { useErrorToast } from '~/web/ui/use-error-toast';

/** Starts a quiz of exactly the questions that are bookmarked. */
export function PractiseBookmarks({ count }: { count: number }) {
  const navigate = useNavigate();
  const showError = useErrorToast();
  const [submissionId] = useState(uuid);
  const start = useAction(
    quizSetup,
    'submit',
    {},
    { onSuccess: ({ next_url }) => void navigate(next_url), ...showError },
  );
  const number = Math.min(count, QUESTIONS_MAX);
  return (
    <Button
      leftSection={<IconPlayerPlay size={18} aria-hidden />}
      loading={start.isPending}
      onClick={() =>
        start.mutate({ bookmarked: true, number_of_questions: number, mode: STUDY, submission_id: submissionId })
      }
    >
      <FormattedMessage id="learning.practise-bookmarks" values={{ count: number }} />
    </Button>
  );
}

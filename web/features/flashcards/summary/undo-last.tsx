import { IconArrowBackUp } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { useLocation, useNavigate } from 'react-router';
import { flashcardReview, undoAnswer } from '~/domain/flashcards/review/contract';
import { href } from '~/domain/kit/contract';
import { useMutate } from '~/web/live/client';
import { Button } from '~/web/ui/button';
import { ProblemNotice } from '~/web/ui/problem';

/** Takes back the answer that has just ended a review, which goes on with its card. */
export function UndoLast({ quizlogId }: { quizlogId: string }) {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: { undo?: unknown } | null };
  const back = () => void navigate(href(flashcardReview, { quizlogId }), { replace: true });
  const { mutate, error, isPending } = useMutate(undoAnswer, { onSuccess: back });
  const id = state?.undo;
  if (typeof id !== 'string') return null;
  return (
    <div>
      {error && <ProblemNotice error={error} />}
      <Button
        variant="subtle"
        tone="gray"
        before={<IconArrowBackUp size={18} aria-hidden />}
        loading={isPending}
        onClick={() => mutate({ review_id: id })}
      >
        <FormattedMessage id="flashcards.summary.undo" />
      </Button>
    </div>
  );
}

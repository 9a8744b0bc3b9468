import { FormattedMessage } from 'react-intl';
import { personalQuizEditor, type PersonalQuestion } from '~/domain/quizzes/personal/contract';
import { useAction } from '~/web/live/client';
import { ConfirmDialog } from '~/web/ui/confirm-dialog';
import { useQuestionWords } from '../question-words';
import type { Edited } from './details';

/** Asks before a question is taken out; a personal one that is nowhere else is deleted by it, and that is said (spec 2 §7). */
export function RemoveQuestion({
  quizId,
  question,
  onClose,
  onRemoved,
}: {
  quizId: number;
  question: PersonalQuestion | null;
  onClose: () => void;
  onRemoved: (edited: Edited) => void;
}) {
  const words = useQuestionWords();
  const remove = useAction(personalQuizEditor, 'delete_question', { params: { quizId } }, { onSuccess: onRemoved });
  const deletes = question?.only_here ?? false;
  return (
    <ConfirmDialog
      opened={question !== null}
      title={<FormattedMessage id={deletes ? 'teach.remove.deletes.title' : 'teach.remove.title'} />}
      confirm={
        <FormattedMessage
          id={remove.isError ? 'app.try-again' : deletes ? 'teach.remove.deletes.confirm' : 'teach.remove.confirm'}
        />
      }
      destructive
      loading={remove.isPending}
      problem={remove.error}
      onConfirm={() => question && remove.mutate({ question_id: question.question_id })}
      onClose={() => {
        onClose();
        remove.reset();
      }}
    >
      {question && <p>{words.title(question)}</p>}
      <FormattedMessage id={deletes ? 'teach.remove.deletes.body' : 'teach.remove.body'} />
    </ConfirmDialog>
  );
}

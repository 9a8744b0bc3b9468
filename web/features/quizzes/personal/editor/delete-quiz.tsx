import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router';
import { personalQuizEditor, type PersonalQuizSummary } from '~/domain/quizzes/personal/contract';
import { pageKey, useAction } from '~/web/live/client';
import { ConfirmDialog } from '~/web/ui/confirm-dialog';

/** Deletes the quiz, after asking once. */
export function DeleteQuiz({ quiz }: { quiz: PersonalQuizSummary }) {
  const navigate = useNavigate();
  const cache = useQueryClient();
  const [asking, { open, close }] = useDisclosure(false);
  const address = { params: { quizId: quiz.id } };
  const remove = useAction(personalQuizEditor, 'delete_quiz', address, {
    onSuccess: async ({ next_url }) => {
      await navigate(next_url);
      cache.removeQueries({ queryKey: pageKey(personalQuizEditor, address) });
    },
  });
  return (
    <>
      <Button variant="subtle" color="red" leftSection={<IconTrash size={18} aria-hidden />} onClick={open}>
        <FormattedMessage id="teach.delete" />
      </Button>
      <ConfirmDialog
        opened={asking}
        title={<FormattedMessage id="teach.delete.title" values={{ title: quiz.title }} />}
        confirm={<FormattedMessage id={remove.isError ? 'app.try-again' : 'teach.delete.confirm'} />}
        destructive
        loading={remove.isPending}
        problem={remove.error}
        onConfirm={() => remove.mutate({})}
        onClose={close}
      >
        <FormattedMessage id="teach.delete.body" />
      </ConfirmDialog>
    </>
  );
}

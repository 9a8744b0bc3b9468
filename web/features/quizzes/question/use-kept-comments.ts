import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { discussionThread, questionComments } from '~/domain/discussion/contract';
import { useKeptAction } from '~/web/drafts/use-kept';
import type { ProblemError } from '~/web/live/problem-error';
import { offerSnapshot } from '~/web/live/snapshots';
import { uuid } from '~/web/live/uuid';
import { useAnnounce } from '~/web/ui/announcer';

/** The comment that is being written, and those that are on their way. What is refused or taken back returns to the field. */
export function useKeptComments(questionId: number) {
  const { formatMessage: say } = useIntl();
  const announce = useAnnounce();
  const cache = useQueryClient();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<ProblemError | null>(null);
  const putBack = (comment: string) =>
    setText((before) => (before.trim() === '' ? comment : `${comment}\n\n${before}`));
  const kept = useKeptAction(
    questionComments,
    'submit',
    { params: { question_id: questionId } },
    `comment.${questionId}`,
    {
      taken: (newest) => {
        offerSnapshot(cache, discussionThread, questionId, newest);
        announce(say({ id: 'discussion.posted' }));
      },
      refused: (refusal, { comment }) => {
        setProblem(refusal);
        putBack(comment);
      },
    },
  );

  return {
    ...kept,
    text,
    problem,
    write: setText,
    post: () => {
      const comment = text.trim();
      if (comment === '') return;
      // The same comment is posted once, however often it is sent.
      const submission_id = uuid();
      setProblem(null);
      setText('');
      kept.send(submission_id, { comment, submission_id }, { text: comment });
    },
    takeBack: (id: string) => {
      const comment = kept.waiting.find((each) => each.id === id)?.input.comment;
      if (comment !== undefined && kept.withdraw(id)) putBack(comment);
    },
  };
}

export type KeptComments = ReturnType<typeof useKeptComments>;

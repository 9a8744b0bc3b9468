import { Button, Group, Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { COMMENT_MAX, discussionThread, questionComments } from '~/domain/discussion/contract';
import { useAction } from '~/web/live/client';
import { offerSnapshot } from '~/web/live/snapshots';
import { uuid } from '~/web/live/uuid';
import { useAnnounce } from '~/web/ui/announcer';
import { ProblemNotice } from '~/web/ui/problem';

/** Writing to the discussion. What failed to go out stays in the field; sent again, it is posted once. */
export function CommentForm({ questionId }: { questionId: number }) {
  const { formatMessage: say } = useIntl();
  const announce = useAnnounce();
  const cache = useQueryClient();
  const [text, setText] = useState('');
  const submission = useRef(uuid());
  const post = useAction(questionComments, 'submit', { params: { question_id: questionId } }, {
    onSuccess: (newest) => {
      offerSnapshot(cache, discussionThread, questionId, newest);
      submission.current = uuid();
      setText('');
      announce(say({ id: 'discussion.posted' }));
    },
  });
  const send = () => {
    const comment = text.trim();
    if (comment !== '' && !post.isPending) post.mutate({ comment, submission_id: submission.current });
  };

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Textarea
        autosize
        minRows={2}
        maxRows={10}
        maxLength={COMMENT_MAX}
        label={say({ id: 'discussion.write' })}
        value={text}
        onChange={(event) => {
          // Other words are another comment.
          if (post.isError) submission.current = uuid();
          setText(event.currentTarget.value);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send();
        }}
      />
      {post.error && <ProblemNotice error={post.error} onRetry={send} />}
      <Group justify="flex-end" mt={8}>
        <Button type="submit" variant="default" loading={post.isPending} disabled={text.trim() === ''}>
          <FormattedMessage id="discussion.send" />
        </Button>
      </Group>
    </form>
  );
}

import { Button, Group, Textarea } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { COMMENT_MAX } from '~/domain/discussion/contract';
import { ProblemNotice } from '~/web/ui/problem';
import type { KeptComments } from './use-kept-comments';

/** Writing to the discussion. What the server refused is in the field again, with the reason. */
export function CommentForm({ writing: { text, problem, write, post } }: { writing: KeptComments }) {
  const { formatMessage: say } = useIntl();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        post();
      }}
    >
      <Textarea
        autosize
        minRows={2}
        maxRows={10}
        maxLength={COMMENT_MAX}
        label={say({ id: 'discussion.write' })}
        value={text}
        onChange={(event) => write(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) post();
        }}
      />
      {problem && <ProblemNotice error={problem} onRetry={post} />}
      <Group justify="flex-end" mt={8}>
        <Button type="submit" variant="default" disabled={text.trim() === ''}>
          <FormattedMessage id="discussion.send" />
        </Button>
      </Group>
    </form>
  );
}

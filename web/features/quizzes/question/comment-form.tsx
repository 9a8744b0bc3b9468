import { FormattedMessage, useIntl } from 'react-intl';
import { COMMENT_MAX } from '~/domain/discussion/contract';
import { Button } from '~/web/ui/button';
import layout from '~/web/ui/layout.module.css';
import { ProblemNotice } from '~/web/ui/problem';
import { TextArea } from '~/web/ui/text-field';
import classes from './discussion.module.css';
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
      <TextArea
        className={classes.write}
        maxLength={COMMENT_MAX}
        label={say({ id: 'discussion.write' })}
        value={text}
        onChange={(event) => write(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) post();
        }}
      />
      {problem && <ProblemNotice error={problem} onRetry={post} />}
      <div className={`${layout.toolbarAtEnd} ${classes.send}`}>
        <Button type="submit" variant="default" disabled={text.trim() === ''}>
          <FormattedMessage id="discussion.send" />
        </Button>
      </div>
    </form>
  );
}

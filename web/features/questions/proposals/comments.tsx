import { Badge, Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { COMMENT_MAX, proposalPage } from '~/domain/questions/proposals/contract';
import { useAction } from '~/web/live/client';
import { ProblemNotice } from '~/web/ui/problem';
import { Section } from '~/web/ui/section-heading';
import { TimeAgo } from '~/web/ui/time-ago';
import type { ProposalData } from './proposal-data';
import lists from '~/web/ui/list.module.css';
import classes from './proposal.module.css';

/** Comments of type `draft`: what author and reviewers say to each other (spec 1 §3). */
export function Comments({ data, onChanged }: { data: ProposalData; onChanged: () => void }) {
  const { formatMessage: say } = useIntl();
  const [text, setText] = useState('');
  const [submission, setSubmission] = useState(() => crypto.randomUUID());
  const send = useAction(
    proposalPage,
    'comment',
    { params: { proposal_id: data.id } },
    {
      onSuccess: () => {
        setText('');
        setSubmission(crypto.randomUUID());
        onChanged();
      },
    },
  );
  return (
    <Section id="comments" title={<FormattedMessage id="questions.proposal.comments" />}>
      {data.comments.length === 0 && (
        <p className={classes.meta}>
          <FormattedMessage id="questions.proposal.comments.none" />
        </p>
      )}
      <ul className={lists.ofCards}>
        {data.comments.map((comment) => (
          <li key={comment.id}>
            <strong>{comment.user}</strong>{' '}
            {comment.moderator && (
              <Badge size="sm" variant="light" tt="none">
                <FormattedMessage id="discussion.moderator" />
              </Badge>
            )}{' '}
            <span className={classes.meta}>
              <TimeAgo at={comment.timestamp} />
            </span>
            <p className={classes.said}>{comment.text}</p>
          </li>
        ))}
      </ul>
      {(data.may_decide || data.own) && (
        <div className={classes.form}>
          <Textarea
            label={say({ id: 'questions.proposal.comment' })}
            autosize
            minRows={2}
            maxLength={COMMENT_MAX}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          {send.error && <ProblemNotice error={send.error} />}
          <div className={classes.bar}>
            <Button
              variant="default"
              disabled={text.trim() === ''}
              loading={send.isPending}
              onClick={() => send.mutate({ comment: text, submission_id: submission })}
            >
              <FormattedMessage id="questions.proposal.comment.send" />
            </Button>
          </div>
        </div>
      )}
    </Section>
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { discussionThread, questionComments, type ThreadSnapshot } from '~/domain/discussion/contract';
import { useSession } from '~/web/core/session';
import { useKeptAction } from '~/web/drafts/use-kept';
import { ConnectionMark } from '~/web/live/connection-mark';
import { offerSnapshot } from '~/web/live/snapshots';
import { useLive } from '~/web/live/use-live';
import { ConfirmDialog } from '~/web/ui/confirm-dialog';
import { ProblemNotice, useProblemMessage } from '~/web/ui/problem';
import { Skeleton } from '~/web/ui/skeleton-list';
import { showToast } from '~/web/ui/toast';
import { Comment } from './comment';
import { useReports } from '~/web/parts/acts/use-reports';
import { CommentForm } from './comment-form';
import { DeletedComment } from './deleted-comment';
import { KeptComment } from './kept-comment';
import { ReportDialog } from './unseen';
import { useKeptComments } from './use-kept-comments';
import layout from '~/web/ui/layout.module.css';
import texts from '~/web/ui/text.module.css';
import classes from './discussion.module.css';

/** Seconds between polls while nothing is pushed. */
const EVERY = discussionThread.poll.every / 1000;

/** The discussion of a question, for those who have answered it: new comments appear at once (spec 1 §2, §6). */
export function Discussion({ questionId }: { questionId: number }) {
  // A new key watches anew, after a watch that was refused.
  const [attempt, setAttempt] = useState(0);
  return <Thread key={`${questionId}.${attempt}`} questionId={questionId} onRetry={() => setAttempt(attempt + 1)} />;
}

function Thread({ questionId, onRetry }: { questionId: number; onRetry: () => void }) {
  const cache = useQueryClient();
  const { person, abilities } = useSession();
  const { snapshot, connection, error } = useLive(discussionThread, questionId);
  const writing = useKeptComments(questionId);
  const problemMessage = useProblemMessage();
  const [taking, setTaking] = useState<number | null>(null);
  const reports = useReports('comment_report');
  const [reporting, setReporting] = useState(0);
  const deletion = useKeptAction(
    questionComments,
    'delete_comment',
    { params: { question_id: questionId } },
    `comment-delete.${questionId}`,
    {
      taken: (newest) => offerSnapshot(cache, discussionThread, questionId, newest),
      refused: (problem) => showToast(problemMessage(problem), { tone: 'failure' }),
    },
  );

  if (error) return <ProblemNotice error={error} onRetry={onRetry} />;
  if (!snapshot) {
    return (
      <div className={layout.stack} aria-busy="true">
        {connection === 'offline' && <ConnectionMark state={connection} every={EVERY} />}
        <Skeleton height={56} />
        <Skeleton height={56} />
      </div>
    );
  }
  // A push may bring one's own comment before the answer does that takes it from the device.
  const shown = (text: string) =>
    snapshot.comments.some((comment) => comment.account_id === person?.id && !comment.deleted && comment.text === text);
  const waiting = writing.waiting.filter(({ input }) => writing.waits || !shown(input.comment));
  return (
    <div className={layout.stack}>
      <div className={classes.mark}>
        <ConnectionMark state={connection} every={EVERY} />
      </div>
      {snapshot.comments.length === 0 && waiting.length === 0 && (
        <p className={texts.dimmedBody}>
          <FormattedMessage id="discussion.empty" />
        </p>
      )}
      <ol className={classes.comments}>
        {snapshot.comments.map((comment) => {
          const leaving = deletion.waiting.find(({ input }) => input.comment_id === comment.id);
          return (
            <li key={comment.id}>
              {leaving && !comment.deleted ? (
                <DeletedComment
                  waits={deletion.waits}
                  onRetry={deletion.retry}
                  onKeep={() => deletion.withdraw(leaving.id)}
                />
              ) : (
                <Comment
                  comment={comment}
                  own={comment.account_id === person?.id}
                  reported={reports.isReported(comment.id, false)}
                  onReport={
                    comment.account_id === person?.id
                      ? undefined
                      : () => {
                          setReporting(comment.id);
                          reports.open(comment.id);
                        }
                  }
                  onDelete={
                    comment.account_id === person?.id || abilities.moderate ? () => setTaking(comment.id) : undefined
                  }
                />
              )}
            </li>
          );
        })}
        {waiting.map(({ id, input }) => (
          <li key={id}>
            <KeptComment
              text={input.comment}
              waits={writing.waits}
              onRetry={writing.retry}
              onTakeBack={() => writing.takeBack(id)}
            />
          </li>
        ))}
      </ol>
      <CommentForm writing={writing} />
      {reporting > 0 && (
        <ReportDialog
          key={reporting}
          kind="comment_report"
          id={reporting}
          {...authorOf(snapshot.comments, reporting)}
          title={<FormattedMessage id="discussion.report.comment" />}
          opened={reports.isOpened(reporting)}
          onClose={reports.close}
          onReported={() => reports.setReported(reporting)}
        />
      )}
      <ConfirmDialog
        opened={taking !== null}
        title={<FormattedMessage id="discussion.delete.title" />}
        confirm={<FormattedMessage id="discussion.delete" />}
        destructive
        onConfirm={() => {
          if (taking !== null) deletion.send(taking, { comment_id: taking });
          setTaking(null);
        }}
        onClose={() => setTaking(null)}
      >
        <FormattedMessage id="discussion.delete.body" />
      </ConfirmDialog>
    </div>
  );
}

function authorOf(comments: ThreadSnapshot['comments'], id: number): { author?: number } {
  const found = comments.find((comment) => comment.id === id);
  return found ? { author: found.account_id } : {};
}

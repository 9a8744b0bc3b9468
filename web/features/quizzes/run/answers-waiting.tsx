import { IconWifiOff } from '@tabler/icons-react';
import { memo } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router';
import { login } from '~/domain/accounts/contract';
import { href } from '~/domain/kit/contract';
import { Button, LinkButton } from '~/web/ui/button';
import { useProblemMessage } from '~/web/ui/problem';
import type { QueueState } from './answer-queue';
import layout from '~/web/ui/layout.module.css';
import classes from './answers-waiting.module.css';

interface Props {
  state: QueueState;
  /** Only what arrives in time counts. */
  exam: boolean;
  /** The quiz is to be ended as soon as they are sent. */
  held: boolean;
  onRetry: () => void;
}

/** How many answers wait on this device, and why: nothing is lost, and the person sees that. */
export const AnswersWaiting = memo(function AnswersWaiting({ state, exam, held, onRetry }: Props) {
  const problemMessage = useProblemMessage();
  const { pathname, search } = useLocation();
  const shown = state.connection !== 'online' && state.waiting > 0;
  return (
    <div role="status">
      {shown && (
        <div className={`no-print ${classes.banner}`}>
          <IconWifiOff size={20} aria-hidden className={layout.fixed} />
          <p className={classes.words}>
            <strong>
              <FormattedMessage id="quizzes.run.waiting" values={{ count: state.waiting }} />
            </strong>{' '}
            {state.connection === 'offline' ? (
              <FormattedMessage
                id={
                  held ? 'quizzes.run.waiting.held' : exam ? 'quizzes.run.waiting.exam' : 'quizzes.run.waiting.offline'
                }
              />
            ) : (
              state.problem && problemMessage(state.problem)
            )}
          </p>
          {state.problem?.status === 401 ? (
            <LinkButton to={href(login, {}, { next: pathname + search })} variant="default">
              <FormattedMessage id="app.sign-in" />
            </LinkButton>
          ) : (
            <Button variant="default" onClick={onRetry}>
              <FormattedMessage id="quizzes.run.waiting.send" />
            </Button>
          )}
        </div>
      )}
    </div>
  );
});

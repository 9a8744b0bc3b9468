import { useEffect, useEffectEvent, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { href } from '~/domain/kit/contract';
import { quizSetup, quizSummary } from '~/domain/quizzes/contract';
import { Button, LinkButton } from '~/web/ui/button';
import layout from '~/web/ui/layout.module.css';
import { ProblemNotice } from '~/web/ui/problem';
import classes from './run.module.css';
import type { Ending } from './use-ending';

/** That an exam has ended, and what of it does not count: answers that came too late, and all of it if none came in time. */
export function ExamEnded({ quizlogId, late, gone }: { quizlogId: number; late: number; gone: boolean }) {
  return (
    <>
      <div role="status">
        {late > 0 && (
          <p>
            <FormattedMessage id="quizzes.run.time-up.late" values={{ count: late }} />
          </p>
        )}
        {gone && (
          <p>
            <FormattedMessage id="quizzes.run.time-up.none" />
          </p>
        )}
      </div>
      {gone ? (
        <LinkButton to={href(quizSetup)}>
          <FormattedMessage id="quizzes.summary.new" />
        </LinkButton>
      ) : (
        <LinkButton to={href(quizSummary, { quizlog_id: quizlogId })}>
          <FormattedMessage id="quizzes.run.to-summary" />
        </LinkButton>
      )}
    </>
  );
}

interface Props {
  quizlogId: number;
  ending: Ending;
  /** Answers that the server does not have yet. */
  waiting: number;
  onBegin: () => void;
}

/** The exam's clock has run out: what arrived in time counts, and the summary is next. */
export function TimeUp({ quizlogId, ending, waiting, onBegin }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const begin = useEffectEvent(onBegin);
  useEffect(() => {
    heading.current?.focus();
    begin();
  }, []);
  return (
    <div className={`${layout.stackAtStart} ${classes.timeUp}`}>
      <h1 ref={heading} tabIndex={-1}>
        <FormattedMessage id={ending.told ? 'quizzes.run.ended' : 'quizzes.run.time-up'} />
      </h1>
      {ending.told ? (
        <ExamEnded quizlogId={quizlogId} late={ending.late} gone={ending.gone} />
      ) : (
        <>
          <p role="status">
            {ending.held ? (
              <FormattedMessage id="quizzes.run.time-up.held" values={{ count: waiting }} />
            ) : (
              <FormattedMessage id="quizzes.run.time-up.about" />
            )}
          </p>
          {ending.error && <ProblemNotice error={ending.error} onRetry={onBegin} />}
          {ending.held ? (
            <Button variant="default" onClick={onBegin}>
              <FormattedMessage id="quizzes.run.waiting.send" />
            </Button>
          ) : ending.ending ? (
            <Button loading>
              <FormattedMessage id="quizzes.run.to-summary" />
            </Button>
          ) : (
            <LinkButton to={href(quizSummary, { quizlog_id: quizlogId })} variant={ending.error ? 'default' : 'filled'}>
              <FormattedMessage id="quizzes.run.to-summary" />
            </LinkButton>
          )}
        </>
      )}
    </div>
  );
}

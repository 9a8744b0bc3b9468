import { useEffect, useEffectEvent, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { href } from '~/domain/kit/contract';
import { quizSummary } from '~/domain/quizzes/contract';
import { Button, LinkButton } from '~/web/ui/button';
import layout from '~/web/ui/layout.module.css';
import { ProblemNotice } from '~/web/ui/problem';
import classes from './run.module.css';
import type { Ending } from './use-ending';

interface Props {
  quizlogId: number;
  ending: Ending;
  onBegin: () => void;
}

/** The exam's clock has run out: what was picked counts, and the summary is next. */
export function TimeUp({ quizlogId, ending, onBegin }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const begin = useEffectEvent(onBegin);
  useEffect(() => {
    heading.current?.focus();
    begin();
  }, []);
  const words = <FormattedMessage id="quizzes.run.to-summary" />;
  return (
    <div className={`${layout.stackAtStart} ${classes.timeUp}`}>
      <h1 ref={heading} tabIndex={-1}>
        <FormattedMessage id="quizzes.run.time-up" />
      </h1>
      <p role="status">
        <FormattedMessage id={ending.held ? 'quizzes.run.time-up.held' : 'quizzes.run.time-up.about'} />
      </p>
      {ending.error && <ProblemNotice error={ending.error} onRetry={onBegin} />}
      {ending.ending && !ending.held ? (
        <Button loading>{words}</Button>
      ) : (
        <LinkButton to={href(quizSummary, { quizlog_id: quizlogId })} variant={ending.error ? 'default' : 'filled'}>
          {words}
        </LinkButton>
      )}
    </div>
  );
}

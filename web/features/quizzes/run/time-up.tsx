import { Button, Stack, Title } from '@mantine/core';
import { useEffect, useEffectEvent, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { href } from '~/domain/kit/contract';
import { quizSummary } from '~/domain/quizzes/contract';
import { ProblemNotice } from '~/web/ui/problem';
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
  return (
    <Stack gap="md" align="flex-start" maw={640}>
      <Title order={1} ref={heading} tabIndex={-1}>
        <FormattedMessage id="quizzes.run.time-up" />
      </Title>
      <p role="status">
        <FormattedMessage id={ending.held ? 'quizzes.run.time-up.held' : 'quizzes.run.time-up.about'} />
      </p>
      {ending.error && <ProblemNotice error={ending.error} onRetry={onBegin} />}
      <Button
        component={Link}
        to={href(quizSummary, { quizlog_id: quizlogId })}
        variant={ending.error ? 'default' : 'filled'}
        loading={ending.ending && !ending.held}
      >
        <FormattedMessage id="quizzes.run.to-summary" />
      </Button>
    </Stack>
  );
}

import { Button, Text } from '@mantine/core';
import { IconPlayerPlay } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import type { ProblemError } from '~/web/live/client';
import { ProblemNotice } from '~/web/ui/problem';
import classes from './setup.module.css';

interface Props {
  /** How many the quiz will have. */
  number: number;
  /** How many were asked for. */
  wanted: number;
  /** Undefined while it is being counted. */
  available: number | undefined;
  /** The message that says what to change if there is none. */
  nothing: string;
  /** What is chosen, in words. */
  about?: string;
  error: ProblemError | null;
  /** If trying again is not what the start button does anyway. */
  retry?: () => unknown;
  starting: boolean;
}

/** What will be started, always in reach; why not, if there is nothing; and that there is less than was asked for. */
export function StartBar({ number, wanted, available, nothing, about, error, retry, starting }: Props) {
  return (
    <div className={classes.start}>
      {error && <ProblemNotice error={error} onRetry={retry} />}
      <Text size="sm" role="status" className={classes.fewer}>
        {available !== undefined && available < wanted && (
          <FormattedMessage id={available === 0 ? nothing : 'quizzes.setup.number.fewer'} values={{ available }} />
        )}
      </Text>
      {about && <p className={classes.chosen}>{about}</p>}
      <Button
        type="submit"
        className={classes.startButton}
        fz="md"
        fullWidth
        loading={starting}
        disabled={available === 0}
        leftSection={<IconPlayerPlay size={20} aria-hidden />}
      >
        {available === 0 ? (
          <FormattedMessage id="quizzes.setup.start.none" />
        ) : (
          <FormattedMessage id="quizzes.setup.start" values={{ number }} />
        )}
      </Button>
    </div>
  );
}

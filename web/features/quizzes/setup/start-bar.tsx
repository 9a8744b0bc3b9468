import { Button, Text } from '@mantine/core';
import { IconPlayerPlay } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import type { ProblemError } from '~/web/live/client';
import { ProblemNotice } from '~/web/ui/problem';
import type { Choices } from './choices';
import classes from './setup.module.css';
import type { Counts } from './use-available';

interface Props {
  /** How many the quiz will have. */
  number: number;
  /** Undefined while it is being counted. */
  available: number | undefined;
  counts: Counts | undefined;
  chosen: Choices;
  /** What is chosen, in words. */
  about: string;
  error: ProblemError | null;
  /** If trying again is not what the start button does anyway. */
  retry?: () => unknown;
  starting: boolean;
}

/** What will be started, always in reach; why not, if there is nothing. */
export function StartBar({ number, available, counts, chosen, about, error, retry, starting }: Props) {
  const nothing = available === 0;
  return (
    <div className={classes.start}>
      {error && <ProblemNotice error={error} onRetry={retry} />}
      {nothing && (
        <Text size="sm" role="status">
          <FormattedMessage
            id={
              counts && counts.all > 0 && chosen.preferences !== 'all'
                ? `quizzes.setup.nothing.${chosen.preferences}`
                : 'quizzes.setup.nothing'
            }
          />
        </Text>
      )}
      <p className={classes.chosen}>{about}</p>
      <Button
        type="submit"
        className={classes.startButton}
        fz="md"
        fullWidth
        loading={starting}
        disabled={nothing}
        leftSection={<IconPlayerPlay size={20} aria-hidden />}
      >
        {nothing ? (
          <FormattedMessage id="quizzes.setup.start.none" />
        ) : (
          <FormattedMessage id="quizzes.setup.start" values={{ number }} />
        )}
      </Button>
    </div>
  );
}

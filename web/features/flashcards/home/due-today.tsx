import { Button } from '@mantine/core';
import { IconCircleCheck, IconPlayerPlay, IconProgress } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { Link, useNavigate } from 'react-router';
import { ALL_CARDS, flashcardSetup } from '~/domain/flashcards/review/contract';
import { reviewTypeOf } from '~/domain/flashcards/review/kinds';
import { href } from '~/domain/kit/contract';
import { useAction } from '~/web/live/client';
import { uuid } from '~/web/live/uuid';
import { ProblemNotice } from '~/web/ui/problem';
import type { Home } from './entries';
import text from '~/web/ui/text.module.css';
import classes from './home.module.css';

/** Cards of one sitting: of a longer backlog the most urgent ones. */
const SITTING = 50;

/** The cards that are due, one press away, and the review that was left. */
export function DueToday({ home }: { home: Home }) {
  const { due, unfinished } = home;
  const navigate = useNavigate();
  const [submission_id] = useState(uuid);
  const start = useAction(flashcardSetup, 'submit', {}, { onSuccess: ({ next_url }) => void navigate(next_url) });
  const length = due > SITTING ? SITTING : ALL_CARDS;
  return (
    <section className={classes.due} aria-labelledby="flashcards-due">
      <h2 id="flashcards-due" className={classes.dueTitle}>
        {due === 0 ? (
          <IconCircleCheck size={40} stroke={1.5} className={classes.done} aria-hidden />
        ) : (
          <span className={classes.figure}>
            <FormattedNumber value={due} />
          </span>
        )}
        <FormattedMessage id="flashcards.home.due" values={{ due }} />
      </h2>
      {due === 0 && (
        <p className={text.dimmedBody}>
          <FormattedMessage id="flashcards.home.due.none" />
        </p>
      )}
      {start.error && <ProblemNotice error={start.error} />}
      <div className={classes.ways}>
        {due > 0 && (
          <Button
            h={56}
            leftSection={<IconPlayerPlay size={20} aria-hidden />}
            loading={start.isPending}
            onClick={() => start.mutate({ quiz_type: reviewTypeOf('due', false), length, submission_id })}
          >
            <FormattedMessage id="flashcards.home.due.start" values={{ count: Math.min(due, SITTING) }} />
          </Button>
        )}
        {due === 0 && (
          <Button
            component={Link}
            to={href(flashcardSetup)}
            h={56}
            leftSection={<IconPlayerPlay size={20} aria-hidden />}
          >
            <FormattedMessage id="flashcards.home.new" />
          </Button>
        )}
        {unfinished && (
          <Button
            component={Link}
            to={unfinished.url}
            h={56}
            variant="default"
            leftSection={<IconProgress size={20} aria-hidden />}
          >
            <FormattedMessage
              id="flashcards.home.go-on"
              values={{ answered: unfinished.answered, length: Math.min(unfinished.length, ALL_CARDS) }}
            />
          </Button>
        )}
      </div>
    </section>
  );
}

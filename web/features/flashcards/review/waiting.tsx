import { IconHourglassLow } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ProblemError } from '~/web/live/client';
import { Button } from '~/web/ui/button';
import { ProblemNotice } from '~/web/ui/problem';
import { formatClock } from '~/web/ui/timer/format-clock';
import { useStable } from '~/web/ui/use-stable';
import { instantNow } from '../away/instant';
import { Key } from './key';
import classes from './review.module.css';

/** Often enough that a second is never seen late. */
const LOOK_EVERY = 200;

/** The seconds until an instant by the clock of the server. The device may have slept: it looks again when the page is seen. */
function useSecondsUntil(instant: number, onCome: () => void): number {
  const secondsLeft = () => Math.max(0, Math.ceil((instant - instantNow()) / 1_000));
  const [left, setLeft] = useState(secondsLeft);
  const look = useStable(() => {
    setLeft(secondsLeft());
    if (secondsLeft() === 0) onCome();
  });
  useEffect(() => {
    look();
    const timer = setInterval(look, LOOK_EVERY);
    document.addEventListener('visibilitychange', look);
    window.addEventListener('pageshow', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('pageshow', look);
    };
  }, [look, instant]);
  return left;
}

interface Props {
  /** When the next card comes, in milliseconds since the epoch. */
  until: number;
  /** Cards that are still to be learnt. */
  cards: number;
  onCome: () => void;
  onShow: () => void;
  onEnd: () => void;
  ending: boolean;
  problem: ProblemError | null;
  space: string;
}

/** All that is left comes again in a while: when, and a way on for those who do not wait for it. */
export function Waiting({ until, cards, onCome, onShow, onEnd, ending, problem, space }: Props) {
  const left = useSecondsUntil(until, onCome);
  return (
    <div className={classes.wait}>
      <IconHourglassLow size={40} stroke={1.4} aria-hidden />
      <h2>
        <FormattedMessage id="flashcards.review.wait" values={{ cards }} />
      </h2>
      <p className={classes.countdown} role="timer">
        {formatClock(left)}
      </p>
      <p>
        <FormattedMessage id="flashcards.review.wait.about" values={{ cards }} />
      </p>
      {problem && <ProblemNotice error={problem} />}
      <div className={classes.marks}>
        <Button variant="default" loading={ending} onClick={onEnd}>
          <FormattedMessage id="flashcards.review.wait.end" />
        </Button>
        <Button onClick={onShow} aria-keyshortcuts="Space">
          <FormattedMessage id="flashcards.review.wait.show" /> <Key name={space} />
        </Button>
      </div>
    </div>
  );
}

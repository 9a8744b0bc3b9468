import { IconAlertCircle } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { href } from '~/domain/kit/contract';
import { joinPrompt } from '~/domain/group-practice/contract';
import { stationList } from '~/domain/stations/contract';
import { STATION_BASES } from '~/domain/stations/styles';
import type { ProblemError } from '~/web/live/client';
import { steadyNow } from '~/web/live/server-time';
import { Button, LinkButton } from '~/web/ui/button';
import layout from '~/web/ui/layout.module.css';
import { Notice } from '~/web/ui/notice';
import { useProblemMessage } from '~/web/ui/problem';

/** Trying the same again is of no use after these. */
const FINAL = new Set(['pin-wrong', 'group-ended', 'group-removed', 'event-place-needed', 'not-found']);

function useSecondsLeft(seconds: number): number {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const until = steadyNow() + seconds * 1_000;
    const timer = setInterval(() => setLeft(Math.max(0, Math.ceil((until - steadyNow()) / 1_000))), 250);
    return () => clearInterval(timer);
  }, [seconds]);
  return left;
}

/** Why joining did not work, and a way on. */
export function JoinProblem({ error, onRetry }: { error: ProblemError; onRetry: () => void }) {
  const message = useProblemMessage();
  const wait = useSecondsLeft(error.retryAfter ?? 0);

  return (
    <div className={layout.stackMedium}>
      <Notice
        tone="wrong"
        icon={<IconAlertCircle aria-hidden />}
        role="alert"
        title={<FormattedMessage id="group-practice.join.failed" />}
      >
        {message(error)}
      </Notice>
      {!FINAL.has(error.code) && (
        <Button variant="default" disabled={wait > 0} onClick={onRetry}>
          {wait > 0 ? (
            <FormattedMessage id="group-practice.join.again-in" values={{ seconds: wait }} />
          ) : (
            <FormattedMessage id="group-practice.join.again" />
          )}
        </Button>
      )}
      <LinkButton to={href(joinPrompt)}>
        <FormattedMessage id="group-practice.join.other-pin" />
      </LinkButton>
      <LinkButton variant="subtle" to={href(stationList, { base: STATION_BASES[0] })}>
        <FormattedMessage id="group-practice.to-stations" />
      </LinkButton>
    </div>
  );
}

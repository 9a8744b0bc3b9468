import { Paper, Text, Title } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { RunSnapshot } from '~/domain/circuit-runs/contract';
import { href } from '~/domain/kit/contract';
import { summary } from '~/domain/stations/summary-contract';
import { baseOf } from '~/domain/stations/styles';
import { useSecondsUntil } from '~/web/parts/group-practice/use-seconds-until';
import { castOf } from '~/web/ui/art/cast-of';
import { AboutTime, WaitingScene } from '~/web/ui/art/waiting-scene';
import { PageHeader } from '~/web/ui/page-header';
import { People } from './people';
import { Plan } from './plan';
import text from '~/web/ui/text.module.css';
import classes from './run-page.module.css';

interface Props {
  run: RunSnapshot;
  me: number;
}

/** The run while it runs: for those who wait for marks, who came late, or who look up from their view. */
export function StatusScreen({ run, me }: Props) {
  const { formatMessage: say } = useIntl();
  const mine = run.members.find(({ id }) => id === me);
  const examiner = run.members.find(({ role }) => role === 'examiner');
  const waitsForMarks =
    run.phase === 'feedback' && run.quizlog_id === 0 && examiner !== undefined && examiner.id !== me;
  const about = waitsForMarks ? 'waits-for-marks.about' : run.plan.length > 0 ? 'late.about' : 'late.last';

  return (
    <>
      <PageHeader title={run.station?.name ?? run.label} eyebrow={run.label} />
      {(waitsForMarks || mine?.role === 'none') && (
        <WaitingScene
          role="status"
          cast={castOf(run.members, (role) => ({ awaited: waitsForMarks && role === 'examiner' }))}
          now={
            waitsForMarks ? (
              <FormattedMessage id="circuit-runs.waits-for-marks" values={{ name: examiner.name }} />
            ) : (
              <FormattedMessage id="circuit-runs.late" />
            )
          }
          usually={
            run.phase === 'feedback' && run.phase_ends_at && <NextIn at={run.phase_ends_at} next={run.plan[0]?.round} />
          }
        >
          <p className={text.dimmedBody}>
            <FormattedMessage id={`circuit-runs.${about}`} />
          </p>
        </WaitingScene>
      )}
      <div className={classes.columns}>
        {run.plan.length > 0 ? (
          <Paper component="section" withBorder className={classes.panel} aria-labelledby="plan">
            <Plan run={run} me={me} />
          </Paper>
        ) : (
          <Paper component="section" withBorder className={classes.panel}>
            <Text>
              <FormattedMessage id="circuit-runs.plan.last" />
            </Text>
          </Paper>
        )}
        <div className={classes.side}>
          <Paper component="section" withBorder className={classes.panel} aria-labelledby="people">
            <People run={run} me={me} />
          </Paper>
          {run.results.length > 0 && (
            <Paper component="section" withBorder className={classes.panel} aria-labelledby="so-far">
              <Title order={2} id="so-far">
                <FormattedMessage id="circuit-runs.so-far" />
              </Title>
              <ol className={classes.results} aria-label={say({ id: 'circuit-runs.so-far' })}>
                {run.results.map((result) => (
                  <li key={result.round}>
                    {result.quizlog_id !== null && result.readers.includes(me) ? (
                      <Link
                        to={href(summary, { base: baseOf(run.style), quizlog_id: result.quizlog_id }, { pin: run.pin })}
                      >
                        {result.station}
                      </Link>
                    ) : (
                      <span>{result.station}</span>
                    )}
                    <span className={text.dimmedBlock}>
                      <FormattedMessage id={`circuit-runs.outcome.${result.outcome}`} />
                      {result.candidate && ` · ${result.candidate}`}
                    </span>
                  </li>
                ))}
              </ol>
            </Paper>
          )}
        </div>
      </div>
    </>
  );
}

/** By the clock of the run, which everybody has. @param next the number of the round; undefined if it was the last */
function NextIn({ at, next }: { at: number; next: number | undefined }) {
  const seconds = useSecondsUntil(at);
  return <AboutTime of={`circuit-runs.${next ? 'round' : 'results'}-in`} round={next} seconds={seconds} />;
}

import { Paper, Text, Title } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { RunSnapshot } from '~/domain/circuit-runs/contract';
import { href } from '~/domain/kit/contract';
import { summary } from '~/domain/stations/summary-contract';
import { baseOf } from '~/domain/stations/styles';
import { PageHeader } from '~/web/ui/page-header';
import { PulsingDots } from '~/web/ui/pulsing-dots';
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

  return (
    <>
      <PageHeader title={run.station?.name ?? run.label} eyebrow={run.label} />
      {waitsForMarks ? (
        <Paper withBorder className={classes.panel}>
          <Text fw={650} className={classes.waiting} role="status">
            <PulsingDots />
            <FormattedMessage id="circuit-runs.waits-for-marks" values={{ name: examiner.name }} />
          </Text>
          <Text c="dimmed">
            <FormattedMessage id="circuit-runs.waits-for-marks.about" />
          </Text>
        </Paper>
      ) : (
        mine?.role === 'none' && (
          <Paper withBorder className={classes.panel}>
            <Text fw={650} role="status">
              <FormattedMessage id="circuit-runs.late" />
            </Text>
            <Text c="dimmed">
              <FormattedMessage id={run.plan.length > 0 ? 'circuit-runs.late.about' : 'circuit-runs.late.last'} />
            </Text>
          </Paper>
        )
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

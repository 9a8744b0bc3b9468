import { Button, Group, Title } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { assess } from '~/domain/ops/assess';
import type { JobState, OpsSnapshot, Percentiles, QueueState } from '~/domain/ops/contract';
import { useFigures } from './figures';
import { QueueMenu } from './queue-menu';
import { SeverityMark } from './severity-mark';
import { useQueueWords } from './use-queue-words';
import layout from '~/web/ui/layout.module.css';
import classes from './ops.module.css';

const STATES = ['waiting', 'active', 'delayed', 'failed'] as const;

interface Props {
  queue: QueueState;
  snapshot: OpsSnapshot;
  onShow: (state: JobState) => void;
}

/** One queue: how it is, its figures, and what can be done with it. */
export function QueueCard({ queue, snapshot, onShow }: Props) {
  const { nameOf } = useQueueWords();
  const { count, seconds, time } = useFigures();
  const severity = assess(snapshot).find((finding) => finding.queue === queue.name)?.severity ?? 'well';
  const heading = `queue-${queue.name}`;

  return (
    <article className={`${layout.box} ${classes.card}`} data-severity={severity} aria-labelledby={heading}>
      <Group justify="space-between" wrap="nowrap" align="flex-start">
        <div>
          <Title order={3} id={heading}>
            {nameOf(queue.name)}
          </Title>
          <Group gap="sm">
            <SeverityMark severity={severity} />
            {queue.paused && (
              <span className={classes.paused}>
                <FormattedMessage id="ops.queue-paused" />
              </span>
            )}
          </Group>
        </div>
        <QueueMenu queue={queue} name={nameOf(queue.name)} onShow={onShow} />
      </Group>
      <dl className={classes.counts}>
        {STATES.map((state) => (
          <div key={state}>
            <dt>
              <FormattedMessage id={`ops.state.${state}`} />
            </dt>
            <dd data-bad={(state === 'failed' && queue.failed > 0) || undefined}>{count(queue[state])}</dd>
          </div>
        ))}
        <div>
          <dt>
            <FormattedMessage id="ops.throughput" />
          </dt>
          <dd>{count(queue.throughput)}</dd>
        </div>
        <div>
          <dt>
            <FormattedMessage id="ops.oldest" />
          </dt>
          <dd>{seconds(queue.oldest_waiting)}</dd>
        </div>
      </dl>
      <dl className={classes.times}>
        {(['wait', 'run'] as const).map((kind) => (
          <div key={kind}>
            <dt>
              <FormattedMessage id={`ops.times.${kind}`} />
            </dt>
            <dd>
              <Times of={queue[kind]} time={time} />
            </dd>
          </div>
        ))}
      </dl>
      {queue.failed > 0 && (
        <Button variant="default" fullWidth mt="sm" onClick={() => onShow('failed')}>
          <FormattedMessage id="ops.failed-jobs" values={{ count: queue.failed }} />
        </Button>
      )}
    </article>
  );
}

const Times = ({ of, time }: { of: Percentiles; time: (ms: number | null) => string }) => (
  <FormattedMessage id="ops.times.pair" values={{ p50: time(of.p50), p99: time(of.p99) }} />
);

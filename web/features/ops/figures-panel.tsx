import { Select } from '@mantine/core';
import { memo, useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { PLACES, type OpsPoint } from '~/domain/ops/contract';
import { Section } from '~/web/ui/section-heading';
import { Figure } from './figure';
import { useFigures } from './figures';
import { added, lineOf, longest, ofQueues, type Line } from './lines';
import { useQueueWords } from './use-queue-words';
import classes from './ops.module.css';

type Say = (id: string) => string;

function linesOf(
  points: readonly OpsPoint[],
  queue: string | null,
  say: Say,
): Record<'jobs' | 'wait' | 'run' | 'throughput' | 'push' | 'people' | 'sockets', Line[]> {
  const sum = (state: 'waiting' | 'active' | 'failed' | 'throughput') => (point: OpsPoint) =>
    added(ofQueues(queue, point, (each) => each[state]));
  const time = (kind: 'wait' | 'run', which: 0 | 1) => (point: OpsPoint) =>
    longest(ofQueues(queue, point, (each) => each[kind][which]));
  const pair = (p50: (point: OpsPoint) => number | null, p99: (point: OpsPoint) => number | null) => [
    lineOf(say('ops.p99'), points, p99),
    lineOf(say('ops.p50'), points, p50),
  ];
  return {
    jobs: [
      lineOf(say('ops.state.waiting'), points, sum('waiting')),
      lineOf(say('ops.state.active'), points, sum('active')),
      lineOf(say('ops.state.failed'), points, sum('failed')),
    ],
    wait: pair(time('wait', 0), time('wait', 1)),
    run: pair(time('run', 0), time('run', 1)),
    throughput: [lineOf(say('ops.throughput'), points, sum('throughput'))],
    push: pair(
      ({ push }) => push[0],
      ({ push }) => push[1],
    ),
    people: PLACES.map((place) => lineOf(say(`ops.people.${place}`), points, ({ people }) => people[place] ?? null)),
    sockets: [
      lineOf(say('ops.sockets'), points, ({ sockets }) => sockets),
      lineOf(say('ops.watched'), points, ({ watched }) => watched),
    ],
  };
}

/** The last 15 minutes, drawn again with each new point rather than every second. */
export const FiguresPanel = memo(function FiguresPanel({
  points,
  queues,
}: {
  points: readonly OpsPoint[];
  queues: string;
}) {
  const { formatMessage } = useIntl();
  const { nameOf } = useQueueWords();
  const { count, time } = useFigures();
  const [queue, setQueue] = useState<string | null>(null);
  const say: Say = (id) => formatMessage({ id });
  const lines = useMemo(() => linesOf(points, queue, (id) => formatMessage({ id })), [points, queue, formatMessage]);
  const now = points.at(-1)?.at ?? 0;
  const figures = [
    ['jobs', count],
    ['throughput', count],
    ['wait', time],
    ['run', time],
    ['push', time],
    ['people', count],
    ['sockets', count],
  ] as const;

  return (
    <Section id="ops-figures" title={<FormattedMessage id="ops.last-minutes" />}>
      <Select
        className={classes.queueSelect}
        label={say('ops.figures.queue')}
        placeholder={say('ops.figures.all')}
        clearable
        value={queue}
        onChange={setQueue}
        data={queues
          .split('\n')
          .filter(Boolean)
          .map((value) => ({ value, label: nameOf(value) }))}
      />
      <div className={classes.figureGrid}>
        {figures.map(([name, format]) => (
          <Figure
            key={name}
            title={say(`ops.figure.${name}`)}
            lines={lines[name]}
            now={now}
            whole={format === count}
            format={format}
          />
        ))}
      </div>
    </Section>
  );
});

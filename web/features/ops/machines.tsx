import { Table } from '@mantine/core';
import { FormattedMessage, FormattedRelativeTime } from 'react-intl';
import type { OpsSnapshot, ProcessState } from '~/domain/ops/contract';
import { Section } from '~/web/ui/section-heading';
import { useFigures } from './figures';
import { SeverityMark } from './severity-mark';
import { TableHead } from '~/web/ui/table-head';
import text from '~/web/ui/text.module.css';
import layout from '~/web/ui/layout.module.css';
import classes from './ops.module.css';

/** The machinery: servers, gateways, workers. */
export function Machines({ snapshot }: { snapshot: OpsSnapshot }) {
  const { count, time, seconds, bytes } = useFigures();
  const { postgres, redis, outbox, push } = snapshot;
  const servers = [
    {
      name: 'postgres',
      up: postgres.up,
      facts: [
        ['ops.fact.answers', time(postgres.ms)],
        ['ops.fact.connections', `${count(postgres.connections)} / ${count(postgres.connections_max)}`],
      ],
    },
    {
      name: 'redis',
      up: redis.up,
      facts: [
        ['ops.fact.answers', time(redis.ms)],
        ['ops.fact.memory', bytes(redis.memory)],
        ['ops.fact.clients', count(redis.clients)],
      ],
    },
    {
      name: 'outbox',
      up: outbox !== null,
      facts: [
        ['ops.fact.overdue', count(outbox && outbox.overdue)],
        ['ops.fact.oldest', seconds(outbox && outbox.oldest)],
        ['ops.fact.push', time(push && push.p99)],
      ],
    },
  ] as const;

  return (
    <Section id="ops-machines" title={<FormattedMessage id="ops.machines" />}>
      <div className={classes.servers}>
        {servers.map(({ name, up, facts }) => (
          <div key={name} className={layout.box}>
            <div className={classes.serverName}>
              <strong>
                <FormattedMessage id={`ops.server.${name}`} />
              </strong>
              <SeverityMark severity={up ? 'well' : 'trouble'} />
            </div>
            <dl className={classes.facts}>
              {facts.map(([id, value]) => (
                <div key={id}>
                  <dt>
                    <FormattedMessage id={id} />
                  </dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
      <Processes processes={snapshot.processes ?? []} at={snapshot.at} />
    </Section>
  );
}

function Processes({ processes, at }: { processes: readonly ProcessState[]; at: number }) {
  const { count } = useFigures();
  return (
    <Table.ScrollContainer minWidth={320} mt="md">
      <Table verticalSpacing="xs" horizontalSpacing="sm">
        <TableHead columns={['ops.process', 'ops.process.since', 'ops.sockets', 'ops.watched']} words={2} />
        <Table.Tbody>
          {processes.map((each) => (
            <Table.Tr key={each.id}>
              <Table.Td>
                <div>
                  <FormattedMessage id={`ops.process.${each.kind}`} />
                </div>
                <div className={text.dimmedSmall}>
                  {each.host}, {each.pid}
                </div>
              </Table.Td>
              <Table.Td>
                <Since ms={each.started_at - at} />
              </Table.Td>
              <Table.Td ta="end">{count(each.sockets)}</Table.Td>
              <Table.Td ta="end">{count(each.watched)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

function Since({ ms }: { ms: number }) {
  const minutes = Math.round(ms / 60_000);
  if (minutes > -120) return <FormattedRelativeTime value={Math.min(0, minutes)} unit="minute" />;
  return minutes > -2_880 ? (
    <FormattedRelativeTime value={Math.round(minutes / 60)} unit="hour" />
  ) : (
    <FormattedRelativeTime value={Math.round(minutes / 1_440)} unit="day" />
  );
}

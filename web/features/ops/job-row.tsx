import { Button, Group, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPlayerTrackNext, IconRotateClockwise, IconUsers } from '@tabler/icons-react';
import { FormattedList, FormattedMessage, useIntl } from 'react-intl';
import type { OpsJob } from '~/domain/ops/contract';
import { ConfirmDialog } from '~/web/ui/confirm-dialog';
import { ProblemNotice } from '~/web/ui/problem';
import { TimeAgo } from '~/web/ui/time-ago';
import { useAct } from './use-act';
import classes from './ops.module.css';

/** One job: whom it affects first. */
export function JobRow({ job, onDone }: { job: OpsJob; onDone: () => unknown }) {
  const { formatMessage: say, formatDate } = useIntl();
  const [asking, { open, close }] = useDisclosure(false);
  const done = () => {
    close();
    onDone();
  };
  const deed = job.state === 'failed' ? 'retry' : job.state === 'delayed' && job.promotable ? 'promote' : null;
  const acts = { retry: useAct('retry_job', done), promote: useAct('promote_job', done) };
  const act = deed && acts[deed];
  const { affects } = job;

  return (
    <li className={classes.job}>
      <div className={classes.affects}>
        <IconUsers size={20} aria-hidden />
        <div>
          <Text fw={600}>
            {affects && affects.people.length > 0 ? (
              <FormattedList value={affects.people} />
            ) : (
              <FormattedMessage id="ops.affects.nobody" />
            )}
          </Text>
          {affects && <Text size="sm">{affects.thing}</Text>}
          {affects && !affects.missed && (
            <Text size="sm" c="dimmed">
              <FormattedMessage id="ops.affects.settled" />
            </Text>
          )}
        </div>
      </div>
      {job.failure && (
        <Text size="sm" className={classes.failure}>
          {job.failure}
        </Text>
      )}
      <Group justify="space-between" mt={8} gap="sm">
        <Text size="xs" c="dimmed">
          <FormattedMessage
            id={`ops.job.${job.state}`}
            values={{
              id: job.id,
              when: job.state === 'delayed' ? formatDate(job.at, { timeStyle: 'medium' }) : <TimeAgo at={job.at} />,
            }}
          />
        </Text>
        {deed && (
          <Button
            variant="default"
            leftSection={
              deed === 'retry' ? (
                <IconRotateClockwise size={18} aria-hidden />
              ) : (
                <IconPlayerTrackNext size={18} aria-hidden />
              )
            }
            onClick={open}
          >
            <FormattedMessage id={`ops.act.${deed}`} />
          </Button>
        )}
      </Group>
      <ConfirmDialog
        opened={asking}
        title={deed && say({ id: `ops.ask-job.${deed}` })}
        confirm={deed && say({ id: `ops.act.${deed}` })}
        loading={act?.isPending}
        onClose={close}
        onConfirm={() => act?.mutate({ job_id: job.id })}
      >
        {deed && say({ id: `ops.ask-job.${deed}.then` })}
        {act?.error && <ProblemNotice error={act.error} />}
      </ConfirmDialog>
    </li>
  );
}

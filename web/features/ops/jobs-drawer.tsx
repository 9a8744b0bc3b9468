import { Drawer, Pagination, SegmentedControl, Stack } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { JOB_STATES, opsJobs, type JobState, type QueueState } from '~/domain/ops/contract';
import { useCall } from '~/web/live/client';
import { EmptyState } from '~/web/ui/empty-state';
import { ProblemNotice } from '~/web/ui/problem';
import { SkeletonList } from '~/web/ui/skeleton-list';
import { JobRow } from './job-row';
import { useQueueWords } from './use-queue-words';

interface Props {
  shown: { queue: string; state: JobState } | null;
  /** As it is now, so that the list is read again when it changes. */
  queue: QueueState | undefined;
  onShow: (state: JobState) => void;
  onClose: () => void;
}

/** The jobs of a queue: whom each affects, why it failed, and what can be done. */
export function JobsDrawer({ shown, queue, onShow, onClose }: Props) {
  const { nameOf } = useQueueWords();
  return (
    <Drawer opened={shown !== null} onClose={onClose} position="right" size="lg" title={shown && nameOf(shown.queue)}>
      {shown && <Jobs key={`${shown.queue} ${shown.state}`} {...shown} now={queue} onShow={onShow} />}
    </Drawer>
  );
}

function Jobs({
  queue,
  state,
  now,
  onShow,
}: {
  queue: string;
  state: JobState;
  now: QueueState | undefined;
  onShow: (state: JobState) => void;
}) {
  const { formatMessage: say } = useIntl();
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useCall(opsJobs, { queue, state, page });
  const count = now?.[state];
  useEffect(() => void refetch(), [count, refetch]);

  return (
    <Stack gap="md">
      <SegmentedControl
        fullWidth
        aria-label={say({ id: 'ops.jobs.state' })}
        value={state}
        onChange={(value) => onShow(value as JobState)}
        data={JOB_STATES.map((value) => ({
          value,
          label: say({ id: 'ops.jobs.tab' }, { state: say({ id: `ops.state.${value}` }), count: now?.[value] ?? 0 }),
        }))}
      />
      {error && !data && <ProblemNotice error={error} onRetry={refetch} />}
      {!data && !error && <SkeletonList rows={3} height={120} />}
      {data?.items.length === 0 && (
        <EmptyState icon={<IconCircleCheck aria-hidden />} title={<FormattedMessage id={`ops.jobs.none.${state}`} />} />
      )}
      {data && data.items.length > 0 && (
        <Stack component="ul" gap="sm" m={0} p={0}>
          {data.items.map((job) => (
            <JobRow key={job.id} job={job} onDone={refetch} />
          ))}
        </Stack>
      )}
      {data && data.pages > 1 && <Pagination total={data.pages} value={page} onChange={setPage} />}
    </Stack>
  );
}

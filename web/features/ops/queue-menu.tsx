import { ActionIcon, Menu } from '@mantine/core';
import {
  IconDots,
  IconDroplet,
  IconList,
  IconPlayerPause,
  IconPlayerPlay,
  IconRotateClockwise,
} from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { JobState, QueueState } from '~/domain/ops/contract';
import { ConfirmDialog } from '~/web/ui/confirm-dialog';
import { ProblemNotice } from '~/web/ui/problem';
import { useAct } from './use-act';
import { useQueueWords } from './use-queue-words';

type Deed = 'retry' | 'pause' | 'resume' | 'drain';

/** What can be done with a whole queue; each is asked about once, and written down. */
export function QueueMenu({
  queue,
  name,
  onShow,
}: {
  queue: QueueState;
  name: string;
  onShow: (state: JobState) => void;
}) {
  const { formatMessage: say } = useIntl();
  const { hurtsOf } = useQueueWords();
  const [asked, setAsked] = useState<Deed | null>(null);
  const close = () => setAsked(null);
  const acts = {
    retry: useAct('retry_queue', close),
    pause: useAct('pause_queue', close),
    resume: useAct('resume_queue', close),
    drain: useAct('drain_queue', close),
  };
  const act = asked && acts[asked];
  const ask = (deed: Deed) => () => {
    acts[deed].reset();
    setAsked(deed);
  };

  return (
    <>
      <Menu position="bottom-end" width={240}>
        <Menu.Target>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={48}
            aria-label={say({ id: 'ops.queue-menu' }, { queue: name })}
          >
            <IconDots size={20} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            mih={44}
            leftSection={<IconList size={18} aria-hidden />}
            onClick={() => onShow(queue.failed > 0 ? 'failed' : 'waiting')}
          >
            <FormattedMessage id="ops.show-jobs" />
          </Menu.Item>
          <Menu.Item
            mih={44}
            leftSection={<IconRotateClockwise size={18} aria-hidden />}
            disabled={queue.failed === 0}
            onClick={ask('retry')}
          >
            <FormattedMessage id="ops.act.retry-queue" />
          </Menu.Item>
          {queue.paused ? (
            <Menu.Item mih={44} leftSection={<IconPlayerPlay size={18} aria-hidden />} onClick={ask('resume')}>
              <FormattedMessage id="ops.act.resume" />
            </Menu.Item>
          ) : (
            <Menu.Item mih={44} leftSection={<IconPlayerPause size={18} aria-hidden />} onClick={ask('pause')}>
              <FormattedMessage id="ops.act.pause" />
            </Menu.Item>
          )}
          <Menu.Item
            mih={44}
            color="red"
            leftSection={<IconDroplet size={18} aria-hidden />}
            disabled={queue.waiting === 0}
            onClick={ask('drain')}
          >
            <FormattedMessage id="ops.act.drain" />
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <ConfirmDialog
        opened={asked !== null}
        title={asked && say({ id: `ops.ask.${asked}` }, { queue: name })}
        confirm={asked && say({ id: `ops.act.${asked}` })}
        destructive={asked === 'drain'}
        loading={act?.isPending}
        onClose={close}
        onConfirm={() => act?.mutate({ queue: queue.name })}
      >
        {asked &&
          say(
            { id: `ops.ask.${asked}.then` },
            { count: asked === 'drain' ? queue.waiting : queue.failed, hurts: hurtsOf(queue.name) },
          )}
        {act?.error && <ProblemNotice error={act.error} />}
      </ConfirmDialog>
    </>
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { opsPage, type Act } from '~/domain/ops/contract';
import type { Input, Output } from '~/domain/kit/contract';
import { pageKey, useAction } from '~/web/live/client';
import { useAnnounce } from '~/web/ui/announcer';

type Name = keyof typeof opsPage.actions;
const WORD: Record<Name, Act> = {
  retry_job: 'retry',
  retry_queue: 'retry',
  promote_job: 'promote',
  pause_queue: 'pause',
  resume_queue: 'resume',
  drain_queue: 'drain',
};

/** An operator's act: says when it is done, and has the log read again. */
export function useAct<N extends Name>(name: N, onDone?: () => void) {
  const cache = useQueryClient();
  const announce = useAnnounce();
  const { formatMessage } = useIntl();
  return useAction<typeof opsPage, N>(
    opsPage,
    name,
    {},
    {
      onSuccess: (answer: Output<(typeof opsPage)['actions'][N]>, _input: Input<(typeof opsPage)['actions'][N]>) => {
        announce(formatMessage({ id: `ops.told.${WORD[name]}` }, { count: answer.jobs }));
        void cache.invalidateQueries({ queryKey: pageKey(opsPage) });
        onDone?.();
      },
    },
  );
}

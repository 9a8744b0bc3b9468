import { FormattedMessage } from 'react-intl';
import { runPage } from '~/domain/circuit-runs/contract';
import { useEnter } from '~/web/core/enter';
import { useAction } from '~/web/live/client';
import { ConfirmDialog } from '~/web/ui/confirm-dialog';
import { forgetRun } from './use-follow';

interface Props {
  pin: string;
  isHost: boolean;
  /** What is asked about; null while nothing is. */
  asking: 'leave' | 'end' | null;
  onClose: () => void;
}

/** Leaving a run, and ending it for everyone: asked once, for neither can be taken back. */
export function LeaveDialog({ pin, isHost, asking, onClose }: Props) {
  const enter = useEnter();
  const away = {
    onSuccess: ({ next_url }: { next_url: string }) => {
      forgetRun(pin);
      void enter(next_url);
    },
  };
  const leave = useAction(runPage, 'leave', { params: { pin } }, away);
  const end = useAction(runPage, 'end', { params: { pin } }, away);
  const act = asking === 'end' ? end : leave;
  const about = asking ?? 'leave';
  return (
    <ConfirmDialog
      opened={asking !== null}
      destructive
      title={<FormattedMessage id={`circuit-runs.${about}.question`} />}
      confirm={<FormattedMessage id={`circuit-runs.${about}`} />}
      loading={act.isPending || act.isSuccess}
      problem={act.error}
      onConfirm={() => act.mutate({})}
      onClose={onClose}
    >
      <FormattedMessage
        id={about === 'leave' && isHost ? 'circuit-runs.leave.consequence-host' : `circuit-runs.${about}.consequence`}
      />
    </ConfirmDialog>
  );
}

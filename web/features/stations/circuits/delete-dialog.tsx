import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router';
import { type CircuitData, deleteCircuit } from '~/domain/stations/circuits/contract';
import { useMutate } from '~/web/live/client';
import { ConfirmDialog } from '~/web/ui/confirm-dialog';

export function DeleteDialog({
  circuit,
  opened,
  onClose,
}: {
  circuit: CircuitData['circuit'];
  opened: boolean;
  onClose: () => void;
}) {
  const navigate = useNavigate();
  const remove = useMutate(deleteCircuit, { onSuccess: ({ next_url }) => navigate(next_url, { replace: true }) });
  return (
    <ConfirmDialog
      opened={opened}
      title={<FormattedMessage id="circuits.delete.title" values={{ label: circuit.label }} />}
      confirm={<FormattedMessage id="circuits.delete" />}
      destructive
      loading={remove.isPending}
      problem={remove.error}
      onConfirm={() => remove.mutate({ circuit_id: circuit.id })}
      onClose={onClose}
    >
      <FormattedMessage id="circuits.delete.body" />
    </ConfirmDialog>
  );
}

import { Button, Group, Modal, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router';
import { href } from '~/domain/kit/contract';
import { type CircuitData, circuitPage, LABEL_MAX, renameCircuit } from '~/domain/stations/circuits/contract';
import type { StationBase } from '~/domain/stations/styles';
import { useMutate } from '~/web/live/client';
import { useProblemMessage } from '~/web/ui/problem';

/** Another label, and with it another address. */
export function RenameDialog({
  circuit,
  base,
  opened,
  onClose,
}: {
  circuit: CircuitData['circuit'];
  base: StationBase;
  opened: boolean;
  onClose: () => void;
}) {
  const navigate = useNavigate();
  const message = useProblemMessage();
  const [label, setLabel] = useState(circuit.label);
  const rename = useMutate(renameCircuit, {
    onSuccess: async ({ slug }) => {
      onClose();
      await navigate(href(circuitPage, { base, slug }), { replace: true });
    },
  });
  return (
    <Modal opened={opened} onClose={onClose} title={<FormattedMessage id="circuits.rename.title" />}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          rename.mutate({ circuit_id: circuit.id, label });
        }}
      >
        <Stack gap="md">
          <TextInput
            data-autofocus
            label={<FormattedMessage id="circuits.label" />}
            value={label}
            maxLength={LABEL_MAX}
            error={rename.error && message(rename.error)}
            onChange={(event) => setLabel(event.currentTarget.value)}
          />
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose}>
              <FormattedMessage id="app.cancel" />
            </Button>
            <Button type="submit" loading={rename.isPending} disabled={label.trim() === ''}>
              <FormattedMessage id="circuits.rename" />
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}

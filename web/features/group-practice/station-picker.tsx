import { Button, type ButtonProps, Modal } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { FormattedMessage } from 'react-intl';
import { StationSearch } from './station-search';
import type { Group } from './use-group';

/** Opens the choice of a station for the same group and PIN; the host only. */
export function StationPicker({ group, ...button }: ButtonProps & { group: Group }) {
  const [opened, { open, close }] = useDisclosure(false);
  return (
    <>
      <Button {...button} onClick={open} aria-haspopup="dialog" />
      <Modal size="lg" opened={opened} onClose={close} title={<FormattedMessage id="group-practice.station.choose" />}>
        <StationSearch group={group} onChosen={close} />
      </Modal>
    </>
  );
}

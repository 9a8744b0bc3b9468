import { type ReactNode, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '~/web/ui/button';
import { Dialog } from '~/web/ui/dialog';
import { StationSearch } from './station-search';
import type { Group } from './use-group';

interface Props {
  group: Group;
  variant?: 'default';
  children: ReactNode;
}

/** Opens the choice of a station for the same group and PIN; the host only. */
export function StationPicker({ group, variant, children }: Props) {
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  return (
    <>
      <Button variant={variant} onClick={() => setOpened(true)} aria-haspopup="dialog">
        {children}
      </Button>
      {opened && (
        <Dialog closable size="large" onClose={close} title={<FormattedMessage id="group-practice.station.choose" />}>
          <StationSearch group={group} onChosen={close} />
        </Dialog>
      )}
    </>
  );
}

import { FormattedMessage } from 'react-intl';
import { ConfirmDialog } from '~/web/ui/confirm-dialog';
import { WithMantine } from '~/web/ui/mantine';

interface Props {
  opened: boolean;
  leaving: boolean;
  problem: Error | null;
  onLeave: () => void;
  onClose: () => void;
}

/** Asks a guest before they leave the group: there is no way back. */
export const LeaveGroup = ({ opened, leaving, problem, onLeave, onClose }: Props) => (
  <WithMantine>
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      onConfirm={onLeave}
      destructive
      loading={leaving}
      problem={problem}
      title={<FormattedMessage id="app.guest.leave.title" />}
      confirm={<FormattedMessage id="app.guest.leave" />}
    >
      <FormattedMessage id="app.guest.leave.body" />
    </ConfirmDialog>
  </WithMantine>
);

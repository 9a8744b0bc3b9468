import { Group, Paper, Text, UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconArrowsMaximize } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { CopyButton } from '../../ui/copy-button';
import { inviteLink, invitePlace } from '../../ui/invite/invite';
import classes from './invite-card.module.css';
import { PinDigits } from '../../ui/invite/pin-digits';
import { QrCode } from '../../ui/invite/qr-code';
import { TableView } from './table-view';
import { TalkHere } from './talk-here';
import type { Group as PracticeGroup } from './use-group';

/** How others get in: PIN, QR code of 128 px, link, chat (spec 3 §2, §9). */
export function InviteCard({ group }: { group: PracticeGroup }) {
  const [shown, { open, close }] = useDisclosure(false);
  return (
    <Paper component="section" withBorder className={classes.card}>
      <div className={classes.words}>
        <Text component="h2" fz="md" fw={400}>
          <FormattedMessage id="group-practice.invite.how" values={{ place: <strong className={classes.place}>{invitePlace()}</strong> }} />
        </Text>
        <PinDigits pin={group.pin} />
        <Group gap="xs" mt="sm">
          <CopyButton value={group.pin}>
            <FormattedMessage id="group-practice.copy.pin" />
          </CopyButton>
          <CopyButton value={inviteLink(group.pin)}>
            <FormattedMessage id="group-practice.copy.link" />
          </CopyButton>
          <TalkHere group={group} />
        </Group>
      </div>
      <UnstyledButton className={classes.qr} onClick={open} aria-haspopup="dialog">
        <QrCode pin={group.pin} />
        <span className={classes.enlarge}>
          <IconArrowsMaximize size={16} aria-hidden />
          <FormattedMessage id="group-practice.invite.enlarge" />
        </span>
      </UnstyledButton>
      <TableView group={group} opened={shown} onClose={close} />
    </Paper>
  );
}

import { Button, Group, Paper, Text, UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconArrowsMaximize, IconMessageCircle } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { CopyButton } from '../../ui/copy-button';
import { inviteLink, invitePlace } from './invite';
import classes from './invite-card.module.css';
import { PinDigits } from './pin-digits';
import { QrCode } from './qr-code';
import { TableView } from './table-view';
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
          <ChatLink href={group.lobby.chat_link} />
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

export function ChatLink({ href }: { href: string }) {
  if (href === '') return null;
  return (
    <Button variant="default" component="a" href={href} target="_blank" rel="noreferrer" leftSection={<IconMessageCircle size={18} aria-hidden />}>
      <FormattedMessage id="group-practice.chat" />
    </Button>
  );
}

import { Button, Menu } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { FormattedMessage } from 'react-intl';
import { ProblemError } from '~/web/live/problem-error';
import { ReportDialog } from '~/web/parts/acts/report-dialog';
import { TableView } from '~/web/parts/group-practice/table-view';
import { ConfirmDialog } from '~/web/ui/confirm-dialog';
import { NoticeDialog } from '~/web/ui/notice-dialog';
import { showToast } from '~/web/ui/toast';
import type { Section } from '../section';

function Confirm({ failed }: { failed: boolean }) {
  const [opened, { open, close }] = useDisclosure(false);
  return (
    <>
      <Button onClick={open}>Open</Button>
      <ConfirmDialog
        opened={opened}
        title={<FormattedMessage id="app.sign-out" />}
        confirm={<FormattedMessage id="app.sign-out" />}
        destructive
        problem={failed ? ProblemError.offline() : null}
        onConfirm={close}
        onClose={close}
      >
        <FormattedMessage id="app.not-advice" />
      </ConfirmDialog>
    </>
  );
}

function Notice() {
  const [opened, { open, close }] = useDisclosure(false);
  return (
    <>
      <Button onClick={open}>Open</Button>
      <NoticeDialog opened={opened} title={<FormattedMessage id="stations.timer.up" />} onClose={close}>
        <FormattedMessage id="stations.timer.up-watching" />
      </NoticeDialog>
    </>
  );
}

function Report() {
  const [opened, { open, close }] = useDisclosure(false);
  return (
    <>
      <Button onClick={open}>Open</Button>
      <ReportDialog
        kind="question_report"
        id={1}
        title={<FormattedMessage id="discussion.report.title" />}
        opened={opened}
        onClose={close}
        onReported={close}
      />
    </>
  );
}

function Table() {
  const [opened, { open, close }] = useDisclosure(false);
  return (
    <>
      <Button onClick={open}>Open</Button>
      {opened && (
        <TableView
          pin="482915037"
          invitation="k8d2"
          members={[
            { id: 1, name: 'Ana Ruiz' },
            { id: 2, name: 'Gilberto de la Fuente y Aguirre' },
          ]}
          onClose={close}
        />
      )}
    </>
  );
}

const Choices = () => (
  <Menu shadow="md">
    <Menu.Target>
      <Button>Open</Button>
    </Menu.Target>
    <Menu.Dropdown>
      <Menu.Label>
        <FormattedMessage id="app.language.label" />
      </Menu.Label>
      <Menu.Item>
        <FormattedMessage id="app.language.en" />
      </Menu.Item>
      <Menu.Item disabled>
        <FormattedMessage id="app.language.es" />
      </Menu.Item>
    </Menu.Dropdown>
  </Menu>
);

function sayAll(): void {
  showToast('Saved.', { stays: true });
  showToast('The connection is slow.', { tone: 'warning', stays: true });
  showToast('It will be tried again.', { title: 'Not sent', tone: 'failure', stays: true });
}

export const dialogs: Section = {
  id: 'dialogs',
  title: 'What opens over a page',
  states: {
    'asked once': () => <Confirm failed={false} />,
    'asked once, and it failed': () => <Confirm failed />,
    'one thing told': () => <Notice />,
    'a report': () => <Report />,
    'the whole screen': () => <Table />,
    'a menu': () => <Choices />,
    'short messages': () => <Button onClick={sayAll}>Open</Button>,
  },
};

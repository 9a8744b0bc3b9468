import { Modal, Table } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import classes from './run.module.css';

const KEYS = [
  [['1–9'], 'pick'],
  [['space'], 'primary'],
  [['shift', '→'], 'skip'],
  [['shift', 'R'], 'ranges'],
  [['Esc'], 'close'],
  [['B'], 'bookmark'],
  [['X'], 'report'],
  [['shift', '↑'], 'vote-up'],
  [['shift', '↓'], 'vote-down'],
] as const;
const NOT_IN_EXAMS: readonly string[] = ['vote-up', 'vote-down'];

/** Which keys do what (spec 1 §2). */
export function ShortcutsDialog({ opened, exam, onClose }: { opened: boolean; exam: boolean; onClose: () => void }) {
  return (
    <Modal opened={opened} onClose={onClose} title={<FormattedMessage id="quizzes.run.keys" />}>
      <Table verticalSpacing="sm">
        <Table.Tbody>
          {KEYS.filter(([, does]) => !exam || !NOT_IN_EXAMS.includes(does)).map(([keys, does]) => (
            <Table.Tr key={does}>
              <Table.Th w={120}>
                {keys.map((key) => (
                  <kbd key={key} className={classes.kbd}>
                    {key === 'space' || key === 'shift' ? <FormattedMessage id={`quizzes.run.key.${key}`} /> : key}
                  </kbd>
                ))}
              </Table.Th>
              <Table.Td>
                <FormattedMessage id={`quizzes.run.keys.${does}`} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Modal>
  );
}

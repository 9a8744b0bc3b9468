import { FormattedMessage } from 'react-intl';
import { Dialog } from '~/web/ui/dialog';
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
  if (!opened) return null;
  return (
    <Dialog closable onClose={onClose} title={<FormattedMessage id="quizzes.run.keys" />}>
      <table className={classes.keyTable}>
        <tbody>
          {KEYS.filter(([, does]) => !exam || !NOT_IN_EXAMS.includes(does)).map(([keys, does]) => (
            <tr key={does}>
              <th>
                {keys.map((key) => (
                  <kbd key={key} className={classes.kbd}>
                    {key === 'space' || key === 'shift' ? <FormattedMessage id={`quizzes.run.key.${key}`} /> : key}
                  </kbd>
                ))}
              </th>
              <td>
                <FormattedMessage id={`quizzes.run.keys.${does}`} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  );
}

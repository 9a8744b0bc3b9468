import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { GradeGroup } from '~/domain/stations/marking';
import { Button } from '~/web/ui/button';
import { Dialog } from '~/web/ui/dialog';
import text from '~/web/ui/text.module.css';
import { formatClock } from '~/web/ui/timer/format-clock';

interface Props {
  blocked: 'grades-missing' | 'nothing-ticked' | 'time-left' | null;
  /** Seconds that were left when it asked; infinite while the clock is not known. */
  left: number;
  /** Items that are not ticked. */
  unticked: number;
  missing: readonly GradeGroup[];
  dismiss: () => void;
  submit: () => void;
}

/** Why the marks did not go out: grades that are required, or a checklist without a tick, of which it warns once (spec 3 §8); in a group, that there is time left. */
export function SubmitModals({ blocked, left, missing, unticked, dismiss, submit }: Props) {
  const notice = { opened: blocked, onClose: dismiss };
  return (
    <>
      <Notice {...notice} of="grades-missing" words="stations.submit.grades" back="stations.submit.grades.back">
        <ul className={text.bullets}>
          {missing.map((group) => (
            <li key={group}>
              <FormattedMessage id={`stations.grade.${group}`} />
            </li>
          ))}
        </ul>
      </Notice>
      <Notice
        {...notice}
        of="time-left"
        words="stations.submit.early"
        values={{ left: Number.isFinite(left) ? formatClock(Math.floor(left)) : 'unknown', count: unticked }}
        onAnyway={submit}
      />
      <Notice {...notice} of="nothing-ticked" words="stations.submit.empty" onAnyway={submit} />
    </>
  );
}

interface NoticeProps {
  opened: Props['blocked'];
  of: Props['blocked'];
  words: string;
  values?: Record<string, string | number>;
  back?: string;
  children?: ReactNode;
  onClose: () => void;
  onAnyway?: () => void;
}

function Notice({ opened, of, words, values, back = 'stations.submit.empty.back', ...more }: NoticeProps) {
  const { children, onClose, onAnyway } = more;
  if (opened !== of) return null;
  return (
    <Dialog
      title={<FormattedMessage id={`${words}.title`} />}
      onClose={onClose}
      acts={
        <>
          {onAnyway && (
            <Button variant="default" onClick={onAnyway}>
              <FormattedMessage id={`${words}.anyway`} />
            </Button>
          )}
          <Button data-autofocus onClick={onClose}>
            <FormattedMessage id={back} />
          </Button>
        </>
      }
    >
      <p>
        <FormattedMessage id={words} values={values} />
      </p>
      {children}
    </Dialog>
  );
}

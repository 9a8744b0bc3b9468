import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import type { Warning } from '~/domain/questions/analysis/contract';
import lists from '~/web/ui/list.module.css';
import classes from './warnings.module.css';

/** What stands out, in a word each, for a line of a list. */
export function WarningMarks({ warnings }: { warnings: readonly Warning[] }) {
  if (warnings.length === 0) return null;
  return (
    <ul className={classes.marks}>
      {warnings.map((code) => (
        <li key={code} className={classes.mark} data-quiet={code === 'few-answers' || undefined}>
          <IconAlertTriangle size={14} aria-hidden />
          <FormattedMessage id={`questions.analysis.warning.${code}`} />
        </li>
      ))}
    </ul>
  );
}

/** What stands out, what it may mean, and what to do about it; or that nothing does. */
export function Warnings({ warnings }: { warnings: readonly Warning[] }) {
  if (warnings.length === 0) {
    return (
      <p className={classes.fine}>
        <IconCircleCheck size={20} aria-hidden />
        <FormattedMessage id="questions.analysis.fine" />
      </p>
    );
  }
  return (
    <ul className={lists.ofRows}>
      {warnings.map((code) => (
        <li key={code} className={classes.warning} data-quiet={code === 'few-answers' || undefined}>
          <IconAlertTriangle size={20} aria-hidden />
          <div>
            <strong>
              <FormattedMessage id={`questions.analysis.warning.${code}`} />
            </strong>
            <p>
              <FormattedMessage id={`questions.analysis.warning.${code}.why`} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

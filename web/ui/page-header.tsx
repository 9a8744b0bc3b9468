import type { ReactNode } from 'react';
import classes from './page-header.module.css';
import { usePageTitle } from './page-title';

/** The top of a page: its one `h1`, which takes the focus after navigation, and what can be done with the whole page. */
export function PageHeader({
  title,
  lead,
  eyebrow,
  actions,
  oneLine = false,
}: {
  title: string;
  lead?: ReactNode;
  eyebrow?: ReactNode;
  actions?: ReactNode;
  /** The title and the actions are short: they stay beside each other on a phone. */
  oneLine?: boolean;
}) {
  usePageTitle(title);
  return (
    <div className={classes.header} data-one-line={oneLine || undefined}>
      <div className={classes.words}>
        {eyebrow && <div className={classes.eyebrow}>{eyebrow}</div>}
        <h1 tabIndex={-1}>{title}</h1>
        {lead && <p className={classes.lead}>{lead}</p>}
      </div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </div>
  );
}

import type { ReactNode } from 'react';
import classes from './empty-state.module.css';

/** An empty list says what would be here and what to do about it. */
export function EmptyState({
  icon,
  art,
  title,
  children,
  action,
}: {
  icon?: ReactNode;
  /** A picture of `art`, in the place of the icon. */
  art?: ReactNode;
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className={classes.empty}>
      {art}
      {icon && (
        <div className={classes.icon} aria-hidden>
          {icon}
        </div>
      )}
      <p className={classes.title}>{title}</p>
      {children && <p className={classes.body}>{children}</p>}
      {action && <div className={classes.action}>{action}</div>}
    </div>
  );
}

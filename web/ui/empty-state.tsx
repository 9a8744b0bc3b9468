import { Text, ThemeIcon } from '@mantine/core';
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
        <ThemeIcon size={48} variant="light" aria-hidden>
          {icon}
        </ThemeIcon>
      )}
      <Text fw={650} size="md">
        {title}
      </Text>
      {children && (
        <Text c="dimmed" maw="48ch">
          {children}
        </Text>
      )}
      {action && <div className={classes.action}>{action}</div>}
    </div>
  );
}

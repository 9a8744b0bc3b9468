import { Group, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './page-header.module.css';
import { usePageTitle } from './page-title';

/** The top of a page: its one `h1`, which takes the focus after navigation, and what can be done with the whole page. */
export function PageHeader({
  title,
  lead,
  eyebrow,
  actions,
}: {
  title: string;
  lead?: ReactNode;
  eyebrow?: ReactNode;
  actions?: ReactNode;
}) {
  usePageTitle(title);
  return (
    <div className={classes.header}>
      <div className={classes.words}>
        {eyebrow && <div className={classes.eyebrow}>{eyebrow}</div>}
        <Title order={1} tabIndex={-1}>
          {title}
        </Title>
        {lead && (
          <Text c="dimmed" size="md" maw="68ch" mt={4}>
            {lead}
          </Text>
        )}
      </div>
      {actions && <Group gap="sm">{actions}</Group>}
    </div>
  );
}

import { Title } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import layout from '~/web/ui/layout.module.css';
import classes from './settings-card.module.css';

/** One thing that can be set or done, on a page of cards. */
export function SettingsCard({
  title,
  lead,
  children,
  id,
}: {
  title: ReactNode;
  lead?: ReactNode;
  children: ReactNode;
  /** The anchor of this card for links, as `#<id>`. */
  id?: string;
}) {
  const heading = useId();
  return (
    <section id={id} className={classes.card} aria-labelledby={heading}>
      <Title order={2} size="h3" id={heading}>
        {title}
      </Title>
      {lead && <p className={classes.lead}>{lead}</p>}
      <div className={layout.below}>{children}</div>
    </section>
  );
}

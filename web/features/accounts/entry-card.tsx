import type { ReactNode } from 'react';
import { WardScene } from '~/web/ui/art/ward-scene';
import { PageHeader } from '~/web/ui/page-header';
import classes from './entry-card.module.css';

/** The frame of signing in and registering: one column, one thing to do, and the way to the other one below. */
export function EntryCard({
  title,
  lead,
  children,
  otherwise,
}: {
  title: string;
  lead: ReactNode;
  children: ReactNode;
  otherwise: ReactNode;
}) {
  return (
    <div className={classes.column}>
      <WardScene className={classes.scene} low />
      <PageHeader title={title} lead={lead} />
      <div className={classes.card}>{children}</div>
      <p className={classes.otherwise}>{otherwise}</p>
    </div>
  );
}

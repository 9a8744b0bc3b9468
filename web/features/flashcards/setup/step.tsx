import { Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import classes from './setup.module.css';

/** A step of the set-up. A locked one cannot be used before those above it. */
export function Step({ title, locked, children }: { title: string; locked?: boolean; children: ReactNode }) {
  const heading = useId();
  return (
    <section className={classes.step} aria-labelledby={heading} data-locked={locked || undefined} inert={locked}>
      <Title order={2} id={heading}>
        {title}
      </Title>
      {children}
    </section>
  );
}

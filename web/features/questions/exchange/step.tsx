import { Text, Title } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import classes from './exchange.module.css';

/** One thing after the other: a card with its heading. */
export function Step({ title, about, children }: { title: ReactNode; about?: ReactNode; children: ReactNode }) {
  const heading = useId();
  return (
    <section className={classes.step} aria-labelledby={heading}>
      <div>
        <Title order={2} id={heading}>
          {title}
        </Title>
        {about && (
          <Text c="dimmed" size="sm" maw="68ch">
            {about}
          </Text>
        )}
      </div>
      {children}
    </section>
  );
}

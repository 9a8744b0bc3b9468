import { Title } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import layout from '~/web/ui/layout.module.css';

/** One thing after the other: a card with its heading. */
export function Step({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId();
  return (
    <section className={layout.step} aria-labelledby={heading}>
      <Title order={2} id={heading}>
        {title}
      </Title>
      {children}
    </section>
  );
}
